import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, type BackupRecord, nextBackupDay, today } from '@practice/contracts';
import { createService as createIdentity } from '@practice/identity';
import {
  callService,
  database,
  forgetSettings,
  type Job,
  jobQueue,
  kitMigrations,
  knownMigrations,
  lastSeq,
  logger,
  registerService,
} from '@practice/service-kit';
import { readBackup } from '@practice/service-kit/backup/read-backup';
import {
  contextFor,
  eventsSince,
  testServerUri,
  useTestDatabase as withTestDatabase,
} from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackupPlace } from './backup-place.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { removeBackupFile } from './remove-backup-file.ts';

const identity = createIdentity();
withTestDatabase([identity]);
const admin = contextFor('admin');
let settings: Record<string, string>;
let stopping: AbortController;
let place: BackupPlace;
let parent: string;

type RouteName = `${'get' | 'post' | 'delete'} ${string}`;

/** A REST call of the service by an admin. */
function call<Result = BackupRecord>(name: RouteName, input: object = {}): Promise<Result> {
  const route = identity.routes.find(({ method, path: at }) => `${method} ${at}` === name);
  return route?.run(admin, input as never) as Promise<Result>;
}
const start = () => call('post /api/backups');
const check = (id: string) => call('post /api/backups/:id/check', { id });
const listed = () => call<BackupRecord[]>('get /api/backups');

