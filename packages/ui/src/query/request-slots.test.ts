import { afterEach, expect, it } from 'vitest';
import { requestSlots } from './request-slots.ts';

afterEach(() => delete document.documentElement.dataset.device);

/** Ten requests; `end(n)` lets the n-th finish. */
function send(device?: string) {
  if (device) document.documentElement.dataset.device = device;
  const run = requestSlots();
  const started: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const outcomes = Array.from({ length: 10 }, (_, index) =>
    run(() => {
      started.push(index);
      return new Promise<number>((resolve, reject) =>
        ends.set(index, (error) => (error ? reject(error) : resolve(index))),
      );
    }),
  );
  for (const each of outcomes) each.catch(() => undefined);
  return { started, outcomes, end: (index: number, error?: Error) => ends.get(index)?.(error) };
}

const first = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  ['low', 3],
  ['high', 6],
  [undefined, 6],
])('on a device of the class %s at most %i requests run at the same time', (device, count) => {
  expect(send(device).started).toEqual(first(count));
});

it('sends the next one when one ends, also when that failed', async () => {
  const { started, outcomes, end } = send('low');
  end(1);
  expect(await outcomes[1]).toBe(1);
  expect(started).toEqual(first(4));
  end(0, new Error('lost'));
  await expect(outcomes[0]).rejects.toThrow('lost');
  expect(started).toEqual(first(5));
});

it('runs all of them in the end, never more than allowed', async () => {
  const { started, outcomes, end } = send('low');
  for (const index of first(10)) {
    end(index);
    await outcomes[index];
    expect(started.length).toBeLessThanOrEqual(index + 4);
  }
  expect(await Promise.all(outcomes)).toEqual(first(10));
});
