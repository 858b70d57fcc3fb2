import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logger, setDiskReserve } from '@practice/service-kit';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { VariantCache } from './variant-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cache = (diskBytes: number, memoryBytes = 100, at = folder) =>
  new VariantCache({ memoryBytes, diskBytes, folder: at });
const bytes = (length: number, fill = 1) => Buffer.alloc(length, fill);

it('finds again after a restart what it has put on disk', async () => {
  await cache(100).set('a.webp', bytes(10));
  expect(await cache(100).get('a.webp')).toEqual(bytes(10));
});

it('reads from disk what is no longer in memory', async () => {
  const small = cache(100, 15);
  await small.set('a.webp', bytes(10));
  await small.set('b.webp', bytes(10, 2));
  expect(await small.get('a.webp')).toEqual(bytes(10));
});

it('drops the least used files when its part of the disk is full', async () => {
  const full = cache(25, 1);
  await full.set('a.webp', bytes(10));
  await full.set('b.webp', bytes(10, 2));
  await full.get('a.webp');
  await full.set('c.webp', bytes(10, 3));
  await vi.waitFor(async () => expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp']));
  expect(await full.get('b.webp')).toBeUndefined();
});

it('writes nothing when it may not', async () => {
  await cache(0).set('a.webp', bytes(10));
  expect(await readdir(folder)).toEqual([]);
});

it('forgets a file that somebody has removed', async () => {
  const one = cache(100, 1);
  await one.set('a.webp', bytes(10));
  await rm(path.join(folder, 'a.webp'));
  expect(await one.get('a.webp')).toBeUndefined();
});

it('does without a disk that cannot be written to', async () => {
  vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  const file = path.join(folder, 'a file');
  await writeFile(file, '');
  const broken = cache(100, 100, path.join(file, 'below'));
  await broken.set('a.webp', bytes(10));
  expect(await broken.get('a.webp')).toEqual(bytes(10));
});

it('keeps pictures in memory alone while the disk has no room beside its reserve', async () => {
  setDiskReserve(1_000_000_000);
  onTestFinished(() => setDiskReserve(100));
  const one = cache(100);
  await one.set('a.webp', bytes(10));
  expect(await readdir(folder)).toEqual([]);
  expect(await one.get('a.webp')).toEqual(bytes(10));
});
