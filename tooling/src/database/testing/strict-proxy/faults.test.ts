import type { Document } from 'mongodb';
import { afterEach, expect, it, vi } from 'vitest';
import { commandOf } from './command.ts';
import { Faults } from './faults.ts';

afterEach(() => {
  vi.useRealTimers();
});

const read = commandOf({ body: { find: 'things' } as Document } as Parameters<typeof commandOf>[0]);

it('a loss comes once the time since the last one, and since the last new connection, is over', () => {
  vi.useFakeTimers();
  const faults = new Faults();
  faults.intervalMs = 2000;
  faults.stir();
  faults.lose(2, { kinds: ['read'] });
  vi.advanceTimersByTime(1999);
  expect(faults.takeLoss(read)).toBeUndefined();
  faults.stir();
  vi.advanceTimersByTime(1999);
  expect(faults.takeLoss(read)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(faults.takeLoss(read)).toBeDefined();
  vi.advanceTimersByTime(1999);
  expect(faults.takeLoss(read)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(faults.takeLoss(read)).toBeDefined();
});
