import { describe, expect, it } from 'vitest';
import { RedirectMatcher } from './redirect-matcher.ts';
import { mergedQuery } from './redirect-query.ts';
import {
  mayMeet,
  type RedirectMatchType,
  type RedirectRule,
  redirectProblem,
  sourceSegments,
} from './redirect-rules.ts';
import { asRule } from './redirect-source.ts';

const rule = (matchType: RedirectMatchType, fromUrl: string, toUrl: string): RedirectRule => ({
  matchType,
  fromUrl,
  toUrl,
});

describe('what a redirect may say', () => {
  it.each([
    [rule('pattern', '/eski-blog/:ad', '/blog/:ad'), null],
    [rule('pattern', '/eski/:yil/*', 'https://ornek.com/:yil/*'), null],
    [rule('prefix', '/eski', '/yeni/*'), null],
    [rule('prefix', '/', '/yeni'), 'fromUrl'],
    [rule('exact', '/sayfa.php?id=12', '/yeni?a=1'), null],
    [rule('exact', '/kitap_(roman)', '/yeni'), null],
    [rule('exact', '/ozel:sayfa', '/yeni'), null],
    [rule('exact', '/eski/*', '/yeni'), 'fromUrl'],
    [rule('exact', '/eski/:ad', '/yeni'), 'fromUrl'],
    [rule('exact', '/eski/(.*)', '/yeni'), 'fromUrl'],
    [rule('exact', '^/eski', '/yeni'), 'fromUrl'],
    [rule('exact', '/eski$', '/yeni'), 'fromUrl'],
    [rule('exact', '/eski', '/yeni/$1'), 'toUrl'],
    [rule('prefix', '/eski*', '/yeni'), 'fromUrl'],
    [rule('prefix', '/eski?a=1', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski/:ad?a=1', '/yeni'), 'fromUrl'],
    [rule('prefix', '/eski', '/*/yeni'), 'toUrl'],
    [rule('pattern', '/:ad', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski/:a-:b', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski/(a+)+', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski/.*', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski/*/son', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski/:ad/:ad', '/yeni'), 'fromUrl'],
    [rule('pattern', '/eski/:ad', '/yeni/:baska'), 'toUrl'],
    [rule('pattern', `/a${'/:x'.repeat(9)}`, '/yeni'), 'fromUrl'],
  ])('%j', (given, field) => expect(redirectProblem(given)?.field ?? null).toBe(field));
});

describe('a source without a match type', () => {
  it.each([
    ['/eski', '/yeni', rule('exact', '/eski', '/yeni')],
    ['/eski/*', '/yeni/$1', rule('prefix', '/eski', '/yeni/*')],
    ['^/eski/(.*)$', '/yeni/$1?a=$1', rule('prefix', '/eski', '/yeni/*?a=$1')],
    ['^/eski(/.*)?$', '/yeni', rule('prefix', '/eski', '/yeni')],
    ['/x/:ad', '/y/:ad', rule('pattern', '/x/:ad', '/y/:ad')],
    ['^\\/a\\/([^/]+)\\/(.+)\\/?$', '/b/$1/c/$2', rule('pattern', '/a/:bolum1/*', '/b/:bolum1/c/*')],
    ['^/sayfa\\.php\\?id=12$', '/yeni', rule('exact', '/sayfa.php?id=12', '/yeni')],
    ['^/colou?r$', '/yeni', rule('exact', '^/colou?r$', '/yeni')],
    ['/eski-*', '/yeni', rule('exact', '/eski-*', '/yeni')],
  ])('%s to %s is what it says', (fromUrl, toUrl, read) => expect(asRule({ fromUrl, toUrl })).toEqual(read));
});

describe('a query', () => {
  it.each([
    ['', '?a=1', '/x', '?a=1'],
    ['?a=1', '?b=%2F&a=2', '/x', '?a=1&b=%2F'],
    ['?a=1', '', '/x', '?a=1'],
    ['', '?id=12&b', '/x?id=12', '?b'],
    ['', '', '/x', ''],
  ])('%s of a target takes %s of a visitor along', (target, visitor, source, merged) =>
    expect(mergedQuery(target, visitor, source)).toBe(merged),
  );
});

describe('a matcher', () => {
  const matcher = new RedirectMatcher([
    rule('exact', '/eski/ozel', '/iletisim'),
    rule('prefix', '/eski', '/yeni/*'),
    rule('prefix', '/kapali', '/'),
    rule('pattern', '/haber/:yil/:ad', '/blog/:ad?yil=bilinmiyor'),
    rule('pattern', '/haber/2020/:ad', '/arsiv/:ad'),
    rule('pattern', '/foto/*', 'https://foto.ornek.com/*'),
    rule('exact', '/gitti', ''),
  ]);

  it.each([
    ['/ESKİ/Özel-Yazı/', '/yeni/%C3%96zel-Yaz%C4%B1'],
    ['/ESKI/Özel/', '/iletisim'],
    ['/Eski/%C3%96zel-Yaz%C4%B1/', '/yeni/%C3%96zel-Yaz%C4%B1'],
    ['/eski/ozel', '/iletisim'],
    ['/eski', '/yeni'],
    ['/eskiden', undefined],
    ['/kapali/a/b', '/'],
    ['/haber/2019/kis', '/blog/kis?yil=bilinmiyor'],
    ['/haber/2020/kis', '/arsiv/kis'],
    ['/haber/2020', undefined],
    ['/foto/a/b c', 'https://foto.ornek.com/a/b%20c'],
    ['/foto', undefined],
    ['/foto/../admin', undefined],
    ['/foto/%2F%2Fkotu.example', 'https://foto.ornek.com/%2F%2Fkotu.example'],
    ['/gitti', ''],
    ['/%E0%A4%A', undefined],
  ])('leads %s to %s', (path, toUrl) => expect(matcher.step(path)?.toUrl).toBe(toUrl));

  it('leads on in one step what would take several, and nowhere what leads back to itself', () => {
    const ways = new RedirectMatcher([
      rule('exact', '/a', '/b'),
      rule('exact', '/b', '/c'),
      rule('exact', '/x', '/y'),
      rule('exact', '/y', '/x'),
    ]);
    expect(ways.find('/a')?.toUrl).toBe('/c');
    expect(ways.find('/x')).toBeUndefined();
  });

  it('walks each node once at most, however a path is made to cost', () => {
    // Two ways at each part: a matcher that tried them all would take 2^7 steps for each of the patterns.
    const patterns = Array.from({ length: 128 }, (_, index) => {
      const parts = Array.from({ length: 7 }, (_, bit) => ((index >> bit) & 1 ? `:x${bit}` : 'a'));
      return rule('pattern', `/a/${parts.join('/')}`, `/${index}`);
    });
    const hostile = new RedirectMatcher(patterns);
    expect(hostile.step(`/${'a/'.repeat(7)}a/a`)).toBeUndefined();
    expect(hostile.step(`/a${'/a'.repeat(7)}`)?.toUrl).toBe('/0');
    expect(hostile.step(`/${'a/'.repeat(50_000)}`)).toBeUndefined();
  });
});

it.each([
  ['/a/:x', '/a/b', true],
  ['/a/:x', '/:y/b', true],
  ['/a/*', '/a', false],
  ['/a/*', '/a/b/c', true],
  ['/a/:x', '/a', false],
  ['/a/:x/c', '/a/b/*', true],
  ['/a/b', '/a/c', false],
])('paths of %s and %s may be the same: %s', (one, other, may) => {
  const segments = (fromUrl: string) => sourceSegments({ matchType: 'pattern', fromUrl });
  expect(mayMeet(segments(one), segments(other))).toBe(may);
  expect(mayMeet(segments(other), segments(one))).toBe(may);
});
