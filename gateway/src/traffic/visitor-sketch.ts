import { createHmac } from 'node:crypto';
import { SKETCH_REGISTERS } from '@practice/contracts';

export type Sketch = Map<number, number>;

/**
 * Adds a visitor to the sketch of an address. What stays of them is one register and how rare their hash is in it. The
 * address is part of the hash, so that nobody can be followed from one address to another.
 */
export function addVisitor(sketch: Sketch, { salt, visitor, path }: { salt: string; visitor: string; path: string }) {
  const hash = createHmac('sha256', salt).update(`${path}\n${visitor}`).digest();
  const register = hash.readUInt16BE(0) % SKETCH_REGISTERS;
  const rank = Math.clz32(hash.readUInt32BE(2)) + 1;
  if (rank > (sketch.get(register) ?? 0)) sketch.set(register, rank);
}
