import { DomainError, registerService } from '@practice/service-kit';
import { beforeEach, expect, it } from 'vitest';
import { MissingAddresses } from './missing-addresses.ts';

type Batch = { batchId: string; rows: { path: string; count: number; bots: number; referrer: string }[] };
let stored: Batch[] = [];
let isAway = false;

beforeEach(() => {
  [stored, isAway] = [[], false];
  registerService('seo', {
    recordMissingAddresses: async (_ctx, batch: Batch) => {
      stored.push(batch);
      if (isAway) throw new DomainError('UNAVAILABLE');
      return {};
    },
  });
});

const ask = (missing: MissingAddresses, path: string, fields: object = {}) =>
  missing.add({ path, isBot: false, referrer: '', ...fields });

it('counts addresses together, programs apart; a batch without an answer is sent again as it was', async () => {
  const missing = new MissingAddresses();
  ask(missing, '/yok', { referrer: 'google.com' });
  ask(missing, '/Yok/');
  ask(missing, '/yok', { isBot: true });
  isAway = true;
  await missing.flush();
  isAway = false;
  await missing.flush();
  await missing.flush();
  expect(stored).toHaveLength(2);
  expect(stored[0]).toEqual(stored[1]);
  expect(stored[0]?.rows).toMatchObject([{ path: '/yok', count: 2, bots: 1, referrer: 'google.com' }]);
});

it.each([
  '/wp-login.php',
  '/.env',
  '/wp-admin/setup',
  '/backup.zip',
  '/.git/config',
  `/${'x'.repeat(400)}`,
  '/anne@ornek.com',
  '/05321234567',
])('%s is not kept', async (path) => {
  const missing = new MissingAddresses();
  ask(missing, path);
  await missing.flush();
  expect(stored).toEqual([]);
});

it('a flood of addresses does not fill the memory', async () => {
  const missing = new MissingAddresses();
  for (let index = 0; index < 5000; index += 1) ask(missing, `/yok-${index}`);
  await missing.flush();
  expect(stored[0]?.rows).toHaveLength(200);
});