beforeEach(() => {
  settings = {};
  registerService('content', { readSettings: async () => settings });
  forgetSettings();
  stopping = new AbortController();
  parent = mkdtempSync(path.join(tmpdir(), 'practice-backups-'));
  place = {
    uri: uriOfTest(),
    databaseDir: undefined,
    folder: path.join(parent, 'backups'),
    secrets: ['the key that this practice keeps in a safe'],
    migrations: knownMigrations([kitMigrations, identity]),
    stopped: stopping.signal,
  };
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function uriOfTest(): string {
  const url = new URL(testServerUri());
  url.pathname = database().databaseName;
  return url.href;
}

function change(next: Record<string, string>): void {
  settings = { ...settings, ...next };
  forgetSettings();
}

const run = { 'make-backup': makeBackup, 'check-backup': checkBackup, 'remove-backup-file': removeBackupFile };

/** Runs the jobs that are queued, as a gateway does, until none is left; with what they said. */
async function runJobs(): Promise<unknown[]> {
  const said: unknown[] = [];
  for (;;) {
    const job = await jobQueue().findOneAndUpdate(
      { state: 'queued', runAt: { $lte: new Date() } },
      { $set: { state: 'running' }, $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    );
    if (!job) return said;
    const wait = await run[job.kind as keyof typeof run](job as Job, place);
    said.push(wait);
    await jobQueue().updateOne({ _id: job._id }, { $set: { state: wait ? 'waiting' : 'done' } });
  }
}

/** A backup that was made and checked. */
async function made(): Promise<BackupRecord> {
  await start();
  await runJobs();
  const [backup] = await listed();
  if (!backup) throw new Error('There is no backup.');
  return backup;
}

const fileOf = ({ fileName }: BackupRecord) => path.join(place.folder, fileName);
const files = () => readdirSync(place.folder);
const failures = async (since: number) =>
  (await eventsSince(since)).filter(({ type }) => type === 'backup.failed').map(({ payload }) => payload);

describe('a backup', () => {
  it('is made, restored, compared and listed with what it holds', async () => {
    await database().collection('users').insertOne({ username: 'ışıl' });
    expect(await start()).toMatchObject({ state: 'queued', isAutomatic: false, createdBy: 'admin', size: null });
    await runJobs();
    const [backup] = await listed();
    expect(backup).toMatchObject({ state: 'verified', isEncrypted: true, problem: null, progress: null });
    expect(backup?.checkedAt).toEqual(expect.any(String));
    const file = fileOf(backup as BackupRecord);
    expect(statSync(file).size).toBe(backup?.size);
    expect([statSync(file).mode & 0o077, statSync(place.folder).mode & 0o077]).toEqual([0, 0]);
    const lines: string[] = [];
    for await (const { collection } of readBackup(file, place)) lines.push(collection);
    expect(lines).toHaveLength(backup?.documents ?? 0);
    expect(lines).toContain('users');
    // The list is about files of this disk.
    expect(lines).not.toContain('backups');
  });

  it('is refused while another is made or checked, and what is open is not deleted', async () => {
    const { id } = await start();
    for (const refuse of [start, () => check(id), () => call('delete /api/backups/:id', { id })]) {
      await expect(refuse()).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ code: 'UNDER_WAY' }] });
    }
    await runJobs();
    await check(id);
    await expect(start()).rejects.toMatchObject({ code: 'CONFLICT' });
    await runJobs();
    expect(await start()).toMatchObject({ state: 'queued' });
  });

  it('that two start at once is made once', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listed()).toHaveLength(1);
  });

  it('is deleted with its file', async () => {
    const { id } = await made();
    await call('delete /api/backups/:id', { id });
    await runJobs();
    expect([await listed(), files()]).toEqual([[], []]);
  });

  it('that a stop of the gateway ends is begun again, and leaves no half file', async () => {
    await start();
    stopping.abort();
    expect(await runJobs()).toEqual([{ waitMs: 2000, reason: 'Sunucu yeniden başlıyor.' }]);
    expect(files()).toEqual([]);
    expect(await listed()).toMatchObject([{ state: 'writing' }]);
    place = { ...place, stopped: new AbortController().signal };
    await jobQueue().updateMany({}, { $set: { state: 'queued' } });
    await runJobs();
    expect(await listed()).toMatchObject([{ state: 'verified' }]);
    expect(files()).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined));

  it('in making it is said once, without a file', async () => {
    const before = await lastSeq();
    mkdirSync(place.folder);
    writeFileSync(path.join(place.folder, 'file'), '');
    place = { ...place, folder: path.join(place.folder, 'file', 'backups') };
    const { id } = await start();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runJobs().catch(() => jobQueue().updateMany({ state: 'running' }, { $set: { state: 'queued' } }));
    }
    expect(await listed()).toMatchObject([{ state: 'failed', problem: expect.any(String), size: null }]);
    expect(await failures(before)).toEqual([{ id }]);
    await expect(check(id)).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ code: 'NO_FILE' }] });
    expect(await start()).toMatchObject({ state: 'queued' });
  });

  it.each([
    ['is not there', (file: string) => rmSync(file), 'Dosya bulunamadı'],
    ['has a changed bit', flipBit, 'değişmiş ya da bozulmuş'],
    ['is cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -20)), 'Dosyanın sonu eksik'],
  ])('with a file that %s is found by a check', async (_, spoil, sentence) => {
    const backup = await made();
    const before = await lastSeq();
    spoil(fileOf(backup));
    await check(backup.id);
    await runJobs();
    expect(await listed()).toMatchObject([{ state: 'unverified', problem: expect.stringContaining(sentence) }]);
    expect(await failures(before)).toEqual([{ id: backup.id }]);
  });

  it('with a key that changed is found by a check', async () => {
    const { id } = await made();
    place = { ...place, secrets: ['the key of another practice, of thirty-two'] };
    await check(id);
    await runJobs();
    expect(await listed()).toMatchObject([{ problem: expect.stringContaining('başka bir anahtarla') }]);
  });

  it('and leaves a backup open that nobody works on is given up', async () => {
    const { id } = await start();
    await callService('identity', 'planBackup', {});
    expect(await listed()).toMatchObject([{ state: 'queued' }]);
    await jobQueue().deleteMany({});
    const before = await lastSeq();
    await callService('identity', 'planBackup', {});
    expect(await listed()).toMatchObject([{ state: 'failed', problem: 'İşlem yarıda kaldı.' }]);
    expect(await failures(before)).toEqual([{ id }]);
  });
});

