import * as contracts from '@practice/contracts';
import { expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { parseInput } from './parse-input.ts';

const { z } = contracts;
const CHARACTERS = [...'\u0000\u000b\u00a0\u00ad\u200b\u202e\u2028\u2060\ufeff\u200d'];
const texts = CHARACTERS.flatMap((character) => [
  `Deniz${character}Akgün`,
  `deniz${character}@ornek.com`,
  `https://ornek.com/a${character}b`,
  `/yol${character}`,
  `2026-11-${character}26`,
  `Okula alışmakta ${character} zorlanıyor.`,
]);
const PROGRAMMERS = /invalid|expected|received|[a-z]_[a-z]/i;

const inputs = Object.entries(contracts).flatMap(([name, schema]) =>
  /(Input|Form)$/.test(name) && schema instanceof z.ZodObject ? [{ name, schema }] : [],
);

/** What a field makes of a text: the text, or the sentences that refuse it. */
function read(field: string, type: contracts.z.core.$ZodType, value: unknown): string[] {
  try {
    return [JSON.stringify(parseInput(z.object({ [field]: type }), { [field]: value }))];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const messages = (error.errors ?? []).map(({ message }) => message);
    for (const message of messages) expect(message).not.toMatch(PROGRAMMERS);
    return messages;
  }
}

it('finds the inputs', () => expect(inputs.length).toBeGreaterThan(100));

it.each(inputs)('texts of $name are clean, or refused in words', ({ schema }) => {
  for (const [field, type] of Object.entries(schema.shape)) {
    if (/(password|smtp_pass)$/i.test(field)) continue;
    for (const text of texts) {
      const results = [...read(field, type, text), ...read(field, type, [text])];
      expect(results.filter((result) => CHARACTERS.some((character) => result.includes(character)))).toEqual([]);
    }
  }
});

it('a password is taken as it was typed', () =>
  expect(parseInput(contracts.loginInput, { username: 'ada\u200b', password: 'a\u00a0b' })).toMatchObject({
    username: 'ada',
    password: 'a\u00a0b',
  }));

it('no control character of a search reaches the database, which may refuse a pattern with one', () => {
  const list = z.object({ search: z.string(), filter: z.object({ words: z.array(z.string()) }) });
  const input = { search: 'ay\u0000şe\u0007', filter: { words: ['\u0000a\u001b'] } };
  expect(parseInput(list, input)).toEqual({ search: 'ayşe', filter: { words: ['a'] } });
});
