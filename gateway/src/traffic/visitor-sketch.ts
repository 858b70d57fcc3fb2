import { hash } from 'node:crypto';
import { SKETCH_REGISTERS } from '@practice/contracts';

export type Sketch = Map<number, number>;

/**
 * Adds a visitor to the sketch of an address. What stays of them is one register and how rare their hash is in it. The
 * address is part of the hash, so that nobody can be followed from one address to another; whoever does not have the salt,
 * which is of 256 random bits, can compute none.
 */
export function addVisitor(sketch: Sketch, { salt, visitor, path }: { salt: string; visitor: string; path: string }) {
  const digest = hash('sha256', `${salt}\n${path}\n${visitor}`);
  const register = Number.parseInt(digest.slice(0, 4), 16) % SKETCH_REGISTERS;
  const rank = Math.clz32(Number.parseInt(digest.slice(4, 12), 16)) + 1;
  if (rank > (sketch.get(register) ?? 0)) sketch.set(register, rank);
}
