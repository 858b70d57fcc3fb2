import { registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createRedirect } from '../redirects/create-redirect.ts';
import { createService } from '../server.ts';
import { deleteMissingAddress, dismissMissingAddress } from './dismiss-missing-address.ts';
import { listMissingAddresses } from './list-missing-addresses.ts';
import { MissingAddressModel } from './missing-address.model.ts';
import { makeRoom, recordMissingAddresses } from './record-missing-addresses.ts';

useTestDatabase([createService()]);

let there: Record<string, { kind: string; title: string }> = {};
const blog = { path: '/blog', title: 'Blog' };
beforeAll(() => {
  registerService('identity', { listLiveRemotes: async () => [] });
  registerService('content', {
    findAddress: async () => null,
    findAddresses: async () => there,
    listAddresses: async () => [],
    readSettings: async () => ({}),
    suggestAddresses: async (_ctx, { path }: { path: string }) => (path === '/blok' ? [blog] : []),
  });
});
beforeEach(() => {
  there = {};
});

const editor = contextFor('moderator');
const row = (path: string, fields: object = {}) => ({
  path,
  count: 1,
  bots: 0,
  referrer: '',
  lastAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});
const record = (batchId: string, ...rows: ReturnType<typeof row>[]) =>
  recordMissingAddresses(contextFor('service'), { batchId, rows });
const list = async (filter: object = {}) => (await listMissingAddresses(editor, filter)).items;

it('counts an address however often it comes, a batch once, and says what may have been meant', async () => {
  await record('1', row('/blok', { count: 3, referrer: 'google.com' }), row('/yok'));
  await record('1', row('/blok', { count: 3 }));
  await record('2', row('/Blok/', { bots: 2, lastAt: '2026-11-21T10:00:00.000Z' }));
  const [first, second] = await list();
  expect(first).toMatchObject({ count: 4, bots: 2, referrer: 'google.com', suggestion: blog, isDismissed: false });
  expect(first).toMatchObject({ firstAt: '2026-11-20T10:00:00.000Z', lastAt: '2026-11-21T10:00:00.000Z' });
  expect(second).toMatchObject({ path: '/yok', count: 1, referrer: null, suggestion: null });
});

it('an address is dismissed and put back, and forgotten', async () => {
  await record('1', row('/yok'));
  const [found] = await list();
  const id = found?.id;
  await dismissMissingAddress(editor, { id, isDismissed: true });
  expect(await list()).toEqual([]);
  await record('2', row('/yok'));
  expect(await list({ dismissed: 'true' })).toMatchObject([{ path: '/yok', count: 2 }]);
  await dismissMissingAddress(editor, { id, isDismissed: false });
  expect(await list()).toHaveLength(1);
  await deleteMissingAddress(editor, { id });
  expect(await list()).toEqual([]);
  await expect(deleteMissingAddress(editor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('an address at which something is by now, or that is redirected, is forgotten', async () => {
  await record('1', row('/sayfa'), row('/eski/a'), row('/yok'));
  there = { '/sayfa': { kind: 'page', title: 'Sayfa' } };
  await createRedirect(editor, { fromUrl: '/eski', toUrl: '/yeni', matchType: 'prefix' });
  expect((await list()).map(({ path }) => path)).toEqual(['/yok']);
  expect(await MissingAddressModel.countDocuments()).toBe(1);
});

it('the least asked for make room when there are too many, the oldest first', async () => {
  const at = (day: number) => new Date(`2026-11-0${day}T10:00:00.000Z`);
  const stored = (path: string, count: number, day: number) => ({
    key: path,
    path,
    count,
    firstAt: at(1),
    lastAt: at(day),
  });
  await MissingAddressModel.insertMany([
    stored('/often', 9, 1),
    stored('/old', 1, 1),
    stored('/new', 1, 3),
    stored('/older', 1, 2),
  ]);
  await makeRoom(4, 2);
  expect(await MissingAddressModel.countDocuments()).toBe(4);
  await makeRoom(3, 2);
  expect((await list()).map(({ path }) => path)).toEqual(['/often', '/new']);
});
