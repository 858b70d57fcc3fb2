import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { level1, level2 } from './asvs-requirements.json' with { type: 'json' };

const docs = new URL('../../../docs/', import.meta.url);
const text = readFileSync(new URL('security.md', docs), 'utf8');
const rows = [...text.matchAll(/^\| ([\d.]+) \(L([12])\) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', level = '', summary = '', how = '']) => ({ number, level, summary, how }),
);
const isTest = /\]\(\.\.\/[^)]+\.(?:test|spec)\.tsx?\)/;
const reason = /^(?:Otherwise: |Not applicable: |\*\*Not met\*\*: )\S/;

test('every requirement of ASVS 5.0 at levels 1 and 2 has one line, in their order', () => {
  expect([level1.length, level2.length]).toEqual([70, 183]);
  const chapterOf = (number: string) =>
    number
      .split('.')
      .map((part) => part.padStart(2, '0'))
      .join('.');
  const all = [...level1.map((number) => `${number} 1`), ...level2.map((number) => `${number} 2`)];
  const inOrder = all.sort((a, b) => (chapterOf(a.split(' ')[0] ?? '') < chapterOf(b.split(' ')[0] ?? '') ? -1 : 1));
  expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(inOrder);
});

test('each line names a test first, or says why there is none', () => {
  const unclear = rows.filter(({ how }) => !reason.test(how) && !isTest.test(how.split('. ')[0] ?? ''));
  expect(unclear).toEqual([]);
});

test('what is not met is listed at the head, and counted with the rest', () => {
  const [, listed = ''] = /## Not met\n([\s\S]*?)\n## /.exec(text) ?? [];
  const atHead = [...listed.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '));
  const notMet = rows.filter(({ how }) => how.startsWith('**Not met**')).map(({ number }) => number);
  expect(atHead.sort()).toEqual(notMet.sort());
  const count = (beginning: string) => rows.filter(({ how }) => how.startsWith(beginning)).length;
  const proved = rows.filter(({ how }) => !reason.test(how)).length;
  const counts = [proved, count('Otherwise'), count('Not applicable'), notMet.length];
  const [, summary = ''] = /^\| \| \|\n([\s\S]*?)\n\n/m.exec(text) ?? [];
  expect([...summary.matchAll(/\| (\d+) \|/g)].map(([, number]) => Number(number))).toEqual(counts);
});

test('every file and heading that it names is there', () => {
  const targets = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(rows.length);
  const missing = targets.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = new URL(path === '' ? 'security.md' : path, docs);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor));
  });
  expect(missing).toEqual([]);
});

function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
