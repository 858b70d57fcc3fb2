import { toInstant } from '@practice/contracts';
import { jobQueue, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotification } from '../../notifications/create-notification.ts';
import { listNotifications } from '../../notifications/list-notifications.ts';
import { markAllNotificationsRead } from '../../notifications/mark-all-notifications-read.ts';
import { createService } from '../../server.ts';
import { runJobs } from '../../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { handleEvents } from '../../testing/requests.ts';
import { useStubServices } from '../../testing/stub-services.ts';
import { updateNotificationSettings } from '../update-notification-settings.ts';
import { digestTime } from './digest-time.ts';
import { NotificationDigestModel } from './notification-digest.model.ts';
import { sendDigest } from './send-digest.ts';
import { testNotificationEmail } from './test-notification-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const userId = staff.actor.userId ?? '';
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
  Object.assign(stubs.settings, { smtp_host: '127.0.0.1', smtp_port: String(server.port) });
  stubs.staff = [{ id: userId, username: 'selin', email: 'selin@ardic.example', role: 'user', isActive: true }];
});

let count = 0;
type Kind = { category?: 'contacts' | 'blog'; priority?: 'medium' | 'urgent'; userId?: string };
async function notify(title: string, rest: Kind = {}) {
  const { category = 'contacts', priority = 'medium', userId: whose = null } = rest;
  count++;
  const texts = { title, message: 'Elif Yıldız, Ada için yazdı.', actionUrl: null, actionLabel: null, metadata: null };
  const notification = { key: `test:${count}`, type: 'contact' as const, category, priority, userId: whose, ...texts };
  await withTransaction((session) => createNotification(session, notification));
  await handleEvents(service);
}

const wants = (change: object = {}) => updateNotificationSettings(staff, { enableEmail: true, ...change });
const sent = () => server.messages.map(({ subject }) => subject);
const keys = async () => (await jobQueue().find().sort({ runAt: 1 }).toArray()).map(({ _id }) => _id);

