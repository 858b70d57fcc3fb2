import { expect, it } from 'vitest';
import { isSameSignature } from './is-same-signature.ts';

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['abc', '', false],
  ['ş', 's', false],
])('%s and %s are the same: %s', (one, other, expected) => {
  expect(isSameSignature(one, other)).toBe(expected);
});
