import { expect, it } from 'vitest';
import { keptDrafts } from './kept-drafts.ts';

const drafts = { 'kullanim-sartlari': { title: 'Şartlar', bodyHtml: '<p>Taslak</p>', from: 'a' } };

it('keeps the drafts of each person for 24 hours', () => {
  localStorage.clear();
  let now = 0;
  const store = (user: string) => keptDrafts(user, () => now);
  store('1').write(drafts);
  expect([store('1').read(), store('2').read()]).toEqual([drafts, {}]);
  now = 24 * 60 * 60 * 1000;
  expect(store('1').read()).toEqual({});
});

it('does without a storage that is full or has something else', () => {
  const broken = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  const store = keptDrafts('1', Date.now, broken);
  expect(store.read()).toEqual({});
  expect(() => store.write(drafts)).not.toThrow();
});
