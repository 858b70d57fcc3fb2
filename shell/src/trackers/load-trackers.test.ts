import { trackersMark, wizardMark } from '@practice/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reserveForTrackers } from './document-rules.ts';
import { loadTrackers } from './load-trackers.ts';

const page = document.documentElement;
const choice = { analytics: true, marketing: true };
function load(trackers = { analytics: 'G-ABCDE12345' }): void {
  reserveForTrackers();
  loadTrackers({ trackers, choice, anonymizeIp: true });
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  for (const mark of [trackersMark, wizardMark]) page.removeAttribute(mark);
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
});

/** Clicks a link to the address and says whether the page's own handler, the router, saw it. */
function routerSees(href: string): boolean {
  document.body.innerHTML = `<a href="${href}"><b>Git</b></a>`;
  const seen = vi.fn((event: Event) => event.preventDefault());
  const link = document.querySelector('a');
  link?.addEventListener('click', seen);
  // jsdom can't navigate.
  addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  document.querySelector('b')?.click();
  return seen.mock.calls.length > 0;
}

describe('in a document with trackers', () => {
  it.each(['/randevu', '/randevu?hizmet=oyun', '/appointment', '/admin/dashboard'])(
    '%s is left to the browser',
    (path) => {
      load();
      expect(routerSees(path)).toBe(false);
    },
  );

  it.each(['/hizmetler', '/randevular', '/#randevu', 'https://ornek.example/randevu'])('%s is not', (path) => {
    load();
    expect(routerSees(path)).toBe(true);
  });
});

describe('each script', () => {
  it('is loaded once', () => {
    load();
    load();
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345']);
  });

  it('waits until the wizard is off the page', async () => {
    document.body.innerHTML = '<div data-wizard></div>';
    load();
    expect(scripts()).toEqual([]);
    document.body.replaceChildren();
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  });

  it('is not loaded when the wizard was opened meanwhile', async () => {
    document.body.innerHTML = '<div data-wizard></div>';
    load();
    page.setAttribute(wizardMark, '');
    document.body.replaceChildren();
    await new Promise((done) => setTimeout(done));
    expect(scripts()).toEqual([]);
  });
});

describe('a document', () => {
  it('is free for trackers while nobody is in the wizard', () => {
    document.body.innerHTML = '<div data-wizard><input></div><input id="else">';
    document.getElementById('else')?.focus();
    expect(reserveForTrackers()).toBe(true);
    expect(page.hasAttribute(trackersMark)).toBe(true);
  });

  it('is not while somebody is in a field of the wizard, even before its code is there', () => {
    document.body.innerHTML = '<div data-wizard><input></div>';
    document.querySelector('input')?.focus();
    expect(reserveForTrackers()).toBe(false);
    expect(page.hasAttribute(trackersMark)).toBe(false);
  });
});
