import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { CachedPage } from './cached-page.ts';

it('is compressed as well as can be once it is asked for again', async () => {
  const html = Array.from({ length: 2000 }, (_, index) => `<p id="${(index * 7919) % 10_007}">Metin</p>`).join('');
  const page = new CachedPage({ status: 200, html, policy: '', fields: new Set(), isWhole: true });
  const quick = await page.body('br');
  expect(await page.body('br')).toBe(quick);
  await vi.waitFor(async () => expect(await page.body('br')).not.toBe(quick), { timeout: 20_000 });
  const best = await page.body('br');
  expect(best.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(best).toString()).toBe(html);
});
