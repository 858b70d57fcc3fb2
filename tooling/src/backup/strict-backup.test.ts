import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@practice/service-kit/backup/back-up';
import { checkBackup } from '@practice/service-kit/backup/check-backup';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { GridFSBucket, MongoClient } from 'mongodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startStrictProxy } from '../database/testing/strict-proxy/index.ts';

vi.setConfig({ testTimeout: 60_000 });
const FILES = 12;

async function stored(): Promise<string> {
  const uri = testDatabaseUri(`strict${process.pid}`);
  const client = await new MongoClient(uri).connect();
  await client.db().dropDatabase();
  await client
    .db()
    .collection('users')
    .insertMany([{ name: 'bir' }, { name: 'iki' }]);
  const bucket = new GridFSBucket(client.db());
  for (let number = 0; number < FILES; number++) {
    const upload = bucket.openUploadStream(`${number}`);
    upload.end(Buffer.alloc(1_500_000, number));
    await new Promise((resolve, reject) => upload.once('finish', resolve).once('error', reject));
  }
  onTestFinished(async () => {
    await client.db().dropDatabase();
    await client.close();
  });
  return uri;
}

it('a backup takes longer than MongoDB lets a transaction live, and through an election', async () => {
  const target = await stored();
  // Of two megabytes an answer, each late: what lasts takes several times the life of a transaction.
  const proxy = await startStrictProxy({ target, transactionLifetimeMs: 300, latencyMs: 60 });
  const folder = mkdtempSync(join(tmpdir(), 'practice-strict-'));
  onTestFinished(async () => {
    await proxy.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const path = join(folder, 'all.json.gz');
  let elected: Promise<void> | undefined;
  const onProgress = (part: number) => {
    if (part > 0.3) elected ??= proxy.stepDown({ electionMs: 1000, isCrash: true });
  };
  const counts = await backUp(proxy.uri, path, { onProgress });
  expect(elected).toBeDefined();
  await elected;
  expect(counts).toEqual({ users: 2, 'fs.files': FILES, 'fs.chunks': FILES * 6 });
  expect(await checkBackup({ uri: target, path, secrets: [], id: 'strict', migrations: new Set() })).toBe(
    2 + FILES * 7,
  );
  expect(proxy.violations).toEqual([]);
});
