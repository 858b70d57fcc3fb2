import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from './domain-error.ts';
import { forgetKept, keep } from './keep.ts';

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
