import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { database } from './database.ts';
import { seedOnce } from './seed-once.ts';
import { useTestDatabase } from './testing/index.ts';

useTestDatabase([]);

it('a seed is made once by processes that start together, and never again', async () => {
  const rooms = database().collection('rooms');
  const seed = () =>
    seedOnce('rooms', async () => {
      const found = await rooms.findOne({ title: 'Oyun odası' });
      await pause(50);
      if (!found) await rooms.insertOne({ title: 'Oyun odası' });
    });
  expect((await Promise.all([seed(), seed(), seed()])).sort()).toEqual([false, false, true]);
  expect(await rooms.countDocuments()).toBe(1);
  await rooms.deleteMany({});
  expect(await seed()).toBe(false);
  expect(await rooms.countDocuments()).toBe(0);
});

it('a seed that failed is repeated', async () => {
  await expect(seedOnce('failing', () => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
  expect(await seedOnce('failing', async () => undefined)).toBe(true);
});
