import { expect, it } from 'vitest';
import { EncodingQueue } from './encoding-queue.ts';

const picture = Buffer.from('picture');

/** A queue whose jobs end when they are released. */
function slowQueue() {
  const queue = new EncodingQueue();
  const started: string[] = [];
  const release: (() => void)[] = [];
  const add = (key: string, isUrgent = true) =>
    queue.add(
      key,
      () => {
        started.push(key);
        return new Promise((resolve) => release.push(() => resolve(picture)));
      },
      { isUrgent },
    );
  return { add, started, release };
}

it('makes one picture at a time, what somebody waits for first', async () => {
  const { add, started, release } = slowQueue();
  const first = add('first', false);
  add('later', false);
  const urgent = add('urgent');
  expect(started).toEqual(['first']);
  release[0]?.();
  await first;
  await Promise.resolve();
  expect(started).toEqual(['first', 'urgent']);
  release[1]?.();
  await urgent;
  await Promise.resolve();
  expect(started).toEqual(['first', 'urgent', 'later']);
});

it('makes the same picture once', () => {
  const { add, started } = slowQueue();
  expect(add('one')).toBe(add('one'));
  expect(started).toEqual(['one']);
});

it('goes on after a failure, and tries that picture again when it is requested again', async () => {
  const queue = new EncodingQueue();
  const failed = queue.add('one', () => Promise.reject(new Error('broken')), { isUrgent: true });
  await expect(failed).rejects.toThrow('broken');
  expect(await queue.add('one', async () => picture, { isUrgent: true })).toBe(picture);
});

it('takes no more than it can remember', () => {
  const { add } = slowQueue();
  const taken = Array.from({ length: 100 }, (_, index) => add(`picture ${index}`));
  expect(taken.filter(Boolean)).toHaveLength(65);
});
