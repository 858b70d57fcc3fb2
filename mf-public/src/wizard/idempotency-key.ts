import { randomId } from '@practice/contracts';

/**
 * The Idempotency-Key of a body: the one it was sent with before, else a new one, which is added to the returned keys. So
 * a retry after a lost response, a double click or a reload cannot book twice, and a changed request is a new one.
 */
export function keyFor(body: object, keys: Record<string, string>): { key: string; keys: Record<string, string> } {
  const print = fingerprint(JSON.stringify(body));
  const key = keys[print] ?? randomId();
  return { key, keys: { ...keys, [print]: key } };
}

/**
 * A 53-bit hash (cyrb53). Drafts store it rather than the body, so that text which the parent has deleted does not stay
 * in storage.
 */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
