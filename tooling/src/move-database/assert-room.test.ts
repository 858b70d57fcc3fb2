import { diskSpace } from '@practice/service-kit/disk-space';
import type { Db } from 'mongodb';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/programs.ts';
import { assertRoom } from './assert-room.ts';

const GB = 1024 ** 3;
/** A database of so many bytes, as engines give their numbers. */
const databaseOf = (dataSize: number, indexSize = 0) =>
  ({ stats: async () => ({ dataSize, indexSize }) }) as unknown as Db;

test('a copy with room for it, its indexes and the log of changes may be made', async () => {
  const folder = temporaryFolder();
  await assertRoom(databaseOf(1_000_000, 1_000_000), folder);
});

test.each([
  ['its records', (free: number) => databaseOf(free + GB)],
  ['its indexes', (free: number) => databaseOf(0, free)],
  ['its log of changes', (free: number) => databaseOf(free - GB / 2)],
])('a copy without room for %s is refused with what is free and what is needed', async (_, fullFor) => {
  const folder = temporaryFolder();
  const { freeBytes } = await diskSpace(folder);
  const refusal = await assertRoom(fullFor(freeBytes), folder).then(
    () => 'made',
    ({ message }) => message as string,
  );
  const [, free, needed] = /has (\d+) MB left, and the copy needs (\d+) MB\./.exec(refusal) ?? [];
  expect(Number(free)).toBeCloseTo(freeBytes / 1024 ** 2, -4);
  expect(Number(needed)).toBeGreaterThan(Number(free));
});
