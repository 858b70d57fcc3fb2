import { expect, it } from 'vitest';
import { keyFor } from './idempotency-key.ts';

const body = { parentName: 'Elif Yılmaz', reason: 'Kreşe başlarken zorlanıyor.' };

it('is the same for the same body, and another for a changed one', () => {
  const first = keyFor(body, {});
  const again = keyFor({ ...body }, first.keys);
  const changed = keyFor({ ...body, reason: 'Kreşe başlarken zorlanıyor!' }, again.keys);
  expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(again.key).toBe(first.key);
  expect(changed.key).not.toBe(first.key);
  // Back to the first text: the first request may have been booked.
  expect(keyFor(body, changed.keys).key).toBe(first.key);
});

it('differs between two visits that send the same body', () => {
  expect(keyFor(body, {}).key).not.toBe(keyFor(body, {}).key);
});

it('keeps nothing of what was typed', () => {
  expect(JSON.stringify(keyFor(body, {}).keys)).not.toContain('Elif');
});
