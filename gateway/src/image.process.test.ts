import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, database, disconnectDatabase } from '@practice/service-kit';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { copyImage } from '@practice/tooling/containers/testing/copy-image';
import { build } from '@practice/tooling/start/build';
import { root } from '@practice/tooling/start/env';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forkProgram, readyUrl } from './testing/fork-program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const image = mkdtempSync(path.join(tmpdir(), 'practice-image-'));
const mongodbUri = testDatabaseUri(`image_${process.pid}`);

beforeAll(async () => {
  await build(root);
  copyImage(image);
});
afterAll(async () => {
  rmSync(image, { recursive: true, force: true });
  await connectDatabase(mongodbUri);
  await database().dropDatabase();
  await disconnectDatabase();
});

it('the tree that the image has serves a rendered home page', async () => {
  const gateway = forkProgram(path.join(image, 'gateway/dist/main.cjs'), {
    mongodbUri,
    env: { SEED_DATA: 'demo', DATA_DIR: path.join(image, 'data') },
  });
  try {
    const answer = await fetch(await readyUrl(gateway));
    // Without the server's bundles it would be a page without a heading, and 503.
    expect([answer.status, (await answer.text()).match(/<h1/g)?.length]).toEqual([200, 1]);
  } finally {
    // Not killed: the database would hold for a minute what it was at.
    gateway.kill('SIGTERM');
    await once(gateway, 'exit');
  }
});
