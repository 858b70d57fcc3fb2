import { addDays, type BackupRecord, type DeadlineNotice, today } from '@practice/contracts';
import { type ClientSession, emit, registerService, setPublicUrl, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
let deadline: DeadlineNotice | null;

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
    getDeadlineNotice: async () => deadline,
    getRetentionRun: async () => ({ problem: 'Mesajlar: 2 kayıt silinemedi.' }),
  });
});
afterEach(() => setPublicUrl(undefined));

async function fail() {
  await withTransaction(async (session: ClientSession) => emit(session, 'backup.failed', { id: '1' }));
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

describe('a security alert', () => {
  async function raise(alert: object | null) {
    registerService('identity', { listStaff: async () => stubs.staff, getSecurityAlert: async () => alert });
    await withTransaction(async (session: ClientSession) => emit(session, 'security-alert.raised', { id: '7' }));
    for (let times = 0; times < 2; times++) await handleEvents(service);
    await runJobs(service);
  }
  const locked = { kind: 'signInLocked', message: '“selin” kullanıcısının girişi engellendi.', userId: null };
  const device = { kind: 'newDevice', message: '“selin” hesabına yeni bir cihazdan giriş yapıldı.', userId: 'u1' };
  const selin = () => ({ ...contextFor('user'), actor: { ...contextFor('user').actor, userId: 'u1' } });

  it('is told to the admins, with what can be done', async () => {
    await raise(locked);
    expect(await listNotifications(admin, {})).toMatchObject([
      {
        type: 'warning',
        title: 'Giriş engellendi',
        message: locked.message,
        actionUrl: 'https://ardic.example/admin#security-alerts?id=7',
      },
    ]);
    expect(await listNotifications(selin(), {})).toEqual([]);
    const [email, ...others] = server.messages;
    expect([email?.to?.map(({ address }) => address), others]).toEqual([['admin@ardic.example'], []]);
    expect(email?.subject).toBe('Giriş engellendi | Ardıç Psikoloji');
    expect(email?.text).toContain(locked.message);
    expect(email?.text).toContain('iki adımlı girişi zorunlu kılın');
  });

  it('of a new device is told to its user alone', async () => {
    await raise(device);
    expect(await listNotifications(admin, {})).toEqual([]);
    expect(await listNotifications(selin(), {})).toMatchObject([
      { title: 'Yeni bir cihazdan giriş', actionUrl: 'https://ardic.example/admin' },
    ]);
    expect(server.messages.map(({ to }) => to?.map(({ address }) => address))).toEqual([['selin@ardic.example']]);
    expect(server.messages[0]?.text).toContain('şifrenizi hemen değiştirin');
  });

  it('of a user without an address is in their bell alone', async () => {
    stubs.staff = stubs.staff.map((each) => ({ ...each, email: null }));
    await raise(device);
    expect(await listNotifications(selin(), {})).toHaveLength(1);
    expect(server.messages).toEqual([]);
  });
});

it('one that was deleted meanwhile alerts nobody', async () => {
  backup = null;
  await fail();
  expect([await listNotifications(admin, {}), server.messages]).toEqual([[], []]);
});

it('a run that could not erase what was over says which', async () => {
  await withTransaction(async (session: ClientSession) => emit(session, 'retention.failed', { id: 'r1' }));
  await handleEvents(service);
  await runJobs(service);
  expect(await listNotifications(admin, {})).toMatchObject([
    {
      title: 'Süresi dolan kayıtlar silinemedi',
      message: 'Mesajlar: 2 kayıt silinemedi.',
      actionUrl: 'https://ardic.example/admin#privacy?tab=retention',
    },
  ]);
  expect(server.messages[0]?.subject).toBe('Süresi dolan kayıtlar silinemedi | Ardıç Psikoloji');
});

describe('the end of a time that the law sets', () => {
  async function announce(notice: DeadlineNotice | null) {
    deadline = notice;
    await withTransaction(async (session: ClientSession) => emit(session, 'deadline.announced', { id: 'n1' }));
    await handleEvents(service);
    await handleEvents(service);
    await runJobs(service);
    const [shown] = await listNotifications(admin, {});
    return { shown, mails: server.messages.map(({ subject, text }) => ({ subject, text })) };
  }

  it('of a request is told to admins with its days, once, and names nobody', async () => {
    const due = addDays(today(), 2);
    const { shown, mails } = await announce({ kind: 'data-request', recordId: 'r1', stage: 'twoDays', due });
    expect(shown).toMatchObject({
      title: 'Bir kişisel veri başvurusunun son günü yaklaşıyor',
      message: expect.stringMatching(/: 2 gün kaldı\.$/),
      actionUrl: 'https://ardic.example/admin#privacy?id=r1',
    });
    expect(mails).toEqual([
      {
        subject: 'Bir kişisel veri başvurusunun son günü yaklaşıyor | Ardıç Psikoloji',
        text: expect.stringContaining('https://ardic.example/admin#privacy?id=r1'),
      },
    ]);
  });

  it('of a breach leads to it, also when it is over', async () => {
    const notice = { kind: 'data-breach', recordId: 'b1', due: '2026-11-12T06:30:00.000Z' } as const;
    const { shown } = await announce({ ...notice, stage: 'over' });
    expect(shown).toMatchObject({
      title: 'Veri ihlalini Kurul’a bildirme süresi doldu',
      message: '72 saatlik süre 12.11.2026 09:30 itibarıyla doldu; Kurul’a bildirim kaydı yok.',
      actionUrl: 'https://ardic.example/admin#privacy?tab=breaches&id=b1',
    });
  });

  it('is told to nobody when it holds no more', async () => {
    expect(await announce(null)).toEqual({ shown: undefined, mails: [] });
  });
});
