import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertWithinBudget, describeFirstPaint, firstPaintBytes } from './first-paint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'first-paint-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A build with files of these sizes in bytes. */
function build(folder: string, files: Record<string, number>, info: object = {}): string {
  const dist = join(root, folder, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const [file, size] of Object.entries(files)) writeFileSync(join(dist, file), 'x'.repeat(size));
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ startScripts: ['remoteEntry.js', 'routes.js'], ...info }));
  return join(root, folder);
}

it('the first paint is that of the page with the largest scripts, as they are sent', () => {
  const files = {
    'remoteEntry.js': 9000,
    'remoteEntry.js.br': 3000,
    'routes.js': 500,
    'home.js': 2000,
    'post.js': 700,
  };
  const pageScripts = { '/': ['home.js'], '/blog/*': ['post.js'], '/randevu': ['routes.js'] };
  expect(firstPaintBytes(build('one', files, { pageScripts }))).toBe(5500);
});

it('a build beyond its budget is refused with both figures', () => {
  const files = { 'remoteEntry.js': 3000, 'routes.js': 59_000 };
  expect(() => assertWithinBudget('mf-events', build('large', files, { budget: 60 }))).toThrow(
    /^mf-events is not published: .* 60\.5 KB .* 60 KB/,
  );
  assertWithinBudget('mf-events', build('allowed', files, { budget: 61 }));
  assertWithinBudget('mf-events', build('of-another-tool', files));
});

it('a publish says how much more or less is loaded than before', () => {
  const before = build('before', { 'remoteEntry.js': 1024, 'routes.js': 1024 });
  const after = build('after', { 'remoteEntry.js': 1024, 'routes.js': 2048 });
  const says = ' Its largest page loads 3.0 KB before it shows something';
  expect(describeFirstPaint(after, before)).toBe(`${says}, 1.0 KB more than before.`);
  expect(describeFirstPaint(before, after)).toContain('1.0 KB less than before');
  expect(describeFirstPaint(after, undefined)).toBe(`${says}.`);
  expect(describeFirstPaint(build('unknown', {}, { startScripts: [] }), before)).toBe('');
});
