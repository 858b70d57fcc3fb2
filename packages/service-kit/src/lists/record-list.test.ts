import { toSearchKey, toSortKey } from '@practice/contracts';
import type { CommandStartedEvent } from 'mongodb';
import { model, Schema, type Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../database.ts';
import { InMemoryIndex } from '../embedded/in-memory-index.ts';
import { asStored, intern } from '../embedded/index-entry.ts';
import { helpsDatabase, setListExecutor } from '../embedded/list-executor.ts';
import { emit } from '../events.ts';
import { defineService } from '../service.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { withTransaction } from '../transaction.ts';
import { type Filter, orderBy } from './list-definition.ts';
import { RecordList } from './record-list.ts';

type Patient = {
  name: string;
  nameKey: string;
  city: string | null;
  born: Date;
  fee: number | null;
  tags: string[];
  words: string[];
  /** Not in the index. */
  note: string;
};

const text = { type: String, default: null } as const;
const schema = new Schema<Patient>(
  {
    ...{ name: text, nameKey: text, city: text, born: Date, fee: { type: Number, default: null } },
    ...{ tags: [String], words: [String], note: text },
  },
  { collection: 'listed_patients', versionKey: false },
);
const PatientModel = model('ListedPatient', schema);
const list = newList();
const sdl = 'type Query { a: Int }';
useTestDatabase([
  defineService({ name: 'content', sdl, resolvers: {}, routes: [], models: [PatientModel], lists: [list] }),
]);

function newList(): RecordList<Patient> {
  return new RecordList<Patient>({
    model: PatientModel,
    indexes: [{ nameKey: 1, born: 1, _id: 1 }],
    indexed: {
      nameKey: asStored,
      city: intern,
      born: asStored,
      fee: asStored,
      tags: asStored,
      words: (words) => words.join('\n'),
    },
    changedBy: { 'appointment.requested': ({ appointmentId }) => appointmentId },
  });
}

const patients: Partial<Patient>[] = [
  { name: 'Işıl', city: 'Edirne', born: day(3), fee: 0.1, tags: ['new'] },
  { name: 'İpek', city: 'Tekirdağ', born: day(1), fee: 0.2, tags: [] },
  { name: 'Çınar', city: null, born: day(2), fee: null, tags: ['new', 'urgent'] },
  { name: 'Can', city: 'Edirne', born: day(3), fee: 1500.5, tags: [] },
  { name: 'Zeynep', city: '', born: day(5), fee: 0.7, tags: ['urgent'] },
  { name: '𝒜da', city: 'Edirne', born: day(4), fee: 20, tags: [] },
  { name: 'ﬁliz', city: 'Tekirdağ', born: day(4), fee: null, tags: [] },
];

function day(number: number): Date {
  return new Date(Date.UTC(2020, 0, number));
}

function stored(patient: Partial<Patient>): Partial<Patient> {
  const name = patient.name ?? '';
  return { ...patient, nameKey: toSortKey(name), words: [toSearchKey(name), `of ${patient.city}`], note: `of ${name}` };
}

/** Changes records and emits their events, as a function of a service does. */
async function change(work: () => Promise<{ _id: Types.ObjectId }[]>): Promise<void> {
  const changed = await work();
  await withTransaction(async (session) => {
    for (const { _id } of changed) emit(session, 'appointment.requested', { appointmentId: String(_id) });
  });
}

beforeEach(() => change(() => PatientModel.insertMany(patients.map(stored))));
afterEach(() => setListExecutor(undefined));

const whole = { skip: 0, limit: 100 };
const byName = orderBy('asc', 'nameKey');
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const find = async (filter: Filter, order = byName) => namesOf(await list.findPage({ filter, order }, whole));

it('everything that the database is asked for a list is broken off after eight seconds', async () => {
  setListExecutor('database');
  const limits: unknown[] = [];
  const note = ({ commandName, command }: CommandStartedEvent) => {
    if (command[commandName] === 'listed_patients') limits.push([commandName, command.maxTimeMS]);
  };
  const { client } = database();
  client.on('commandStarted', note);
  await list.findPage({ filter: { city: 'Edirne' }, order: byName }, whole);
  await list.findAll({ filter: {}, order: byName }, 10);
  await list.readFields({}, ['fee']);
  await list.measure({ count: { filter: {} }, fees: { filter: {}, sumOf: 'fee' } });
  client.off('commandStarted', note);
  expect(limits.sort()).toEqual([...Array(3).fill(['aggregate', 8000]), ...Array(3).fill(['find', 8000])]);
});

describe.each(['database', 'memory'] as const)('a list queried in the %s', (executor) => {
  beforeEach(() => setListExecutor(executor));

  it.each<[Filter, string[]]>([
    [{ city: 'Edirne' }, ['Can', 'Işıl', '𝒜da']],
    [{ city: null }, ['Çınar']],
    [{ city: { $ne: 'Edirne' } }, ['Çınar', 'İpek', 'Zeynep', 'ﬁliz']],
    [{ city: { $nin: [null, ''] } }, ['Can', 'Işıl', 'İpek', 'ﬁliz', '𝒜da']],
    [{ born: { $gt: day(3) } }, ['Zeynep', 'ﬁliz', '𝒜da']],
    [{ born: { $gte: day(2), $lt: day(4) } }, ['Can', 'Çınar', 'Işıl']],
    [{ born: day(1) }, ['İpek']],
    [{ fee: { $lte: 0.2 } }, ['Işıl', 'İpek']],
    [{ fee: { $in: [0.1, 20] } }, ['Işıl', '𝒜da']],
    [{ tags: 'urgent' }, ['Çınar', 'Zeynep']],
    [{ 'tags.0': { $exists: true } }, ['Çınar', 'Işıl', 'Zeynep']],
    [{ 'tags.1': { $exists: true } }, ['Çınar']],
    [{ words: { $regex: 'isi' } }, ['Işıl']],
    [{ words: { $regex: 'can|ipek' } }, ['Can', 'İpek']],
    [{ words: { $regex: 'of E' }, $and: [{ words: { $regex: 'an' } }] }, ['Can']],
    [{ $or: [{ city: '' }, { fee: 20 }] }, ['Zeynep', '𝒜da']],
    [{ note: 'of Can' }, ['Can']],
    [{ city: 'İzmir' }, []],
  ])('finds by %j what MongoDB says it finds', async (filter, expected) => {
    expect(await find(filter)).toEqual(expected);
  });

  it('sorts by Turkish rules and code points, both ways, with nothing before something', async () => {
    const sorted = ['Can', 'Çınar', 'Işıl', 'İpek', 'Zeynep', 'ﬁliz', '𝒜da'];
    expect(await find({}, orderBy('asc', 'nameKey'))).toEqual(sorted);
    expect(await find({}, orderBy('desc', 'nameKey'))).toEqual(sorted.toReversed());
    expect(await find({}, orderBy('asc', 'fee', 'nameKey'))).toEqual([
      'Çınar',
      'ﬁliz',
      'Işıl',
      'İpek',
      'Zeynep',
      '𝒜da',
      'Can',
    ]);
  });

  it('breaks ties by the next field, then by the id', async () => {
    expect(await find({}, orderBy('asc', 'born', 'nameKey'))).toEqual([
      ...['İpek', 'Çınar'],
      ...['Can', 'Işıl', 'ﬁliz', '𝒜da', 'Zeynep'],
    ]);
    const all = await PatientModel.find({ city: 'Edirne' }).lean();
    const byId = all.sort((one, other) => (String(one._id) < String(other._id) ? -1 : 1)).map(({ name }) => name);
    expect(await find({ city: 'Edirne' }, orderBy('asc', 'city'))).toEqual(byId);
  });

  it('cuts pages that have every record once, and says how many there are', async () => {
    const pages = await Promise.all(
      [0, 3, 6, 9].map((skip) => list.findPage({ filter: {}, order: orderBy('desc', 'born') }, { skip, limit: 3 })),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
    expect(new Set(pages.flatMap(namesOf)).size).toBe(7);
    expect(pages[0]?.items[0]).toMatchObject({ name: 'Zeynep', note: 'of Zeynep' });
  });

  it('counts and adds up exactly', async () => {
    const measures = {
      all: { filter: {} },
      edirne: { filter: { city: 'Edirne' } },
      nobody: { filter: { city: 'İzmir' } },
      noted: { filter: { note: 'of Can' } },
      cents: { filter: { fee: { $lt: 0.5 } }, sumOf: 'fee' },
      fees: { filter: {}, sumOf: 'fee' },
      noFees: { filter: { city: 'İzmir' }, sumOf: 'fee' },
    };
    expect(await list.measure(measures)).toEqual({
      ...{ all: 7, edirne: 3, nobody: 0, noted: 1 },
      ...{ cents: 0.3, fees: 1521.5, noFees: 0 },
    });
  });

  it('gives fields of all records that a filter finds, dates in milliseconds', async () => {
    const fields = await list.readFields({ city: 'Edirne' }, ['nameKey', 'born', 'fee']);
    const byFee = fields
      .map(({ born, fee }) => ({ born, fee }))
      .sort((one, other) => Number(one.fee) - Number(other.fee));
    expect(byFee).toEqual([
      { born: day(3).getTime(), fee: 0.1 },
      { born: day(4).getTime(), fee: 20 },
      { born: day(3).getTime(), fee: 1500.5 },
    ]);
    const ids = (await PatientModel.find({ city: 'Edirne' }).lean()).map(({ _id }) => String(_id));
    expect(fields.map(({ _id }) => _id).sort()).toEqual(ids.sort());
  });

  it('has a change in the next result, whoever made it and whatever was queried before', async () => {
    const nodes = [list, newList()];
    const expectBoth = async (names: string[], fees: number) => {
      for (const node of nodes) {
        const page = await node.findPage({ filter: { city: 'Edirne' }, order: byName }, whole);
        expect([namesOf(page), page.total]).toEqual([names, names.length]);
        expect(await node.measure({ fees: { filter: { city: 'Edirne' }, sumOf: 'fee' } })).toEqual({ fees });
      }
    };
    await expectBoth(['Can', 'Işıl', '𝒜da'], 1520.6);
    await change(() => PatientModel.insertMany([stored({ name: 'Ece', city: 'Edirne', born: day(9), fee: 5 })]));
    await expectBoth(['Can', 'Ece', 'Işıl', '𝒜da'], 1525.6);
    const can = await PatientModel.findOne({ name: 'Can' }).orFail();
    await change(async () => [await PatientModel.findByIdAndUpdate(can._id, stored({ name: 'Nur', fee: 1 })).orFail()]);
    await expectBoth(['Ece', 'Işıl', 'Nur', '𝒜da'], 26.1);
    await change(async () => {
      await PatientModel.deleteMany({ name: { $in: ['Ece', 'Işıl'] } });
      return [];
    });
    for (const node of nodes) await node.findPage({ filter: {}, order: byName }, whole);
    const gone = await PatientModel.find({ name: 'Nur' }).lean();
    await change(async () => {
      await PatientModel.deleteOne({ name: 'Nur' });
      return gone;
    });
    await expectBoth(['𝒜da'], 20);
  });
});

it('is queried in memory on the embedded database, and in the database on any other', async () => {
  setListExecutor(undefined);
  const { secantusVersion } = await database().command({ buildInfo: 1 });
  expect(await helpsDatabase()).toBe(secantusVersion !== undefined);
});

it('keeps nothing in the process when the database runs its queries', async () => {
  const current = vi.spyOn(InMemoryIndex.prototype, 'current');
  setListExecutor('database');
  await find({});
  expect(current).not.toHaveBeenCalled();
  setListExecutor('memory');
  await find({});
  expect(current).toHaveBeenCalledOnce();
});

it('has its indexes built where the database uses them, and nowhere else', async () => {
  const names = async () => (await PatientModel.collection.indexes()).map(({ name }) => name);
  await PatientModel.collection.dropIndexes();
  setListExecutor('memory');
  await list.prepare();
  expect(await names()).toEqual(['_id_']);
  setListExecutor('database');
  await list.prepare();
  expect(await names()).toEqual(['_id_', 'nameKey_1_born_1__id_1']);
  const page = PatientModel.find({})
    .sort(orderBy('desc', 'nameKey', 'born'))
    .limit(2);
  expect(JSON.stringify(await page.explain('queryPlanner'))).toContain('IXSCAN');
});
