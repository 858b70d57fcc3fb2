import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, database, disconnectDatabase } from '@practice/service-kit';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forkProgram } from '../testing/fork-program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const mongodbUri = testDatabaseUri(`operations_${process.pid}`);
const folder = mkdtempSync(path.join(tmpdir(), 'practice-operations-'));

beforeAll(async () => {
  await connectDatabase(mongodbUri);
  await database().collection('pages').insertOne({ title: 'Bir' });
});
afterAll(async () => {
  await database().dropDatabase();
  await disconnectDatabase();
  rmSync(folder, { recursive: true, force: true });
});

/** A program of the image with a command: what it says, and its code. It has no supervisor, as in a container. */
async function run(args: string[], env: Record<string, string> = {}, program = '../../dist/main.cjs') {
  const child = forkProgram(path.join(import.meta.dirname, program), {
    mongodbUri,
    args,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { BACKUP_DIR: folder, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const [code] = await once(child, 'exit');
  return { code, said };
}

it.each([
  ['the gateway', ['bakcup'], undefined],
  ['a service', ['help'], '../../../services/content/dist/main.cjs'],
])('%s does not start for a command that it does not know, and says what there is', async (_, args, program) => {
  const { code, said } = await run(args, {}, program);
  expect(code).toBe(2);
  expect(said).toContain(program ? 'takes no command' : 'rotate-key');
});

it('help lists every operation', async () => {
  const { code, said } = await run(['help']);
  expect(code).toBe(0);
  for (const name of ['backup', 'restore', 'rotate-key', 'reset-password', 'migrate', 'example-data', 'remotes']) {
    expect(said).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

it('a backup goes to the folder of backups, names the key to keep, and is restored from there', async () => {
  const backup = await run(['backup']);
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('Keep FIELD_KEY of the environment') });
  const [file = ''] = readdirSync(folder);
  expect(await run(['backup', 'before-the-move.json.gz'])).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toContain('before-the-move.json.gz');
  const refused = await run(['restore', file]);
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining(`operations restore ${folder}/${file} --replace`),
  ]);
  await database().collection('pages').insertOne({ title: 'İki' });
  expect(await run(['restore', file, '--replace'])).toMatchObject({ code: 0 });
  expect(await database().collection('pages').countDocuments()).toBe(1);
});

it('what an operation lacks is said in a sentence', async () => {
  expect(await run(['rotate-key'])).toMatchObject({ code: 1, said: expect.stringContaining('FIELD_KEYS_OLD') });
  expect(await run(['reset-password'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Whose password? docker compose run --rm operations reset-password <username>'),
  });
  expect(await run(['remotes', 'create', 'mf-x'])).toMatchObject({
    code: 1,
    said: 'The image has no sources to write.\n',
  });
});
