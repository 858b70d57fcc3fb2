import { BSON } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { partsOfCommand } from './command-parts.ts';

const { ObjectId } = BSON;
const IN_TRANSACTION = { autocommit: false, lsid: {}, txnNumber: 1n };
const partsOf = (command: Record<string, unknown>) => [...partsOfCommand(Object.keys(command)[0] ?? '', command)];

describe('the parts of a command', () => {
  test('name neither collections nor fields nor values, and leave out what the driver adds', () => {
    const find = (collection: string, filter: object) => ({ find: collection, filter, limit: 1, $db: 'a', lsid: {} });
    const parts = partsOf(find('visits', { day: { $gte: '2026-01-01', $lt: '2026-02-01' }, child: new ObjectId() }));
    expect(parts).toEqual([
      'find: filter, limit',
      'filter $gte: string',
      'filter $lt: string',
      'filter equals: objectid',
    ]);
    expect(partsOf(find('bills', { at: { $gte: 'a', $lt: 'b' }, of: new ObjectId() }))).toEqual(parts);
  });

  test('say whether the command is in a transaction, whichever of its commands is the first', () => {
    const first = {
      insert: 'notes',
      documents: [{ a: 1 }],
      ...IN_TRANSACTION,
      startTransaction: true,
    };
    expect(partsOf(first)).toEqual(['insert: documents in a transaction']);
    expect(partsOf({ insert: 'notes', documents: [{ a: 1 }], ...IN_TRANSACTION })).toEqual(partsOf(first));
  });

  test('name a limit of time and a read concern once, whatever they are of', () => {
    const readConcern = { level: 'snapshot', atClusterTime: 1 };
    expect(partsOf({ find: 'notes', filter: {}, readConcern })).toEqual(['find: filter', 'read concern snapshot']);
    expect(partsOf({ find: 'notes', readConcern: { afterClusterTime: 1 } })).toContain('read concern of its session');

    expect(partsOf({ count: 'notes', maxTimeMS: 10 })).toEqual(['count', 'limit maxTimeMS']);
    expect(partsOf({ find: 'notes', filter: {}, maxTimeMS: 10 })).toEqual(['find: filter', 'limit maxTimeMS']);
  });

  test('tell an update by operators from a pipeline and a replacement', () => {
    const update = (u: unknown, flags = {}) => partsOf({ update: 'notes', updates: [{ q: {}, u, ...flags }] }).slice(1);
    expect(update({ $inc: { count: 1 }, $set: { 'lines.$[line].price': 2 } })).toEqual([
      ...['update by operators', 'update $inc: number', 'update $set', 'update path: $[name]'],
    ]);
    expect(update([{ $set: { at: '$$NOW' } }], { upsert: true })).toEqual([
      ...['update by pipeline upsert', 'update stage $set', 'variable $$NOW'],
    ]);
    expect(update({ count: 1 }, { multi: false })).toEqual(['update by replacement']);
    expect(update({ $push: { lines: { $each: [], $slice: -5 } } })).toContain('update $push: $each, $slice');
  });

  test('name the stages of pipelines within pipelines, and the expressions', () => {
    const lookup = {
      from: 'visits',
      let: { id: '$_id' },
      as: 'visits',
      pipeline: [{ $match: { $expr: { $eq: ['$a', 1] } } }],
    };
    expect(
      partsOf({ aggregate: 'children', pipeline: [{ $lookup: lookup }, { $sort: { a: 1 } }], cursor: {} }),
    ).toEqual([
      ...['aggregate: cursor, pipeline', 'stage $lookup: as, from, let, pipeline', 'stage $match'],
      ...['filter $expr', 'expression $eq', 'stage $sort'],
    ]);
  });

  test('name the options of an index, and what it is partial by', () => {
    const index = {
      name: 'a',
      key: { a: 1, b: -1 },
      unique: true,
      partialFilterExpression: { a: { $type: 'string' } },
    };
    expect(partsOf({ createIndexes: 'notes', indexes: [index] })).toEqual([
      ...['createIndexes: indexes', 'index key: 1', 'index key: -1', 'index of several fields', 'index unique'],
      ...['index partialFilterExpression', 'partialFilterExpression $type: string'],
    ]);
  });
});
