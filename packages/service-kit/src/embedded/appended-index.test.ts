import { model, Schema } from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import type { Filter } from '../lists/list-definition.ts';
import { RecordList } from '../lists/record-list.ts';
import { defineService } from '../service.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { asStored, intern } from './index-entry.ts';
import { setListExecutor } from './list-executor.ts';

type Note = { number: number; kind: string };

const schema = new Schema<Note>(
  { number: { type: Number, unique: true }, kind: String },
  { collection: 'listed_notes', versionKey: false },
);
const NoteModel = model('ListedNote', schema);
const list = new RecordList<Note>({
  model: NoteModel,
  indexes: [{ kind: 1, number: -1 }],
  indexed: { number: asStored, kind: intern },
  appendedBy: 'number',
});
const sdl = 'type Query { a: Int }';
useTestDatabase([
  defineService({ name: 'content', sdl, resolvers: {}, routes: [], models: [NoteModel], lists: [list] }),
]);
afterEach(() => setListExecutor(undefined));

const append = (...numbers: number[]) =>
  NoteModel.create(numbers.map((number) => ({ number, kind: number % 2 ? 'odd' : 'even' })));

async function page(filter: Filter = {}, skip = 0) {
  const { items, total } = await list.findPage({ filter, order: { number: -1 } }, { skip, limit: 3 });
  return { numbers: items.map(({ number }) => number), total };
}

it.each(['database', 'memory'] as const)('a list that only grows is read by the %s', async (executor) => {
  setListExecutor(executor);
  expect(await page()).toEqual({ numbers: [], total: 0 });
  await append(1, 2, 3, 4);
  expect(await page()).toEqual({ numbers: [4, 3, 2], total: 4 });
  await append(5, 7);
  expect(await page({ kind: 'odd' })).toEqual({ numbers: [7, 5, 3], total: 4 });
  expect(await page({ kind: 'odd' }, 3)).toEqual({ numbers: [1], total: 4 });
  expect(await Promise.all([page({ number: { $lt: 3 } }), page({ number: { $lt: 3 } })])).toEqual([
    { numbers: [2, 1], total: 2 },
    { numbers: [2, 1], total: 2 },
  ]);
});

it('what was removed from the beginning is not counted any more', async () => {
  setListExecutor('memory');
  await append(1, 2, 3, 4);
  expect((await page()).total).toBe(4);
  await NoteModel.deleteMany({ number: { $lt: 3 } });
  await append(5);
  expect(await page()).toEqual({ numbers: [5, 4, 3], total: 3 });
});
