import type { Block } from './geometry.ts';

/** Which of how many lanes side by side a block is in. */
export type Lane = { at: number; of: number };

/** Blocks of one day side by side where their times overlap; a block has the same width as all that it touches. */
export function lanesOf(blocks: readonly Block[]): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, Lane>();
  let group: Block[] = [];
  let until = -1;
  function close() {
    const ends: number[] = [];
    const taken = group.map((block) => {
      const free = ends.findIndex((end) => end <= block.start);
      const at = free < 0 ? ends.length : free;
      ends[at] = block.end;
      return at;
    });
    for (const [index, block] of group.entries()) lanes.set(block.id, { at: taken[index] ?? 0, of: ends.length });
    group = [];
  }
  for (const block of [...blocks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (block.start >= until) close();
    group.push(block);
    until = Math.max(until, block.end);
  }
  close();
  return lanes;
}
