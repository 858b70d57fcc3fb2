import { addDays, BACKUP_TIME, MAKE_BACKUP_JOB, type SelfCheckKey, today, toInstant } from '@practice/contracts';
import { database, enqueueJob, forgetSettings, setListExecutor, withTransaction } from '@practice/service-kit';
import { contextFor, faultsAfter, runSelfCheck, useTestDatabase } from '@practice/service-kit/testing';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import { type Backup, BackupModel } from '../backups/backup.model.ts';
import { createDataBreach } from '../data-breaches/create-data-breach.ts';
import { createDataRequest } from '../data-requests/create-data-request.ts';
import { DestructionRecordModel } from '../data-requests/destruction-records/destruction-record.model.ts';
import { PasskeyModel } from '../passkeys/passkey.model.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { createUser } from '../testing/users.ts';
import { storedSecret, TwoStepModel } from '../two-step/two-step.model.ts';
import { deleteUser } from '../users/delete-user.ts';
import { KnownDeviceModel } from '../users/known-device.model.ts';
import { UserModel } from '../users/user.model.ts';

const service = createService();
useTestDatabase([service]);
const settings = useStubSettings();
const admin = contextFor('admin');
const check = (key: SelfCheckKey) => runSelfCheck(service, key);
const idsOf = async (key: SelfCheckKey) => (await check(key)).faults.map(({ id }) => id);

const breach = {
  title: 'Yanlış kişiye e-posta',
  description: 'Bir randevu bilgisi başka bir veliye gitti.',
  noticedAt: new Date(Date.now() - 3_600_000).toISOString(),
  noticedBy: 'Selin',
  dataKinds: ['appointment'],
  peopleKinds: ['parent'],
};

let userId: string;

/** A user with a token, an app, a passkey and a device, a request that was dealt with, and a breach. */
beforeEach(async () => {
  userId = String((await createUser({ username: 'selin' }))._id);
  await AccessTokenModel.create({ userId, name: 'a', scope: 'read', tokenHash: 'h', expiresAt: '2030-01-01' });
  await PasskeyModel.create({ userId, name: 'p', credentialId: 'c', publicKey: 'k', counter: 0 });
  await TwoStepModel.create({ _id: userId, secret: storedSecret(userId, 'SIR'), confirmedAt: new Date(), passkeys: 1 });
  const asked = { kind: 'erasure', name: 'Ayşe Yılmaz', channel: 'letter', receivedOn: '2026-01-31' };
  const { id: requestId } = await createDataRequest(admin, asked);
  await createDataBreach(admin, breach);
  await KnownDeviceModel.create({ _id: 'k', userId, seenAt: new Date() });
  await DestructionRecordModel.create({ requestId, decisionId: 'd', kind: 'appointment', count: 1, at: new Date() });
});

it('the checks find nothing in what people have made', async () => {
  expect(await check('encryption')).toEqual({ checked: 5, faults: [], notes: [] });
  expect(await check('references')).toEqual({ checked: 5, faults: [], notes: [] });
  setListExecutor('memory');
  onTestFinished(() => setListExecutor(undefined));
  await listAuditEntries(admin, { page: 1, pageSize: 5 });
  expect(await check('counters')).toEqual({ checked: 2, faults: [], notes: [] });
  await createUser();
  await deleteUser(admin, { id: userId });
  expect(await idsOf('references')).toEqual([]);
  expect(await idsOf('counters')).toEqual([]);
});

it('references finds what is left of a user or of a request', async () => {
  await UserModel.deleteMany({});
  await database().collection('data_requests').deleteMany({});
  const found = (await idsOf('references')).map((id) => id.split(':')[0]);
  expect(found.sort()).toEqual(
    [
      'access_tokens.userId',
      'destruction_records.requestId',
      'known_devices.userId',
      'passkeys.userId',
      'two_steps._id',
    ].sort(),
  );
});

