/** Pieces have no names of their own: who stood on a space before is found again on the next picture. */

export interface Member {
  /** The same through its moves, so that it can be seen to go there. */
  id: string;
  seat: number;
  space: string;
}

/** The same pieces on these spaces: those that stay keep their places, the others take the new ones in order. */
export function followed(before: readonly Member[], spaces: readonly string[], seat: number): Member[] {
  if (before.length !== spaces.length) return spaces.map((space, number) => ({ id: `${seat} ${number}`, seat, space }));
  const stood = new Set(before.map(({ space }) => space));
  const fresh = spaces.filter((space) => !stood.has(space));
  return before.map((one) => (spaces.includes(one.space) ? one : { ...one, space: fresh.shift() ?? one.space }));
}
