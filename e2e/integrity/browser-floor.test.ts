import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { acceptedInPages, acceptedInScripts, namesakes } from '../fixtures/browser-floor/accepted.ts';
import { invalidInPage, newerInPage } from '../fixtures/browser-floor/read-markup.ts';
import { type Finding, filesOf, newerInScript, newerInScripts } from '../fixtures/browser-floor/read-scripts.ts';
import { invalidInStyles, newerInStyles } from '../fixtures/browser-floor/read-styles.ts';
import { publicPages } from '../fixtures/public-pages.ts';
import { practice } from './practice.ts';

const builds = ['shell', 'mf-public', 'mf-appointments', 'mf-content', 'mf-seo'];
const distOf = (build: string) => fileURLToPath(new URL(`../../${build}/dist`, import.meta.url));

const isAccepted = ({ name, source }: Finding) =>
  namesakes.has(name) || acceptedInScripts.some((each) => each.name === name && each.source.test(source));

describe('the scripts of the builds', () => {
  const found = builds.flatMap((build) => newerInScripts(distOf(build)));
  const line = ({ name, source }: Finding) => `${name} in ${source}`;

  it('use nothing that a browser of the floor lacks, but for what has a fallback', () => {
    expect([...new Set(found.filter((each) => !isAccepted(each)).map(line))].sort()).toEqual([]);
  });

  it('use everything that is listed with a fallback', () => {
    const isUsed = ({ name, source }: (typeof acceptedInScripts)[number]) =>
      found.some((each) => each.name === name && source.test(each.source));
    expect(acceptedInScripts.filter((each) => !isUsed(each))).toEqual([]);
    expect([...namesakes].filter((name) => !found.some((each) => each.name === name))).toEqual([]);
  });

  it.each([
    ['URL.canParse(x)', 'URL.canParse'],
    ['window.URL.canParse(x)', 'URL.canParse'],
    ['const { any } = AbortSignal', 'AbortSignal.any'],
    ['[1].toSorted()', 'Array.toSorted'],
    ['scheduler.yield()', 'scheduler'],
    ['self.requestIdleCallback(x)', 'requestIdleCallback'],
    ['box["showPopover"]()', 'HTMLElement.showPopover'],
  ])('are read: %s is newer', (code, name) => {
    expect(newerInScript(code, 'x.js').map((each) => each.name)).toContain(name);
  });

  it.each(['/[a&&b]/v', 'using a = b', 'import(x, { with: { type: "json" } })'])(
    'are read: %s is a newer syntax',
    (code) => {
      expect(() => newerInScript(code, 'x.js')).toThrow();
    },
  );
});

describe('styles and pages', () => {
  const running = practice({ settings: { instagram_url: 'https://www.instagram.com/ornek' } });
  const sheets = builds.flatMap((build) => filesOf(distOf(build), '.css').map((file) => readFileSync(file, 'utf8')));
  const pages: string[] = [];

  // One after the other: on a slow machine the server has no time to render all of them at once.
  beforeAll(async () => {
    for (const path of publicPages) {
      await vi.waitFor(async () => {
        const { status, text } = await running.visitor().get(path);
        expect(status).toBe(200);
        pages.push(text);
      }, 30_000);
    }
  }, 120_000);

  it('have nothing that a browser of the floor lacks, but for what has a fallback', () => {
    const found = new Set([...sheets.map(newerInStyles), ...pages.map(newerInPage)].flatMap((set) => [...set]));
    expect([...found].sort()).toEqual(Object.keys(acceptedInPages).sort());
  });

  it('have no declaration that browsers drop', () => {
    const found = [...sheets.map(invalidInStyles), ...pages.map(invalidInPage)].flatMap((set) => [...set]);
    expect([...new Set(found)].sort()).toEqual([]);
  });

  it.each(['a{top:full}', 'a{gap:md}', 'a{color:ink}', 'a{border-radius:lg}'])('are read: %s is dropped', (css) => {
    expect(invalidInStyles(css).size).toBe(1);
  });

  it.each([
    ['a{color:oklch(50% 0 0)}', 'oklch()'],
    ['a{& b{top:0}}', 'nesting'],
    ['a:has(b){top:0}', ':has'],
    ['@property --x{inherits:false}', '@property'],
    ['a{text-wrap:balance}', 'text-wrap'],
  ])('are read: %s is newer', (css, name) => {
    expect([...newerInStyles(css)]).toContain(name);
  });
});
