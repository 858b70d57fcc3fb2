import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { model, mongo, Schema } from 'mongoose';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { toBackupProblem } from '../backup/backup-problem.ts';
import { database } from '../database.ts';
import { startWhenDatabaseIsUp } from '../start-when-database-is-up.ts';
import { testDatabaseUri, useTestDatabase } from '../testing/test-database.ts';
import type { Migration } from './migration.ts';
import { migrationOptions } from './migration-options.ts';
import { MigrationRefused } from './migration-refused.ts';
import { listPending, type Migrated } from './records.ts';
import { runMigrations } from './run-migrations.ts';
import { waitForGateways } from './wait-for-gateways.ts';
import { watchForNewerData } from './watch-newer-data.ts';

const PatientModel = model('MigratedPatient', new Schema({ name: String }, { collection: 'migrated_patients' }));

useTestDatabase([]);
beforeEach(async () => {
  await database().collection('migrations').deleteMany({});
});

type Run = { ran: string[]; backups: number };

function practice(
  names: string[],
  up?: (name: string) => Promise<void>,
): Run & { service: Migrated; backUp: () => Promise<string> } {
  const run: Run = { ran: [], backups: 0 };
  const migrations: Migration[] = names.map((name) => ({
    name,
    async up() {
      await up?.(name);
      run.ran.push(name);
    },
  }));
  return Object.assign(run, {
    service: { name: 'patients', models: [PatientModel], migrations },
    backUp: async () => `backup ${++run.backups}`,
  });
}

async function addPatient(): Promise<void> {
  await PatientModel.create([{ name: 'Can' }]);
}

test('each migration runs once, in the order of its day, after one backup', async () => {
  await addPatient();
  const first = practice(['2026-02-01-b', '2026-01-01-a']);
  expect(await runMigrations([first.service], first)).toEqual(['patients/2026-01-01-a', 'patients/2026-02-01-b']);
  expect(first).toMatchObject({ ran: ['2026-01-01-a', '2026-02-01-b'], backups: 1 });

  const second = practice(['2026-01-01-a', '2026-02-01-b', '2026-03-01-c']);
  expect((await listPending([second.service])).map(({ id }) => id)).toEqual(['patients/2026-03-01-c']);
  await runMigrations([second.service], second);
  await runMigrations([second.service], second);
  expect(second).toMatchObject({ ran: ['2026-03-01-c'], backups: 1 });
});

test('a database without data has nothing to migrate, then or later', async () => {
  const { service, backUp, ...run } = practice(['2026-01-01-a']);
  expect(await runMigrations([service], { backUp })).toEqual([]);
  await addPatient();
  expect(await runMigrations([service], { backUp })).toEqual([]);
  expect(run).toEqual({ ran: [], backups: 0 });
});

test('one that failed half-way runs again', async () => {
  await addPatient();
  let fails = true;
  const run = practice(['2026-01-01-a', '2026-02-01-b'], async (name) => {
    if (name.endsWith('b') && fails) throw new Error('killed');
  });
  await expect(runMigrations([run.service], run)).rejects.toThrow('killed');
  fails = false;
  expect(await runMigrations([run.service], run)).toEqual(['patients/2026-02-01-b']);
  expect(run.ran).toEqual(['2026-01-01-a', '2026-02-01-b']);
});

test('of several processes that start at once one migrates, and the others wait for it', async () => {
  await addPatient();
  let atWork = 0;
  let most = 0;
  const step = async () => {
    most = Math.max(most, ++atWork);
    await database()
      .collection('migrated_patients')
      .updateMany({}, { $inc: { version: 1 } });
    atWork -= 1;
  };
  const runs = Array.from({ length: 4 }, () => practice(['2026-01-01-a', '2026-02-01-b'], step));
  await Promise.all(runs.map((run) => runMigrations([run.service], run)));
  expect(runs.flatMap(({ ran }) => ran).sort()).toEqual(['2026-01-01-a', '2026-02-01-b']);
  expect(runs.reduce((sum, { backups }) => sum + backups, 0)).toBe(1);
  expect(most).toBe(1);
});

test('the lock of a process that was killed is taken over', async () => {
  await addPatient();
  await database()
    .collection<{ _id: string }>('migration_locks')
    .insertOne({ _id: 'migrations', owner: 'a killed process', until: new Date(Date.now() - 1) } as never);
  const run = practice(['2026-01-01-a']);
  await runMigrations([run.service], run);
  expect(run.ran).toEqual(['2026-01-01-a']);
});

test('a process that can make no backup leaves data of an older version alone', async () => {
  await addPatient();
  const { service, ran } = practice(['2026-01-01-a']);
  await expect(runMigrations([service])).rejects.toThrow(MigrationRefused);
  await expect(runMigrations([service])).rejects.toThrow(/npm run migrate/);
  expect(ran).toEqual([]);
});

