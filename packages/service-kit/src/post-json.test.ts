import dns from 'node:dns';
import { afterEach, expect, it, vi } from 'vitest';
import { postJson } from './post-json.ts';

afterEach(() => vi.restoreAllMocks());

it('a service whose name is not found is not waited for as long as the look-up takes', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation((() => undefined) as never);
  const startedAt = Date.now();
  const post = { url: 'http://content:4100/internal/readSettings', headers: {}, payload: {}, timeoutMs: 60_000 };
  await expect(postJson(post)).rejects.toMatchObject({ code: 'UND_ERR_CONNECT_TIMEOUT' });
  // Ten seconds unless told otherwise.
  expect(Date.now() - startedAt).toBeLessThan(8000);
  // What the same request calls next is not looked up again.
  await expect(postJson(post)).rejects.toMatchObject({ code: 'UND_ERR_CONNECT_TIMEOUT' });
  expect(dns.lookup).toHaveBeenCalledTimes(1);
}, 30_000);
