import { timingSafeEqual } from 'node:crypto';

/** Whether two signatures are the same; how long it takes does not tell how much of them is. */
export function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
