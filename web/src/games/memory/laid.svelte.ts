/** In how many columns the cards lie on this page; 0 before its board has been measured. */
export const laid = $state({ columns: 0 });
