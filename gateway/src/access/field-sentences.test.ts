import * as contracts from '@practice/contracts';
import { z } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';

// Every message about a field is plain Turkish: no programming types and no stored values.
const WORDS_OF_PROGRAMMERS =
  /\b(number|string|undefined|boolean|array|object|null|nan|int|float|enum|instanceof|true|false|regex|invalid|expected|received|input|record|key|beklenen|alınan|desen\w*|[ya]{2,4}-[A-Za-z]{2}-\w\w|hh|ss|rrggbb)\b|#\w|[|<>"]|_/i;

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; allOf?: Json[] };

const wrongValues = [null, true, 7.5, -1e15, 1e15, Number.NaN, '', 'x', 'yok_boyle', 'ğ'.repeat(30_000), [], ['x'], {}];

/** Inputs that are wrong in one place each. */
function wrongInputs(json: Json): unknown[] {
  const parts = [json, ...(json.anyOf ?? []), ...(json.allOf ?? [])];
  const inner = parts.flatMap((part) => [
    ...Object.entries(part.properties ?? {}).flatMap(([name, property]) =>
      wrongInputs(property).map((value) => ({ [name]: value })),
    ),
    ...(part.items ? [Array(2000).fill('x'), ...wrongInputs(part.items).map((value) => [value])] : []),
  ]);
  return [...wrongValues, { unknownField: 1 }, ...inner];
}

function sentencesOf(schema: z.ZodType): Set<string> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const issues = [undefined, ...wrongInputs(json)].flatMap((input) => schema.safeParse(input).error?.issues ?? []);
  return new Set(issues.map(({ message }) => message));
}

const ofRest = createServices()
  .flatMap(({ routes }) => routes)
  .flatMap(({ method, path, body, query, params }) =>
    Object.entries({ body, query, params }).flatMap(([part, schema]) =>
      schema ? [[`${method} ${path} ${part}`, schema] as const] : [],
    ),
  );
const ofContracts = Object.entries(contracts).flatMap(([name, value]) =>
  /(Input|Form|Filter)$/.test(name) && value instanceof z.ZodType ? [[name, value] as const] : [],
);

describe('messages about fields are plain Turkish', () => {
  it.each([...ofRest, ...ofContracts])('in %s', (_name, schema) => {
    const sentences = sentencesOf(schema);
    expect(sentences.size).toBeGreaterThan(0);
    expect([...sentences].filter((sentence) => WORDS_OF_PROGRAMMERS.test(sentence))).toEqual([]);
  });
});