function flipBit(file: string): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
  writeFileSync(file, bytes);
}

describe('by the settings', () => {
  const planned = async () => (await jobQueue().find({ kind: 'make-backup' }).toArray()).map(({ payload }) => payload);
  const comeTrue = () => jobQueue().updateMany({ kind: 'make-backup' }, { $set: { runAt: new Date(0) } });

  it('auto_backup_enabled plans one a night, once, which is made that night', async () => {
    await callService('identity', 'planBackup', {});
    await callService('identity', 'planBackup', {});
    const plan = await call<{ nextOn: string }>('get /api/backups/plan');
    expect(await planned()).toEqual([{ date: plan.nextOn }]);
    const [job] = await jobQueue().find().toArray();
    expect(job?.runAt?.toISOString().slice(11, 16)).toBe('23:30');
    await comeTrue();
    await runJobs();
    expect(await listed()).toMatchObject([{ state: 'verified', isAutomatic: true, createdBy: null }]);
    // A job that is run again after a crash does not make another.
    await jobQueue().updateMany({ kind: 'make-backup' }, { $set: { state: 'queued' } });
    await runJobs();
    expect(await listed()).toHaveLength(1);
  });

  it('auto_backup_enabled switched off plans none, and keeps one that was planned from being made', async () => {
    await callService('identity', 'planBackup', {});
    change({ auto_backup_enabled: 'false' });
    await comeTrue();
    await runJobs();
    expect(await listed()).toEqual([]);
    await jobQueue().deleteMany({});
    await callService('identity', 'planBackup', {});
    expect(await planned()).toEqual([]);
    expect(await call('get /api/backups/plan')).toMatchObject({ isEnabled: false, nextOn: null });
  });

  it.each(['weekly', 'monthly'] as const)('backup_frequency %s makes it on its day alone', async (frequency) => {
    change({ backup_frequency: frequency });
    const day = nextBackupDay(frequency, addDays(today(), 1));
    const { backup } = await callService('identity', 'beginBackup', { date: addDays(day, 1) });
    expect(backup).toBeNull();
    expect((await callService('identity', 'beginBackup', { date: day })).backup).not.toBeNull();
  });

  it('an automatic one waits for the one that is made by hand', async () => {
    await start();
    expect(await callService('identity', 'beginBackup', { date: today() })).toEqual({ backup: null, isBusy: true });
  });

  it('backup_encryption switched off leaves it readable, and no such file is downloaded', async () => {
    change({ backup_encryption: 'false' });
    const backup = await made();
    expect(backup).toMatchObject({ isEncrypted: false, fileName: expect.stringMatching(/\.json\.gz$/) });
    expect(readFileSync(fileOf(backup)).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    const opened = callService('identity', 'openBackupFile', { id: backup.id }, admin);
    await expect(opened).rejects.toMatchObject({ code: 'CONFLICT' });
    change({ backup_encryption: 'true' });
    expect((await made()).fileName).toMatch(/\.json\.gz\.enc$/);
  });

  it('backup_retention_days removes what is older, and never the newest that passed its check', async () => {
    const ages = [40, 39, 31, 5, 1];
    const states = ['verified', 'verified', 'failed', 'unverified', 'unverified'] as const;
    for (const [index, age] of ages.entries()) {
      const { id } = await made();
      const createdAt = new Date(Date.now() - age * 86_400_000);
      await database()
        .collection('backups')
        .updateOne({ openKey: id }, { $set: { createdAt, state: states[index] } });
    }
    await callService('identity', 'planBackup', {});
    await runJobs();
    expect((await listed()).map(({ state }) => state)).toEqual(['unverified', 'unverified', 'verified']);
    expect(files()).toHaveLength(3);
    change({ backup_retention_days: '7' });
    await callService('identity', 'planBackup', {});
    expect(await listed()).toHaveLength(3);
  });
});
