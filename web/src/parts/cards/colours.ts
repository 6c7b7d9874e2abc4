/** The colour of a numbered car: every ten numbers another. */
const COLOURS = ['blue', 'green', 'yellow', 'orange', 'red'];

export const colourOf = (number: number): string => COLOURS[Math.floor((number - 1) / 10)] ?? 'silver';
