import { z } from '@practice/contracts';
import { model, Schema } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareModels } from '../prepare-collections.ts';
import { contextFor, lastEvents, useTestDatabase } from '../testing/index.ts';
import { withTransaction } from '../transaction.ts';
import { findByIdOrFail } from './find-by-id-or-fail.ts';
import { recordStore } from './record-store.ts';

const record = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  isActive: z.boolean(),
  orderIndex: z.number(),
  version: z.number(),
});
const schema = new Schema(
  {
    name: { type: String, unique: true },
    note: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    orderIndex: { type: Number, default: 0 },
    version: { type: Number, default: 1 },
  },
  { collection: 'toys', versionKey: false },
);
const ToyModel = model('Toy', schema);
const toys = recordStore(ToyModel, {
  record,
  entity: 'toy',
  event: ({ name }) => ['testimonial.changed', { id: name }],
  unique: { name: ({ name }) => ({ field: 'name', message: `${name} var` }) },
});

useTestDatabase([]);
beforeAll(() => prepareModels([ToyModel]));
const admin = contextFor('admin');
const insert = (name: string, values: object = {}) => toys.insert(admin, { values: { name, ...values } });
const written = async (count: number) => (await lastEvents(count)).map(({ type, payload }) => ({ type, ...payload }));
const MISSING = 'f'.repeat(24);

describe('a stored record', () => {
  it('is inserted with its defaults, an audit line and an event', async () => {
    const toy = await insert('top', { note: '', isActive: null });
    expect(toy).toEqual({ id: expect.any(String), name: 'top', note: null, isActive: true, orderIndex: 0, version: 1 });
    expect(await written(2)).toMatchObject([
      { type: 'audit.recorded', action: 'toy.created', entity: 'toy', entityId: toy.id, username: 'admin' },
      { type: 'testimonial.changed', id: 'top' },
    ]);
  });

  it('counts its version; a null where it has none changes nothing, nor does what was not sent', async () => {
    const { id } = await insert('top', { note: 'kırmızı' });
    const changed = await toys.update(admin, { id, version: 1, changes: { isActive: null, note: undefined } });
    expect(changed).toMatchObject({ note: 'kırmızı', isActive: true, version: 2 });
    expect(await toys.update(admin, { id, changes: { note: null } })).toMatchObject({ note: null, version: 3 });
  });

  it('is announced under its old name too when that is another', async () => {
    const { id } = await insert('top');
    await toys.update(admin, { id, changes: { name: 'küp' } });
    expect(await written(3)).toMatchObject([
      { action: 'toy.updated', changedFields: ['name'] },
      { id: 'küp' },
      { id: 'top' },
    ]);
  });

  it('of an old version is refused with what it is now', async () => {
    const { id } = await insert('top');
    await toys.update(admin, { id, changes: { note: 'yeni' } });
    await expect(toys.update(admin, { id, version: 1, changes: { note: 'eski' } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: { note: 'yeni', version: 2 } },
    });
  });

  it('is changed by one alone of those who saw the same version', async () => {
    const { id } = await insert('top');
    const change = (note: string) => toys.update(admin, { id, version: 1, changes: { note } });
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(change));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await findByIdOrFail(ToyModel, id)).toMatchObject({ version: 2 });
  });

  it('with the value of another is refused at that field', async () => {
    await insert('top');
    const { id } = await insert('küp');
    const refusal = { code: 'CONFLICT', errors: [{ field: 'name', message: 'top var', code: 'DUPLICATE' }] };
    await expect(insert('top')).rejects.toMatchObject(refusal);
    await expect(toys.update(admin, { id, changes: { name: 'top' } })).rejects.toMatchObject(refusal);
    expect(await ToyModel.countDocuments()).toBe(2);
  });

  it('that does not exist is NOT_FOUND, whatever its id looks like', async () => {
    for (const id of [MISSING, 'x', '', '$ne']) {
      await expect(toys.update(admin, { id, changes: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(toys.remove(admin, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is unchanged when the transaction of its change is aborted', async () => {
    const { id } = await insert('top');
    const failing = withTransaction(async (session) => {
      await toys.update(admin, { id, changes: { note: 'x' }, session });
      await toys.remove(admin, { id, session });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await findByIdOrFail(ToyModel, id)).toMatchObject({ note: null, version: 1 });
    expect(await written(1)).toMatchObject([{ id: 'top' }]);
  });
});

describe('an order', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await insert(name, { orderIndex: ids.length + 1 })).id);
  });
  const names = async () => (await ToyModel.find().sort({ orderIndex: 1 }).lean()).map(({ name }) => name).join('');

  it('writes what moves, and nothing else', async () => {
    const [a = '', b = '', c = '', d = ''] = ids;
    const ordered = await toys.reorder(admin, [a, c, b, d]);
    expect(ordered.map(({ name, orderIndex, version }) => [name, orderIndex, version])).toEqual([
      ['a', 1, 1],
      ['c', 2, 2],
      ['b', 3, 2],
      ['d', 4, 1],
    ]);
    expect(await names()).toBe('acbd');
    expect((await written(4)).filter(({ type }) => type === 'testimonial.changed')).toMatchObject([
      { id: 'c' },
      { id: 'b' },
    ]);
  });

  it.each([
    ['misses one', () => ids.slice(1)],
    ['repeats one', () => [...ids.slice(1), ids[1] ?? '']],
    ['has one too many', () => [...ids, ids[0] ?? '']],
    ['has one that is not there', () => [...ids.slice(1), MISSING]],
  ])('that %s is refused with the list as it is', async (_what, order) => {
    await expect(toys.reorder(admin, order())).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] },
    });
    expect(await names()).toBe('abcd');
  });

  it('of two people at the same moment gives every record an orderIndex of its own', async () => {
    const [a = '', b = '', c = '', d = ''] = ids;
    await Promise.all([toys.reorder(admin, [d, c, b, a]), toys.reorder(admin, [b, a, c, d])]);
    const stored = await ToyModel.find().lean();
    expect(stored.map(({ orderIndex }) => orderIndex).sort()).toEqual([1, 2, 3, 4]);
  });
});
