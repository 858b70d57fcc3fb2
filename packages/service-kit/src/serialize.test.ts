import { describe, expect, it, vi } from 'vitest';
import { serialize } from './serialize.ts';

/** A piece of work that ends when it is seen to. */
function unfinished() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

describe('work with the same key', () => {
  it('runs one after the other, in the order of the calls, also after a failure', async () => {
    const seen: string[] = [];
    const first = unfinished();
    const all = [
      serialize('a day', async () => {
        await first.work();
        seen.push('first');
        throw new Error('no');
      }),
      serialize('a day', async () => seen.push('second')),
      serialize('a day', async () => seen.push('third')),
    ];
    first.end();
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(seen).toEqual(['first', 'second', 'third']);
  });

  it('does not wait for work with another key', async () => {
    const first = unfinished();
    const waiting = serialize('a day', first.work);
    await serialize('another day', async () => undefined);
    first.end();
    await waiting;
  });

  it('starts anyway when the previous work takes too long', async () => {
    vi.useFakeTimers();
    const first = unfinished();
    const waiting = serialize('a day', first.work);
    const second = serialize('a day', async () => 'begun');
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(await second).toBe('begun');
    first.end();
    await waiting;
  });
});
