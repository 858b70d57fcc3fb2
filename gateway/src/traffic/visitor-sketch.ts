import { hash } from 'node:crypto';
import { SKETCH_REGISTERS } from '@practice/contracts';

export type Sketch = Map<number, number>;

/** A visitor on one day, as two numbers of 32 bits. */
export type VisitorHash = readonly [number, number];

/** Whoever does not have the salt, which is of 256 random bits, can compute none. */
export function visitorHash(salt: string, visitor: string): VisitorHash {
  const digest = hash('sha256', `${salt}\n${visitor}`);
  return [Number.parseInt(digest.slice(0, 8), 16), Number.parseInt(digest.slice(8, 16), 16)];
}

/** An address as a number of 32 bits (FNV-1a), the same in every process. */
export function pathHash(path: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < path.length; index++) {
    value = Math.imul(value ^ path.charCodeAt(index), 0x01000193);
  }
  return value;
}

/**
 * Adds a visitor to the sketch of an address. What stays of them is one register and how rare their hash is in it. The
 * address is mixed in, so that nobody can be followed from one address to another.
 */
export function addVisitor(sketch: Sketch, [first, second]: VisitorHash, address: number): void {
  const register = mixed(first ^ address) % SKETCH_REGISTERS;
  const rank = Math.clz32(mixed(second ^ address)) + 1;
  if (rank > (sketch.get(register) ?? 0)) sketch.set(register, rank);
}

/** Spreads what two numbers differ in over all bits (the last step of MurmurHash3). */
function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