test('nothing is changed when the backup fails', async () => {
  await addPatient();
  const { service, ran } = practice(['2026-01-01-a']);
  const backUp = () => Promise.reject(new Error('No space left'));
  const migrated = runMigrations([service], { backUp });
  await expect(migrated).rejects.toThrow(MigrationRefused);
  await expect(migrated).rejects.toThrow(/No space left.*npm run migrate -- --without-backup/);
  expect(ran).toEqual([]);
});

test('a start begins again when the database went away while the backup was made', async () => {
  await addPatient();
  const { service, ran, backUp } = practice(['2026-01-01-a']);
  const away = vi.fn(backUp).mockRejectedValueOnce(toBackupProblem(new mongo.MongoNetworkError('it stepped down')));
  await startWhenDatabaseIsUp(() => runMigrations([service], { backUp: away }));
  expect(away).toHaveBeenCalledTimes(2);
  expect(ran).toEqual(['2026-01-01-a']);
});

test('a process migrates without a backup when it is told that there is one', async () => {
  await addPatient();
  const { service, ran } = practice(['2026-01-01-a']);
  const said: string[] = [];
  const env = { MONGODB_URI: 'mongodb://nowhere', BACKUP_DIR: '/nowhere' };
  await runMigrations(
    [service],
    migrationOptions(env, (line) => said.push(line), { withoutBackup: true }),
  );
  expect(ran).toEqual(['2026-01-01-a']);
  expect(said[0]).toBe('No backup is made before the data is migrated.');
});

describe('while gateways of the version before serve', () => {
  const gateways = () => database().collection<{ _id: string; seenAt: Date }>('gateways');
  beforeEach(async () => {
    await gateways().deleteMany({});
    await addPatient();
  });

  test('a migration waits until they have stopped', async () => {
    await gateways().insertOne({ _id: 'one:4000', seenAt: new Date() });
    const run = practice(['2026-01-01-a']);
    const said: string[] = [];
    const onProgress = (line: string) => said.push(line);
    const migrated = runMigrations([run.service], { backUp: run.backUp, onProgress });
    await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('one:4000')]), 20_000);
    expect([run.ran, run.backups]).toEqual([[], 0]);
    await gateways().deleteMany({});
    expect(await migrated).toEqual(['patients/2026-01-01-a']);
  });

  test('a migration is refused when they go on, with their names', async () => {
    await gateways().insertOne({ _id: 'one:4000', seenAt: new Date() });
    const refused = waitForGateways(undefined, { limitMs: -1 });
    await expect(refused).rejects.toThrow(MigrationRefused);
    await expect(refused).rejects.toThrow('one:4000');
  });

  test('one that was killed is waited for no longer than it may have been silent', async () => {
    await gateways().insertOne({ _id: 'one:4000', seenAt: new Date(Date.now() - 60_000) });
    const run = practice(['2026-01-01-a']);
    expect(await runMigrations([run.service], run)).toEqual(['patients/2026-01-01-a']);
  });
});

describe('data of a newer version', () => {
  test('is refused with the name of what is unknown', async () => {
    const newer = practice(['2026-01-01-a', '2027-01-01-z']);
    await runMigrations([newer.service], newer);
    const older = practice(['2026-01-01-a']);
    await expect(runMigrations([older.service], older)).rejects.toThrow(/newer version.*patients\/2027-01-01-z/);
  });

  test('of another service is none of this process’s business', async () => {
    const newer = practice(['2027-01-01-z']);
    await runMigrations([newer.service], newer);
    const other: Migrated = { name: 'invoices', models: [] };
    expect(await runMigrations([other])).toEqual([]);
  });
});

test('the backup before a migration is its owner’s alone', async () => {
  await addPatient();
  const folder = mkdtempSync(join(tmpdir(), 'practice-migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const uri = testDatabaseUri(database().databaseName);
  const dir = join(folder, 'backups');
  const { backUp } = migrationOptions({ MONGODB_URI: uri, BACKUP_DIR: dir }, () => undefined);
  const { service } = practice(['2026-01-01-a']);
  await runMigrations([service], backUp ? { backUp } : {});
  const [name = ''] = readdirSync(dir);
  expect(name).toMatch(/-before-migration\.json\.gz$/);
  expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
});

test('a process that runs hears of a newer version that migrates the data under it, once', async () => {
  const { service } = practice(['2026-01-01-a']);
  const refused: MigrationRefused[] = [];
  const watch = watchForNewerData([service], (error) => refused.push(error), { everyMs: 5 });
  onTestFinished(() => watch.stop());
  await listPending([service]);
  expect(refused).toEqual([]);
  const record = { _id: 'patients/2027-01-01-z' as never, at: new Date() };
  await database().collection('migrations').insertOne(record);
  await expect.poll(() => refused.length).toBe(1);
  expect(refused[0]?.message).toContain('patients/2027-01-01-z');
  await listPending([]);
  expect(refused).toHaveLength(1);
});
