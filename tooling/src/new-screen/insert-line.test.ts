import { expect, test } from 'vitest';
import { insertEntry, insertImport } from './insert-line.ts';

const list = "import { a } from './a.ts';\nimport { c } from './c.ts';\n\nexport const list = {\n  a,\n  c,\n};\n";

test('an import and an entry are put where the alphabet has them', () => {
  const added = insertEntry(insertImport(list, "import { b } from './b.ts';"), 'b');
  expect(added).toBe(
    list.replace('import { c }', "import { b } from './b.ts';\nimport { c }").replace('  c,', '  b,\n  c,'),
  );
  expect(insertEntry(list, 'd')).toBe(list.replace('  c,\n', '  c,\n  d,\n'));
});

test('keys are in alphabetical order, whether they are quoted or not', () => {
  const screens = "export const screens = {\n  settings: () => import('./settings.tsx'),\n};\n";
  expect(insertEntry(screens, "'local-offers': () => import('./local-offers.tsx')")).toBe(
    screens.replace('  settings', "  'local-offers': () => import('./local-offers.tsx'),\n  settings"),
  );
});

test('an empty list gets its first line', () => {
  const added = insertEntry(
    insertImport('/** A list. */\nexport const list = {};\n', "import { b } from './b.ts';"),
    'b',
  );
  expect(added).toBe("import { b } from './b.ts';\n\n/** A list. */\nexport const list = {\n  b,\n};\n");
});

test('a file without a list is refused', () => {
  expect(() => insertEntry('export const list = [];\n', 'b')).toThrow('there is no list for b');
});
