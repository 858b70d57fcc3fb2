import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { exceedsPageSize, readWithinLimits } from './operation-limits.ts';

const nested = (levels: number) => `${'{ a '.repeat(levels)}${'} '.repeat(levels)}`;

describe('a document', () => {
  it.each([
    ['of eight levels', nested(8)],
    ['with a repeated fragment', '{ ...F ...F } fragment F on Query { a { b } }'],
    ['with a fragment inside itself', '{ ...F } fragment F on Query { a { ...F } }'],
    ['with a fragment that is missing', '{ ...F }'],
    ['that asks for the whole schema', getIntrospectionQuery()],
  ])('%s is read', (_what, text) => {
    expect(readWithinLimits(text)).toHaveProperty('document');
  });

  it.each([
    ['of nine levels', nested(9), 'deeper'],
    [
      'made deep by fragments',
      `{ ...F } fragment F on Query ${nested(5).replace('a }', 'a { ...G } }')} fragment G on A ${nested(5)}`,
      'deeper',
    ],
    ['deep in an inline fragment', `{ ... on Query ${nested(9)} }`, 'deeper'],
    ['with 16 aliases', `{ ${'x: a '.repeat(16)} }`, 'aliases'],
    ['with 21 fields at the root', `{ ${'a '.repeat(21)} }`, 'root'],
    ['with root fields in fragments', `{ ...F b } fragment F on Query { ${'a '.repeat(20)} }`, 'root'],
    ['of more than 1000 tokens', `{ a { ${'b '.repeat(1000)} } }`, 'tokens'],
    ['that digs in the schema', `{ __schema ${nested(17)} }`, 'deeper'],
  ])('%s is refused', (_what, text, reason) => {
    expect(readWithinLimits(text)).toEqual({ rejection: expect.stringContaining(reason) });
  });

  it('that multiplies itself by fragments is measured quickly', () => {
    const fragments = Array.from(
      { length: 7 },
      (_, n) => `fragment F${n} on A { ${`a { ...F${n + 1} } `.repeat(20)} }`,
    );
    const startedAt = performance.now();
    readWithinLimits(`{ ...F0 } ${fragments.join(' ')}`);
    expect(performance.now() - startedAt).toBeLessThan(200);
  });

  it('that cannot be parsed is left to the parser', () => {
    expect(readWithinLimits('{ a')).toEqual({ syntaxError: true });
  });
});

describe('the size of a page', () => {
  it.each([
    ['{ a(limit: 200) { b } }', {}, false],
    ['{ a(limit: 201) { b } }', {}, true],
    ['{ a { b(first: 9999) { c } } }', {}, true],
    ['query($n: Int) { a(pageSize: $n) { b } }', { n: 201 }, true],
    ['query($n: Int) { a(pageSize: $n) { b } }', { n: 20 }, false],
    ['query($n: Int = 500) { a(pageSize: $n) { b } }', {}, true],
    ['query($n: Int = 500) { a(pageSize: $n) { b } }', { n: 5 }, false],
    ['{ a(minutes: 500) { b } }', {}, false],
  ])('of %s with %j is too large: %s', (text, variables, isTooMany) => {
    expect(exceedsPageSize(parse(text), variables)).toBe(isTooMany);
  });
});
