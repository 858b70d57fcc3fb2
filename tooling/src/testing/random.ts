/** Repeatable random numbers: the same seed gives the same ones (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  /** The same things in another order. */
  function shuffle<T>(things: T[]): T[] {
    return things
      .map((thing) => ({ thing, order: next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ thing }) => thing);
  }
  return { next, shuffle };
}
