import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { quiet, quietWorkDone, whenQuiet, whileBusy, workAtOnce } from './when-quiet.ts';

beforeAll(() => workAtOnce(false));
afterAll(() => workAtOnce(true));

it('what waits for quiet runs once, after what callers wait for', async () => {
  const order: string[] = [];
  const work = vi.fn(async () => order.push('work'));
  const served = whileBusy(async () => {
    await pause(120);
    order.push('served');
  });
  for (let times = 0; times < 3; times++) void whenQuiet(work);
  await Promise.all([served, quietWorkDone()]);
  expect(order).toEqual(['served', 'work']);
});

it('what waits for quiet waits half a second at most', async () => {
  let hasEnded = false;
  const served = whileBusy(async () => {
    while (!hasEnded) await pause(5);
  });
  await quiet();
  hasEnded = true;
  await served;
});