describe('an e-mail about notifications', () => {
  it('goes to the user’s own address at once, without anybody’s name in it', async () => {
    await notify('Eski');
    await wants();
    await notify('Yeni mesaj');
    await runJobs(service);
    expect(server.messages).toMatchObject([
      { subject: 'Yeni mesaj | Ardıç Psikoloji', to: [{ address: 'selin@ardic.example' }] },
    ]);
    expect(JSON.stringify(server.messages)).not.toMatch(/Elif|Ada|Eski/);
  });

  it('has what is unread by then, together, and each only once', async () => {
    await wants({ emailDigest: 'hourly' });
    await notify('Bir');
    await markAllNotificationsRead(staff);
    await notify('İki');
    await notify('Üç');
    await runJobs(service);
    expect(sent()).toEqual(['2 okunmamış bildiriminiz var | Ardıç Psikoloji']);
    expect(server.messages[0]?.text).toMatch(/- Üç \(Mesajlar\).*\n- İki \(Mesajlar\)/);
    await wants({ emailDigest: 'instant' });
    await notify('Dört');
    await runJobs(service);
    expect(sent()[1]).toBe('Dört | Ardıç Psikoloji');
  });

  it('has nothing that is for somebody else', async () => {
    await wants({ emailDigest: 'hourly' });
    await notify('Başkasının', { userId: 'u2' });
    expect(await keys()).toEqual([]);
    await notify('Kendisinin', { userId });
    await runJobs(service);
    expect(sent()).toEqual(['Kendisinin | Ardıç Psikoloji']);
  });

  it('is the same after a crash, under the same Message-ID, though something new has come', async () => {
    await wants({ emailDigest: 'hourly' });
    await notify('Bir');
    const [job] = await jobQueue().find().toArray();
    if (!job) throw new Error('no job');
    await sendDigest(job);
    await NotificationDigestModel.updateMany({}, { $set: { sentAt: null } });
    await notify('İki');
    await sendDigest(job);
    expect(sent()).toEqual(['Bir | Ardıç Psikoloji', 'Bir | Ardıç Psikoloji']);
    expect(new Set(server.messages.map(({ messageId }) => messageId)).size).toBe(1);
    await sendDigest(job);
    expect(sent()).toHaveLength(2);
  });

  it.each([
    ['who has not asked for it', () => wants({ enableEmail: false })],
    ['whose category is off', () => wants({ categories: { contacts: false } })],
    ['whose priority is off', () => wants({ priority: { medium: false } })],
  ])('is not for somebody %s', async (_who, set) => {
    await set();
    await notify('Yeni mesaj');
    expect(await jobQueue().countDocuments()).toBe(0);
  });

  it.each([
    ['was deactivated', () => Object.assign(stubs.staff[0] ?? {}, { isActive: false })],
    ['has no address', () => Object.assign(stubs.staff[0] ?? {}, { email: null })],
    ['has switched it off since', () => wants({ enableEmail: false })],
    ['has read everything since', () => markAllNotificationsRead(staff)],
  ])('is not sent to somebody who %s', async (_who, change) => {
    await wants();
    await notify('Yeni mesaj');
    await change();
    await runJobs(service);
    expect(sent()).toEqual([]);
  });

  it('waits for a mail server, and then has all that is unread', async () => {
    await wants();
    stubs.settings.smtp_host = '';
    await notify('Yeni mesaj');
    const [job] = await jobQueue().find().toArray();
    expect(job && (await sendDigest(job))).toMatchObject({
      reason: expect.stringContaining('E-posta sunucusu ayarlanmamış'),
    });
    stubs.settings.smtp_host = '127.0.0.1';
    await runJobs(service);
    expect(sent()).toEqual(['Yeni mesaj | Ardıç Psikoloji']);
  });

  it('waits for the end of the quiet hours, unless it is urgent', async () => {
    vi.useFakeTimers({ now: toInstant('2026-11-21', '23:00'), toFake: ['Date'] });
    try {
      await wants({ quietHours: { enabled: true } });
      await notify('Bekler');
      await notify('Bekler de');
      await notify('Acil', { priority: 'urgent' });
      const [first, second] = await keys();
      expect([first?.includes('2026'), second]).toEqual([
        false,
        `notification-digest:${userId}:2026-11-22T05:00:00.000Z`,
      ]);
      const urgent = await jobQueue().findOne({ _id: first ?? '' });
      if (urgent) await sendDigest(urgent);
      expect(sent()).toEqual(['Acil | Ardıç Psikoloji']);
      vi.setSystemTime(toInstant('2026-11-22', '08:00'));
      const rest = await jobQueue().findOne({ _id: second ?? '' });
      if (rest) await sendDigest(rest);
      expect(sent()[1]).toBe('2 okunmamış bildiriminiz var | Ardıç Psikoloji');
      expect(await listNotifications(staff, { filter: 'unread' })).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

it.each([
  ['instant', '14:20', 'medium', '2026-11-21T11:20:00.000Z'],
  ['hourly', '14:20', 'medium', '2026-11-21T12:00:00.000Z'],
  ['hourly', '21:40', 'medium', '2026-11-22T05:00:00.000Z'],
  ['hourly', '21:40', 'urgent', '2026-11-21T19:00:00.000Z'],
  ['daily', '07:10', 'medium', '2026-11-21T05:00:00.000Z'],
  ['daily', '08:00', 'medium', '2026-11-22T05:00:00.000Z'],
] as const)('%s, at %s, %s: due at %s', (emailDigest, time, priority, due) => {
  const quietHours = { enabled: true, start: '22:00', end: '08:00' };
  const now = toInstant('2026-11-21', time);
  expect(digestTime({ emailDigest, quietHours }, { priority }, now).toISOString()).toBe(due);
});

it('a test goes to one’s own address, and says when there is none', async () => {
  expect(await testNotificationEmail(staff)).toEqual({ to: 'selin@ardic.example' });
  await runJobs(service);
  expect(sent()).toEqual(['Deneme bildirimi | Ardıç Psikoloji']);
  stubs.staff = [];
  expect(await testNotificationEmail(staff)).toEqual({ to: null });
  await runJobs(service);
  expect(sent()).toHaveLength(1);
});
