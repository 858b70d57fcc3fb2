import { database } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { noIndexOfSearchWords } from './2026-11-22-no-index-of-search-words.ts';

useTestDatabase([createService()]);

it('the index over search words goes, and running again does no harm', async () => {
  const appointments = database().collection('appointments');
  await appointments.createIndex({ searchTokens: 1 });
  await noIndexOfSearchWords.up();
  await noIndexOfSearchWords.up();
  const names = (await appointments.indexes()).map(({ name }) => name);
  expect(names).not.toContain('searchTokens_1');
  expect(names).toContain('startsAt_1');
});