it('encryption finds a secret that lies open, and a name that belongs to another request', async () => {
  const found = async (collection: string, $set: object) =>
    (await faultsAfter(service, { key: 'encryption', collection, update: { $set } })).map(({ id }) => id);
  expect(await found('two_steps', { secret: 'SIR' })).toEqual(['two_steps.secret:…']);
  expect(await found('data_requests', { name: storedSecret('x', 'Ayşe') })).toEqual(['data_requests.name:…']);
  expect(await found('data_breaches', { description: 'açık' })).toEqual(['data_breaches.description:…']);
});

describe('counters', () => {
  it('finds another number of passkeys than there are', async () => {
    await TwoStepModel.updateOne({ _id: userId }, { passkeys: 3 });
    const [fault] = (await check('counters')).faults;
    expect(fault).toMatchObject({
      id: `passkeys:${userId}`,
      sentence: expect.stringContaining('3 yazıyor, anahtarları 1'),
    });
  });

  it('finds an audit log that lists what is not stored', async () => {
    setListExecutor('memory');
    onTestFinished(() => setListExecutor(undefined));
    const entry = { action: 'login', entity: 'session', username: 'selin', address: '::1', at: new Date() };
    await AuditEntryModel.create([
      { ...entry, seq: 1 },
      { ...entry, seq: 2 },
      { ...entry, seq: 3 },
    ]);
    await listAuditEntries(admin, { page: 1, pageSize: 5 });
    expect(await idsOf('counters')).toEqual([]);
    await database().collection('audit_log').deleteOne({ seq: 2 });
    expect(await idsOf('counters')).toEqual(['audit-log']);
  });
});

describe('latestBackup', () => {
  const NOON = toInstant(today(), '12:00');
  beforeEach(async () => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    await UserModel.updateMany(
      {},
      { $set: { createdAt: new Date(NOON.getTime() - 90 * 86_400_000) } },
      { timestamps: false },
    );
  });
  afterEach(() => void vi.useRealTimers());

  const backUp = (state: Backup['state'], daysAgo: number) =>
    BackupModel.create({
      ...{ state, fileName: 'x', isAutomatic: true, isEncrypted: true, openKey: String(new Types.ObjectId()) },
      createdAt: toInstant(addDays(today(), -daysAgo), '02:31'),
    });
  const plan = (date: string) =>
    withTransaction((session) =>
      enqueueJob(session, { key: `${MAKE_BACKUP_JOB}:${date}`, kind: MAKE_BACKUP_JOB, payload: { date } }),
    );

  it('finds one that failed, or did not pass its check, and nothing where the newest did', async () => {
    await backUp('verified', 0);
    expect(await check('latestBackup')).toEqual({ checked: 1, faults: [], notes: [] });
    await BackupModel.updateMany({}, { state: 'unverified' });
    expect(await idsOf('latestBackup')).toEqual(['failed']);
    settings.auto_backup_enabled = 'false';
    forgetSettings();
    await BackupModel.updateMany({}, { state: 'failed' });
    expect(await check('latestBackup')).toMatchObject({
      faults: [{ id: 'failed' }],
      notes: ['Otomatik yedekleme kapalı.'],
    });
  });

  it('finds one that is too old by the schedule', async () => {
    await backUp('verified', 1);
    // Perhaps backups were switched on this morning.
    expect(await idsOf('latestBackup')).toEqual([]);
    await plan(today());
    const { faults } = await check('latestBackup');
    expect(faults).toMatchObject([
      { id: 'overdue', sentence: expect.stringContaining(`${BACKUP_TIME} yedeği alınmamış`) },
    ]);
    settings.backup_frequency = 'monthly';
    forgetSettings();
    expect(await idsOf('latestBackup')).toEqual([]);
    await BackupModel.updateMany({}, { createdAt: new Date(NOON.getTime() - 70 * 86_400_000) });
    expect(await idsOf('latestBackup')).toEqual(['overdue']);
  });

  it('waits for the first night of a new practice', async () => {
    await UserModel.updateMany(
      {},
      { $set: { createdAt: new Date(NOON.getTime() - 3_600_000) } },
      { timestamps: false },
    );
    expect(await check('latestBackup')).toEqual({
      checked: 0,
      faults: [],
      notes: ['Henüz yedek yok; ilki gece alınır.'],
    });
  });
});
