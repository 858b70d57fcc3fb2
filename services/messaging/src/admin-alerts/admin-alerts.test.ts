import type { BackupRecord, SelfCheckReport } from '@practice/contracts';
import { type ClientSession, emit, registerService, setPublicUrl, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const admin = contextFor('admin');
let server: MailServer;
let backup: BackupRecord | null;
let report: SelfCheckReport | null = null;

beforeEach(async () => {
  setPublicUrl('https://ardic.example');
  server = await startMailServer();
  const sender = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'bilgi@ardic.example' };
  Object.assign(stubs.settings, sender);
  stubs.staff = [
    { id: admin.actor.userId ?? '', username: 'admin', email: 'admin@ardic.example', role: 'admin', isActive: true },
    { id: 'u1', username: 'selin', email: 'selin@ardic.example', role: 'user', isActive: true },
  ];
  backup = {
    ...{ id: '1', state: 'failed', fileName: 'x', isAutomatic: true, isEncrypted: true, size: null, documents: null },
    ...{ progress: null, problem: 'Diskte yedek için yeterli boş yer yok.', createdBy: null, checkedAt: null },
    createdAt: '2026-11-24T23:30:00.000Z',
  };
  registerService('identity', {
    listStaff: async () => stubs.staff,
    getBackup: async () => backup,
    readSelfCheckReport: async () => report,
  });
});
afterEach(() => setPublicUrl(undefined));

async function fail(type: 'backup.failed' | 'self-check.faults-found' = 'backup.failed') {
  await withTransaction(async (session: ClientSession) => emit(session, type, { id: '1' }));
  await handleEvents(service);
  await handleEvents(service);
  await runJobs(service);
}

it('a backup that could not be made is in the bells of admins alone and in their mail, once', async () => {
  await fail();
  expect(await listNotifications(admin, {})).toMatchObject([
    {
      type: 'error',
      title: 'Yedek alınamadı',
      message: '25.11.2026 tarihli yedek: Diskte yedek için yeterli boş yer yok.',
      actionUrl: 'https://ardic.example/admin#backups',
    },
  ]);
  const user = contextFor('user');
  expect(await listNotifications({ ...user, actor: { ...user.actor, userId: 'u1' } }, {})).toEqual([]);
  expect(server.messages).toHaveLength(1);
  const [email] = server.messages;
  expect(email?.to?.map(({ address }) => address)).toEqual(['admin@ardic.example']);
  expect(email?.subject).toBe('Yedek alınamadı | Ardıç Psikoloji');
  expect(email?.text).toContain('https://ardic.example/admin#backups');
});

it('one that failed its check says so; without an address of an admin it goes to the practice', async () => {
  stubs.staff = stubs.staff.map((each) => ({ ...each, email: null }));
  backup = backup && { ...backup, state: 'unverified', problem: 'Dosyanın sonu eksik.' };
  await fail();
  expect(server.messages[0]?.subject).toBe('Bir yedek kontrolden geçmedi | Ardıç Psikoloji');
  expect(server.messages[0]?.to?.map(({ address }) => address)).toEqual(['bilgi@ardic.example']);
});

it('one that was deleted meanwhile alerts nobody', async () => {
  backup = null;
  await fail();
  expect([await listNotifications(admin, {}), server.messages]).toEqual([[], []]);
});

it('a run of the self-checks names the checks that found something new, and no other', async () => {
  const outcome = { checked: 1, durationMs: 1, note: null, lastPassedAt: null, faults: [], mended: [], mendedCount: 0 };
  report = {
    ...{ id: '1', state: 'finished', isNightly: true, startedBy: null, finishedAt: null, current: null },
    startedAt: '2026-11-25T00:10:00.000Z',
    outcomes: [
      { ...outcome, key: 'overlaps', state: 'failed', faultCount: 3, newCount: 2 },
      { ...outcome, key: 'events', state: 'failed', faultCount: 1, newCount: 0 },
      { ...outcome, key: 'remotes', state: 'undone', faultCount: 1, newCount: 1 },
    ],
  };
  await fail('self-check.faults-found');
  expect(await listNotifications(admin, {})).toMatchObject([
    {
      title: 'Öz denetim yeni bir sorun buldu',
      message: 'Geçmeyen kontroller: Randevu çakışmaları (2 yeni sorun), Ekran paketleri (yapılamadı).',
      actionUrl: 'https://ardic.example/admin#self-checks',
    },
  ]);
  expect(server.messages.map(({ subject }) => subject)).toEqual(['Öz denetim yeni bir sorun buldu | Ardıç Psikoloji']);
});
