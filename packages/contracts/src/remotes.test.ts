import { describe, expect, it } from 'vitest';
import { remoteForPath, remoteWithOwnPath } from './remotes.ts';

const site = { name: 'site', routes: ['/*', '!/admin/*'] };
const seo = { name: 'seo', routes: ['/admin/seo/*'] };
const booking = { name: 'booking', routes: ['/randevu'] };
const all = [site, seo, booking];

it.each([
  ['/randevu', 'booking'],
  ['/admin/seo/redirects', 'seo'],
  ['/ekibimiz', undefined],
  ['/', undefined],
])('%s is the own path of %s', (path, name) => {
  expect(remoteWithOwnPath(all, path)).toBe(all.find((remote) => remote.name === name));
});

describe('which remote serves a path', () => {
  it.each([
    ['/', 'site'],
    ['/blog/uyku', 'site'],
    ['/administrator', 'site'],
    ['/admin', undefined],
    ['/admin/users', undefined],
    ['/admin/seo', 'seo'],
    ['/admin/seo/redirects', 'seo'],
    ['/admin/seorank', undefined],
    ['/randevu', 'booking'],
    ['/randevu/', 'booking'],
    ['/randevu/x', 'site'],
  ])('%s is served by %s', (path, name) => {
    expect(remoteForPath(all, path)?.name).toBe(name);
  });

  it.each(['/', '/blog'])('a path by itself goes before the same with all below it: %s', (path) => {
    const below = { routes: ['/*', '/blog/*'] };
    const itself = { routes: [path] };
    expect(remoteForPath([below, itself], path)).toBe(itself);
  });

  it('does not depend on the order of the list', () => {
    expect(remoteForPath([...all].reverse(), '/randevu')).toBe(booking);
  });
});
