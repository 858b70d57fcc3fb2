import { describe, expect, it } from 'vitest';
import { inChunks, type RecordResult } from './in-chunks.ts';

const done = (id: string): RecordResult => ({ id, ok: true });
const ids = Array.from({ length: 45 }, (_, index) => String(index));

describe('inChunks', () => {
  it('sends twenty at a time, one request after the other, and reports progress', async () => {
    const log: string[] = [];
    const outcome = await inChunks({
      ids,
      run: async (chunk) => {
        log.push(`begin ${chunk.length}`);
        await Promise.resolve();
        log.push('end');
        return chunk.map(done);
      },
      onProgress: (count) => log.push(`${count}`),
    });
    expect(log).toEqual(['begin 20', 'end', '20', 'begin 20', 'end', '40', 'begin 5', 'end', '45']);
    expect(outcome.results.map(({ id }) => id)).toEqual(ids);
    expect(outcome.error).toBeNull();
  });

  it('keeps what was done when a later request fails', async () => {
    const failure = new Error('away');
    let requests = 0;
    const outcome = await inChunks({
      ids,
      run: async (chunk) => {
        requests += 1;
        if (requests === 2) throw failure;
        return chunk.map(done);
      },
      onProgress: () => undefined,
    });
    expect(requests).toBe(2);
    expect(outcome.results).toHaveLength(20);
    expect(outcome.error).toBe(failure);
  });

  it('sends nothing for an empty selection', async () => {
    const outcome = await inChunks({
      ids: [],
      run: () => Promise.reject(new Error('asked')),
      onProgress: () => undefined,
    });
    expect(outcome).toEqual({ results: [], error: null });
  });
});
