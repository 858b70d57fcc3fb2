import { beforeEach, expect, it, vi } from 'vitest';
import { draftStore } from './draft-store.ts';

const hour = 60 * 60 * 1000;
const edits = { hero_title: { value: 'Yeni başlık', base: 'Eski başlık' } };
beforeEach(() => localStorage.clear());

const at = (time: number, user = 'ayse') => draftStore(user, () => time);

it('drafts are kept for 24 hours, each page by itself', () => {
  at(0).write({ home: edits });
  const later = at(20 * hour);
  later.read();
  later.write({ home: edits, about: edits });
  expect(Object.keys(at(23 * hour).read())).toEqual(['home', 'about']);
  expect(Object.keys(at(45 * hour).read())).toEqual([]);
});

it('a page without edits has no draft', () => {
  const store = at(0);
  store.write({ home: edits });
  store.write({ home: {} });
  expect([at(1).read(), localStorage.length]).toEqual([{}, 0]);
});

it('are those of one user', () => {
  at(0).write({ home: edits });
  expect(at(1, 'mehmet').read()).toEqual({});
});

it('are none in a browser that keeps nothing, or something else', () => {
  localStorage.setItem('practice-content-draft:ayse:home', '{"savedAt"');
  expect(at(1).read()).toEqual({});
  const closed = {
    getItem: vi.fn(() => {
      throw new Error('denied');
    }),
    setItem: vi.fn(() => {
      throw new Error('full');
    }),
  };
  const store = draftStore('ayse', () => 0, closed as unknown as Storage);
  expect(store.read()).toEqual({});
  expect(() => store.write({ home: edits })).not.toThrow();
});
