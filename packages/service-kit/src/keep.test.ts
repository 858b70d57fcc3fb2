import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from './domain-error.ts';
import type { EventFeed } from './event-feed.ts';
import { followKept, forgetKept, keep } from './keep.ts';
import type { StaleType } from './stale.ts';

const read = vi.fn(async () => 'a');
beforeEach(() => read.mockReset().mockResolvedValue('a'));

describe('what is kept', () => {
  it('is read once until an event of its kind', async () => {
    const kept = keep(['menu.changed'], read);
    expect([await kept(), await kept()]).toEqual(['a', 'a']);
    forgetKept('therapy-service.changed');
    await kept();
    expect(read).toHaveBeenCalledTimes(1);
    forgetKept('menu.changed');
    read.mockResolvedValue('b');
    expect(await kept()).toBe('b');
  });

  it('is read before anyone asks, when it is to be warm, once it was read', async () => {
    const kept = keep(['menu.changed'], read, { isWarm: true });
    const listeners: (() => void)[] = [];
    const onStale = (type: StaleType, renew: () => void) => void (type === 'menu.changed' && listeners.push(renew));
    followKept({ onStale } as unknown as EventFeed);
    const change = () => {
      for (const renew of listeners) renew();
    };
    change();
    expect(read).not.toHaveBeenCalled();
    await kept();
    read.mockResolvedValue('b');
    change();
    expect(read).toHaveBeenCalledTimes(2);
    expect(await kept()).toBe('b');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not what was being read when it changed', async () => {
    const kept = keep(['menu.changed'], read);
    const reading = kept();
    forgetKept('menu.changed');
    read.mockResolvedValue('b');
    expect([await reading, await kept()]).toEqual(['a', 'b']);
  });

  it('is read again after a failure, unless what was read last still stands', async () => {
    const kept = keep(['menu.changed'], read);
    read.mockRejectedValueOnce(new DomainError('UNAVAILABLE'));
    await expect(kept()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await kept()).toBe('a');
  });
});
