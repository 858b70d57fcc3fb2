import { BSON } from 'mongodb';
import { model, Schema } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { CommandFaults } from './command-faults.ts';

let requests = 0;

/** A server's view of one client: `send` begins a command, and what it returns ends it. */
function watch() {
  const faults = new CommandFaults();
  const found: string[] = [];
  return {
    found,
    send(command: Record<string, unknown>, databaseName = 'practice') {
      const [commandName = ''] = Object.keys(command);
      const requestId = requests++;
      found.push(...faults.started({ commandName, command, databaseName, requestId }));
      return (reply: object = { ok: 1 }) => void found.push(...faults.ended({ commandName, requestId, reply }));
    },
  };
}

const session = () => ({ lsid: { id: new BSON.UUID() }, autocommit: false, txnNumber: 1n });
const faultsOf = (command: Record<string, unknown>, databaseName?: string) => {
  const { found, send } = watch();
  send(command, databaseName)();
  return found;
};

describe('a transaction', () => {
  test('whose commands overlap is named, and one whose commands follow each other is not', () => {
    const { found, send } = watch();
    const [one, other] = [session(), session()];
    const ends = [send({ find: 'a', ...one }), send({ find: 'a', ...other })];
    for (const end of ends) end();
    send({ commitTransaction: 1, ...one })();
    expect(found).toEqual([]);
    const end = send({ find: 'b', ...other });
    send({ insert: 'b', documents: [], ...other })();
    end();
    expect(found).toEqual(['insert begins while find of the same transaction still runs']);
  });

  test('whose end is sent again, as its answer was lost, is not named', () => {
    const { found, send } = watch();
    const one = session();
    send({ find: 'a', ...one })();
    send({ abortTransaction: 1, ...one });
    send({ abortTransaction: 1, ...one })();
    expect(found).toEqual([]);
  });

  test('whose command failed goes on without a fault', () => {
    const { found, send } = watch();
    const one = session();
    send({ find: 'a', ...one })();
    send({ abortTransaction: 1, ...one })();
    send({ find: 'a', ...one, startTransaction: true })();
    expect(found).toEqual([]);
  });

  test.each([
    [{ count: 'a' }, 'count is not allowed in a transaction'],
    [{ createIndexes: 'a' }, 'createIndexes is not allowed in a transaction'],
    [{ aggregate: 'a', pipeline: [{ $match: {} }, { $out: 'b' }] }, '$out is not allowed in a transaction'],
    [{ find: 'system.views' }, 'touches practice.system.views'],
  ])('refuses %o', (command, fault) => {
    expect(faultsOf({ ...command, ...session() })).toEqual([expect.stringContaining(fault)]);
    expect(faultsOf(command)).toEqual([]);
  });

  test('that writes more than 1,000 documents is named once', () => {
    const { found, send } = watch();
    const one = session();
    const remove = () => send({ delete: 'a', deletes: [], ...one })({ n: 600 });
    remove();
    expect(found).toEqual([]);
    remove();
    remove();
    expect(found).toEqual(['a transaction writes more than 1000 documents; write them in batches']);
  });
});

describe('a command', () => {
  test.each<[string, Record<string, unknown>]>([
    ['secondary', { find: 'a', $readPreference: { mode: 'secondary' } }],
    ['more than 5000 values', { find: 'a', filter: { $or: [{ id: { $in: Array.from({ length: 5001 }) } }] } }],
    ['null byte', { find: 'a', filter: { name: { $regex: 'a\0b' } } }],
    ['null byte', { aggregate: 'a', pipeline: [{ $match: { name: { $regex: '\0' } } }] }],
    ['null byte', { update: 'a', updates: [{ q: { name: { $not: { $regex: '\0' } } }, u: {} }] }],
    ['more than 4 MB', { insert: 'a', documents: [{ text: 'a'.repeat(5_000_000) }] }],
    ['more than 4 MB', { insert: 'a', documents: [{ files: [{ data: new BSON.Binary(Buffer.alloc(5_000_000)) }] }] }],
  ])('is named for %s', (fault, command) => {
    expect(faultsOf(command)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    { find: 'a', filter: { id: { $in: Array.from({ length: 5000 }) } }, $readPreference: { mode: 'primaryPreferred' } },
    { insert: 'a', documents: [{ text: 'a'.repeat(3_000_000) }, { text: 'a'.repeat(3_000_000) }] },
    { find: 'a', filter: { name: { $regex: 'a\\0b' }, other: null } },
  ])('is not named for what MongoDB takes well', (command) => {
    expect(faultsOf(command)).toEqual([]);
  });
});

test('a document of mongoose within another is looked at as it is stored', () => {
  const schema = new Schema({ lines: [new Schema({ text: String })] });
  const document = new (model('CommandFaults', schema))({ lines: [{ text: 'a'.repeat(5_000_000) }] });
  expect(faultsOf({ insert: 'a', documents: [{ lines: document.lines }] })).toEqual([expect.stringContaining('4 MB')]);
  expect(faultsOf({ insert: 'a', documents: [{ lines: document.lines.slice(0, 0) }] })).toEqual([]);
});
