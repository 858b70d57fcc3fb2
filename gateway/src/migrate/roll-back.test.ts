import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectDatabase,
  database,
  disconnectDatabase,
  kitMigrations,
  listPending,
  logger,
  MigrationRefused,
  migrationOptions,
  runMigrations,
  setFieldKeys,
} from '@practice/service-kit';
import { restore } from '@practice/service-kit/backup/restore';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { BSON } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from '../services.ts';
import { TEST_SECRET } from '../testing/test-gateway.ts';

const SETUP_MS = 120_000;
/** Made by the version it is named after; testing/README.md says how. */
const BACKUP = join(import.meta.dirname, 'testing/c5d8126.json.gz');
const uri = testDatabaseUri(`roll_back_${process.pid}`);
const backups = mkdtempSync(join(tmpdir(), 'practice-roll-back-'));
const newer = [kitMigrations, ...createServices()];

beforeAll(async () => {
  logger.level = 'silent';
  setFieldKeys(TEST_SECRET);
  await restore(uri, BACKUP, { isReplacing: true });
  await connectDatabase(uri);
}, SETUP_MS);
afterAll(async () => {
  await database().dropDatabase();
  await disconnectDatabase();
  rmSync(backups, { recursive: true, force: true });
}, SETUP_MS);

/** Every document of every collection, as text. */
async function allData(): Promise<Record<string, string>> {
  const names = (await database().listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const read = async (name: string) => {
    const documents = await database().collection(name).find({}, { promoteValues: false }).toArray();
    return [
      name,
      documents
        .map((document) => BSON.EJSON.stringify(document, { relaxed: false }))
        .sort()
        .join('\n'),
    ];
  };
  const all = await Promise.all(names.map(read));
  return Object.fromEntries(all.filter(([, documents]) => documents !== ''));
}

test(
  'an upgrade is rolled back by restoring the backup that it made, and can be made again',
  async () => {
    const before = await allData();
    const upgrade = () =>
      runMigrations(
        newer,
        migrationOptions({ MONGODB_URI: uri, BACKUP_DIR: backups }, () => undefined),
      );
    const done = await upgrade();
    expect(done.length).toBeGreaterThan(10);
    expect(await listPending(newer)).toEqual([]);
    expect(await allData()).not.toEqual(before);

    // The older version, which knows the last change of each service not yet, leaves the data alone.
    const older = newer.map((service) => ({ ...service, migrations: (service.migrations ?? []).slice(0, -1) }));
    await expect(listPending(older)).rejects.toThrow(MigrationRefused);
    await expect(listPending(older)).rejects.toThrow('npm run restore -- <file> --replace');

    // What was written since is in no backup.
    await database().collection('contact_messages').insertOne({ name: 'Işıl Şen', createdAt: new Date() });
    const [file = ''] = readdirSync(backups);
    await restore(uri, join(backups, file), { isReplacing: true });
    expect(await allData()).toEqual(before);
    expect((await listPending(newer)).map(({ id }) => id)).toEqual(done);

    expect(await upgrade()).toEqual(done);
    expect(await database().collection('contact_messages').countDocuments()).toBe(0);
  },
  SETUP_MS,
);
