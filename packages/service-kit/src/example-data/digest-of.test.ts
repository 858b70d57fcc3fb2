import { expect, it } from 'vitest';
import { digestOf } from './digest-of.ts';

const says = { id: '1', version: 1, title: 'Bir yazı', tags: ['a', 'b'], steps: [{ title: 'İlk', text: '' }] };

it('is the same whatever the order of the fields, and with new ones that are empty', () => {
  const { title, ...rest } = says;
  const later = { ...rest, title, id: '2', version: 7, updatedAt: new Date(), note: null, isHidden: false, links: [] };
  expect(digestOf(later)).toBe(digestOf(says));
  expect(digestOf({ ...says, steps: [{ title: 'İlk', text: '', icon: null }] })).toBe(digestOf(says));
});

it.each([
  ['another text', { title: 'Başka' }],
  ['a text that was emptied', { title: '' }],
  ['another order of a list', { tags: ['b', 'a'] }],
  ['something inside of a list', { steps: [{ title: 'İlk', text: 'Yazıldı' }] }],
  ['a new field that says something', { note: 'Not' }],
])('is another with %s', (_, change) => {
  expect(digestOf({ ...says, ...change })).not.toBe(digestOf(says));
});
