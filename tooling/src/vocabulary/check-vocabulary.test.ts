import { expect, test } from 'vitest';
import { checkFile } from './check-vocabulary.ts';

const problemsOf = (text: string, path = 'gateway/src/any.ts') =>
  checkFile(path, text).map(({ location, problem }) => `${location}  ${problem}`);

test.each(['const deed = 1;', 'const { lastDeed } = record;', 'type DeedKind = string;', 'useBulkDeeds();'])(
  'refuses a retired word in a name: %s',
  (code) => {
    expect(problemsOf(`\n${code}`)).toEqual([
      expect.stringMatching(/^gateway\/src\/any\.ts:2 {2}\w+: in place of "deeds?" say action/),
    ]);
  },
);

test.each([
  ['useClinicPhone();', 'practice'],
  ['const isHeard = true;', 'received'],
  ['type Piece = { start: number };', 'part, or bucket'],
  ['createWorld();', 'fixtures'],
])('says what to write instead: %s', (code, instead) => {
  expect(problemsOf(code)).toEqual([expect.stringContaining(`say ${instead}`)]);
});

test('refuses one in the name of a file', () => {
  expect(problemsOf('', 'gateway/src/limited-deeds.ts')).toEqual([
    expect.stringMatching(/^gateway\/src\/limited-deeds\.ts /),
  ]);
});

test.each([
  "const text = 'a deed';",
  '// a good deed',
  'const indeed = 1;',
  'await Promise.allSettled([]);',
  'const clinical = 1;',
  "'a piece of work';",
])('leaves alone what is no name of ours: %s', (code) => expect(problemsOf(code)).toEqual([]));

test.each([
  'As document 2 says',
  '(design.md)',
  'conventions, 22',
  'the borders of architecture.md',
  'decisions, "Public"',
])('refuses a citation of what is not in the repository: %s', (text) =>
  expect(problemsOf(`// ${text}`)).toEqual([expect.stringContaining('write the rule itself')]),
);

test('knows the documents that are in the repository', () => {
  expect(problemsOf('See docs/architecture.md and decision 12.', 'README.md')).toEqual([]);
});

test.each(['db.command({ ping: 1 }, { timeoutMS: 1000 })', 'new MongoClient(uri, { timeoutMS })'])(
  "refuses an option of MongoDB's driver that has no effect: %s",
  (code) => expect(problemsOf(code)).toEqual([expect.stringContaining('AbortSignal.timeout')]),
);

test.each(['{ serverSelectionTimeoutMS: 1000 }', '{ timeoutMs: 1000 }', "{ timeoutMS: '' }"])(
  'leaves options alone that work: %s',
  (code) => expect(problemsOf(code)).toEqual([]),
);
