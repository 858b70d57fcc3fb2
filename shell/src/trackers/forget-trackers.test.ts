import { beforeEach, expect, it } from 'vitest';
import { hasRefusedCookies } from './document-rules.ts';
import { forgetTrackers } from './forget-trackers.ts';

const cookieNames = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

beforeEach(() => {
  for (const name of ['_ga', '_ga_ABCDE12345', '_gid', '_hjSession', '_fbp', '_gcl_au', 'tercih']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
    document.cookie = `${name}=1; path=/`;
  }
});

it('a kind that was refused loses its cookies, and nothing else does', () => {
  const choice = { analytics: false, marketing: true };
  expect(hasRefusedCookies(choice)).toBe(true);
  forgetTrackers(choice);
  expect(cookieNames().sort()).toEqual(['_fbp', '_gcl_au', 'tercih']);
  expect(hasRefusedCookies(choice)).toBe(false);
});

it('with both refused no cookie and no entry of a tracker is left', () => {
  localStorage.setItem('_hjSessionUser', '1');
  sessionStorage.setItem('_gcl_ls', '1');
  localStorage.setItem('randevu', '1');
  forgetTrackers({ analytics: false, marketing: false });
  expect(cookieNames()).toEqual(['tercih']);
  expect([localStorage.getItem('_hjSessionUser'), sessionStorage.getItem('_gcl_ls')]).toEqual([null, null]);
  expect(localStorage.getItem('randevu')).toBe('1');
});

it('with both allowed everything stays', () => {
  forgetTrackers({ analytics: true, marketing: true });
  expect(cookieNames()).toContain('_ga');
});
