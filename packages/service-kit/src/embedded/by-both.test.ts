import { model, Schema, Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { existingIds } from '../self-checks/existing-ids.ts';
import { describeByBoth } from '../testing/both-executors.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { findByIds } from './find-by-ids.ts';
import { inBatches } from './in-batches.ts';
import { updateById } from './update-by-id.ts';

type Tree = { height: number };
const TreeModel = model<Tree>('Tree', new Schema<Tree>({ height: Number }, { collection: 'trees', versionKey: false }));
const ids = Array.from({ length: 260 }, () => new Types.ObjectId());

useTestDatabase([]);
beforeEach(() => TreeModel.insertMany(ids.map((_id, height) => ({ _id, height }))));

describeByBoth('the records of ids', () => {
  it('are those and no others, however many', async () => {
    for (const count of [3, 250]) {
      const requested = ids.slice(0, count).map(String);
      const found = await findByIds<Tree>(TreeModel, [...requested, 'no id', String(new Types.ObjectId())], null);
      expect(found.map(({ _id }) => String(_id)).sort()).toEqual(requested.sort());
    }
  });

  it('are known to exist, however many are asked for', async () => {
    const strange = new Types.ObjectId();
    const existing = await existingIds(TreeModel, [...ids.map(String), String(strange)]);
    expect(existing).toEqual(new Set(ids.map(String)));
  });

  it('are asked for in batches that have every one once', async () => {
    const batches = await inBatches(ids);
    expect(batches.flat()).toEqual(ids);
    expect(await inBatches([])).toEqual([]);
  });
});

describeByBoth('a record that is changed by its id', () => {
  type Counted = { _id: string; count: number };
  const counted = () =>
    TreeModel.db.collection<Counted>('trees') as unknown as Parameters<typeof updateById<Counted>>[0];
  const change = (id: string) => updateById(counted(), id, [{ $set: { count: { $literal: 2 } } }]);

  it('is returned as it is then, and is null when it is not there', async () => {
    await counted().insertOne({ _id: 'one', count: 1 });
    expect(await change('one')).toEqual({ _id: 'one', count: 2 });
    expect(await change('none')).toBeNull();
  });
});
