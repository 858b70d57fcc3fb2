import { expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';

const schema = (...fields: string[]) => `type Query { ${fields.map((field) => `${field}: Int`).join(' ')} }`;
const released = schema('a', 'b');

test('what consumers know must stay', async () => {
  expect(await breakingChanges([released], schema('a', 'b', 'c'))).toEqual([]);
  expect(await breakingChanges([released, released], schema('a'))).toEqual([
    "Field 'b' was removed from object type 'Query'",
  ]);
});

test('what a branch has added may go again', async () => {
  expect(await breakingChanges([released, schema('a', 'b', 'c')], schema('a', 'b', 'd'))).toEqual([]);
});

test('what was allowed once is not asked again', async () => {
  expect(await breakingChanges([released, schema('a')], schema('a'))).toEqual([]);
});
