import { expect, it } from 'vitest';
import { assertNothingTaken } from './assert-nothing-taken.ts';
import type { Shown } from './shown-by.ts';

const site: Shown = { name: 'mf-public', routes: ['/*', '!/admin/*'], sections: [] };
const office: Shown = { name: 'mf-appointments', routes: [], sections: ['appointments'] };
const tours: Shown = { name: 'mf-tours', routes: ['/turlar', '/turlar/*'], sections: ['tours'] };
const live = [site, office, tours];

const events = (fields: Partial<Shown> = {}): Shown => ({
  name: 'mf-events',
  routes: ['/etkinlikler', '/etkinlikler/*'],
  sections: ['events'],
  ...fields,
});

it('a remote may have addresses that are free', () => {
  assertNothingTaken(events(), { live });
  assertNothingTaken(events(), { live: [], pages: ['/', '/randevu'] });
});

it.each([
  ['the home page', ['/'], /\/ of mf-public/],
  ['the wizard', ['/randevu'], /\/randevu of mf-public/],
  ['all posts', ['/blog/*'], /\/blog\/yazi of mf-public/],
  ['all pages', ['/*'], /\/\* of mf-public/],
  ['what another team has', ['/turlar/*'], /\/turlar\/\* of mf-tours/],
  ['one page of what another team has', ['/turlar/ornek'], /\/turlar\/ornek of mf-tours/],
  ['the whole back office', ['/admin/*'], /\/admin of the product itself/],
  ['the API', ['/api/*'], /\/api of/],
])('a remote does not take %s from another', (_what, routes, sentence) => {
  expect(() => assertNothingTaken(events({ routes }), { live })).toThrow(sentence);
});

it('a remote does not take a page of the practice', () => {
  const pages = ['/etkinlikler'];
  expect(() => assertNothingTaken(events(), { live, pages })).toThrow(/\/etkinlikler of mf-public/);
});

it('a remote does not take a section whose key another one has', () => {
  expect(() => assertNothingTaken(events({ sections: ['appointments'] }), { live })).toThrow(
    /appointments of mf-appointments[\s\S]*--take-over appointments/,
  );
});

it('what is named is taken over, and nothing else', () => {
  const greedy = events({ routes: ['/', '/randevu'] });
  expect(() => assertNothingTaken(greedy, { live, takeOver: ['/'] })).toThrow(/--take-over \/randevu$/);
  assertNothingTaken(greedy, { live, takeOver: ['/', '/randevu'] });
});

it('a remote keeps what it serves already', () => {
  assertNothingTaken(site, { live, pages: ['/hakkimda'] });
  const owner = events({ routes: ['/randevu'] });
  assertNothingTaken(owner, { live: [...live, owner] });
});
