import { type CookiePreferences, readCookieChoice, trackersMark } from '@practice/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyChoice } from './apply-choice.ts';

const page = { reload: vi.fn() };
const all: CookiePreferences = { necessary: true, analytics: true, marketing: true };
const commands = () => (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((entry) => Array.from(entry));

beforeEach(() => {
  page.reload.mockClear();
  vi.stubGlobal('fetch', async () => new Response('{}'));
  Reflect.set(window, 'dataLayer', []);
  document.documentElement.setAttribute(trackersMark, '');
});

it('taking a kind back is kept and signalled, and the document is loaded anew', () => {
  const chosen = { ...all, analytics: false };
  applyChoice(chosen, all, page);
  expect(readCookieChoice(localStorage)).toEqual(chosen);
  expect(commands()).toEqual([
    ['consent', 'update', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'granted' })],
  ]);
  expect(page.reload).toHaveBeenCalledOnce();
});

it('a document without trackers stays', () => {
  document.documentElement.removeAttribute(trackersMark);
  applyChoice({ ...all, marketing: false }, all, page);
  expect(page.reload).not.toHaveBeenCalled();
});

it.each<[string, CookiePreferences, CookiePreferences | undefined]>([
  ['a first yes', all, undefined],
  ['another kind', all, { ...all, analytics: false }],
  ['the same again', all, all],
])('%s takes nothing back', (_what, chosen, former) => {
  applyChoice(chosen, former, page);
  expect(commands()).toEqual([]);
  expect(page.reload).not.toHaveBeenCalled();
});
