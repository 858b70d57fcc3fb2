import { z } from '@practice/contracts';
import { expect, test } from 'vitest';
import { completeMarked } from './complete-marked.ts';

const thing = z
  .object({ id: z.string(), state: z.enum(['new', 'done']), amount: z.number().meta({ description: 'In lira.' }) })
  .meta({ description: 'A thing.' });
const complete = (sdl: string) =>
  completeMarked(sdl, new Map([['Thing', thing]]), {
    states: ['new', 'done'],
    record: thing.shape,
    state: thing.shape.state,
  });

test('a marked type has what it writes in the place that the contract gives it, and the rest of the contract', () => {
  const sdl = complete(`
    enum State @contract(of: "states")
    type Thing @contract @key(fields: "id") { amount: Amount! "Made by a resolver." html: String! }
    input Thing @contract { id: String }
    type Other { id: ID! }`);
  expect(sdl).toBe(
    [
      'enum State {\n  new\n  done\n}',
      '"A thing."\ntype Thing @key(fields: "id") {\n  id: ID!\n  state: State!\n  amount: Amount!\n  "Made by a resolver."\n  html: String!\n}',
      '"A thing."\ninput Thing {\n  id: String\n  state: State!\n  "In lira."\n  amount: Float!\n}',
      'type Other {\n  id: ID!\n}',
    ].join('\n\n'),
  );
});

test('a description of the schema stands before that of the contract', () => {
  expect(complete('"For staff." type Thing @contract')).toContain('"For staff."\ntype Thing {');
});

test('an object without an id is named by the field that is written with it', () => {
  const owner = z.object({ parts: z.array(z.object({ count: z.int(), note: z.string() })).nullable() });
  const sdl = 'type Owner @contract { parts: [Part!] } type Part @contract { "In words." note: String! }';
  expect(completeMarked(sdl, new Map([['Owner', owner]]), {})).toContain(
    'type Part {\n  count: Int!\n  "In words."\n  note: String!\n}',
  );
});

test('a marked enum takes members of a list, of a closed list of texts or of the keys of an object', () => {
  const done = 'enum State {\n  new\n  "Nothing is left."\n  done\n}';
  expect(complete('enum State @contract(of: "states") { "Nothing is left." done }')).toBe(done);
  expect(complete('enum State @contract(of: "state")')).toBe('enum State {\n  new\n  done\n}');
  expect(complete('enum Key @contract(of: "record")')).toBe('enum Key {\n  id\n  state\n  amount\n}');
});

test.each([
  ['type Missing @contract', 'Missing: no contract has this id'],
  ['enum State @contract(of: "missing")', 'State: of has to name a list of contracts'],
  ['enum State @contract', 'State: of has to name a list of contracts'],
  ['enum State @contract(of: "states") { old }', 'State.old: the contract has no such member'],
])('%s is refused', (sdl, message) => {
  expect(() => complete(sdl)).toThrow(message);
});
