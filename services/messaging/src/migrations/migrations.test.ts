import { database, isEncrypted } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { messagesCanBeSpam } from './2026-11-22-messages-can-be-spam.ts';
import { notificationsKnowTheirAppointment } from './2026-11-22-notifications-know-their-appointment.ts';
import { notificationsKnowTheirMessage } from './2026-11-22-notifications-know-their-message.ts';
import { alertsOfBackupsAreAdminAlerts } from './2026-11-25-alerts-of-backups-are-admin-alerts.ts';
import { subjectsOfMessagesAreEncrypted } from './2026-11-26-subjects-of-messages-are-encrypted.ts';

useTestDatabase([createService()]);

const [kept, deleted] = [new ObjectId(), new ObjectId()];
const day = new Date('2026-11-01T09:00:00Z');
const notification = (key: string) => ({
  key,
  type: 'appointment',
  title: 'Yeni randevu talebi',
  message: 'Elif Yıldız, Ada Yıldız için randevu istiyor.',
  category: 'appointments',
  priority: 'high',
  actionUrl: null,
  actionLabel: null,
  readBy: [],
  archivedBy: [],
  deletedBy: [],
  searchKey: 'yeni',
  createdAt: day,
});
const email = (id: ObjectId) => ({
  _id: `request-received:${id}`,
  kind: 'request-received',
  appointmentId: String(id),
});
const ids = async (collection: string) =>
  (await database().collection(collection).find().toArray()).map(({ _id }) => String(_id));

beforeEach(async () => {
  const db = database();
  for (const id of [kept, deleted]) {
    await db.collection('notifications').insertOne(notification(`appointment.requested:${id}`));
    await db.collection('outgoing_emails').insertOne(email(id) as never);
    await db.collection('jobs').insertOne({ _id: `request-received:${id}`, state: 'queued' } as never);
  }
  await db.collection('notifications').insertOne(notification('backup.failed:1'));
});

describe('what was stored before notifications knew their appointment', () => {
  it('expires, and goes when its appointment is gone', async () => {
    await database().collection('appointments').insertOne({ _id: kept });
    for (const _again of ['once', 'twice']) {
      await notificationsKnowTheirAppointment.up();
      const left = await listNotifications(contextFor('user'), {});
      expect(left.map(({ metadata }) => metadata).sort()).toEqual([
        { appointmentId: String(kept), contactMessageId: null },
        null,
      ]);
      expect(left.map(({ expiresAt }) => expiresAt)).toEqual(Array(2).fill('2027-04-30T09:00:00.000Z'));
      expect(await ids('outgoing_emails')).toEqual([`request-received:${kept}`]);
      expect(await ids('jobs')).toEqual([`request-received:${kept}`]);
    }
  });

  it('stays where the appointments are in another database', async () => {
    await database()
      .dropCollection('appointments')
      .catch(() => undefined);
    await notificationsKnowTheirAppointment.up();
    expect(await listNotifications(contextFor('user'), {})).toHaveLength(3);
    expect(await ids('outgoing_emails')).toHaveLength(2);
  });
});

it('a notification of before is for all of the staff, and knows the message that it is about', async () => {
  const notifications = database().collection('notifications');
  await notifications.deleteMany({});
  const about = (key: string, metadata: object | null) => ({ ...notification(key), expiresAt: new Date(), metadata });
  await notifications.insertMany([
    about('contact-message.received:m1', null),
    about('appointment.requested:a1', { appointmentId: 'a1' }),
    about('backup.failed:1', null),
    { ...about('contact-message.assigned:m2', { appointmentId: null, contactMessageId: 'm2' }), userId: 'u1' },
  ]);
  for (const _again of ['once', 'twice']) {
    await notificationsKnowTheirMessage.up();
    const stored = await notifications.find({}, { projection: { _id: 0, userId: 1, metadata: 1 } }).toArray();
    expect(stored).toEqual([
      { userId: null, metadata: { appointmentId: null, contactMessageId: 'm1' } },
      { userId: null, metadata: { appointmentId: 'a1', contactMessageId: null } },
      { userId: null, metadata: null },
      { userId: 'u1', metadata: { appointmentId: null, contactMessageId: 'm2' } },
    ]);
  }
});

describe('a contact message that was stored before it could be spam', () => {
  it('is none, belongs to nobody, and keeps its status; one that is marked stays so', async () => {
    const messages = database().collection('contact_messages');
    await messages.createIndex({ status: 1, createdAt: -1 });
    await messages.insertMany([
      { name: 'Elif', status: 'replied' },
      { name: 'Reklam', status: 'read', isSpam: true, assigneeId: 'u1', repliedAt: day },
    ]);
    for (const _again of ['once', 'twice']) {
      await messagesCanBeSpam.up();
      expect(await messages.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
        { name: 'Elif', status: 'replied', isSpam: false, assigneeId: null, repliedAt: null },
        { name: 'Reklam', status: 'read', isSpam: true, assigneeId: 'u1', repliedAt: day },
      ]);
      expect((await messages.indexes()).map(({ name }) => name)).not.toContain('status_1_createdAt_-1');
    }
  });
});

it('the subject of a stored message is encrypted, and in no search key or notification', async () => {
  const [messages, notifications] = ['contact_messages', 'notifications'].map((name) => database().collection(name));
  await messages?.deleteMany({});
  await notifications?.deleteMany({});
  await messages?.insertOne({ name: 'Elif', email: 'e@f.gh', subject: 'Uyku', searchKey: 'elif e@f.gh uyku' });
  const message = 'Elif iletişim formundan yazdı: Genel bilgi, “Uyku”.';
  await notifications?.insertOne({
    key: 'contact-message.received:1',
    title: 'Yeni mesaj',
    message,
    searchKey: 'uyku',
  });
  for (const _again of ['once', 'twice']) {
    await subjectsOfMessagesAreEncrypted.up();
    const stored = await messages?.findOne();
    expect([stored?.searchKey, isEncrypted(stored?.subject)]).toEqual(['elif e@f.gh', true]);
    expect(await notifications?.findOne()).toMatchObject({
      message: 'Elif iletişim formundan yazdı: Genel bilgi.',
      searchKey: 'yeni mesaj elif iletisim formundan yazdi: genel bilgi.',
    });
  }
});

it('an e-mail about a backup becomes one to the admins, sent or not', async () => {
  const jobs = database().collection('jobs');
  await jobs.deleteMany({});
  await jobs.insertMany([
    { _id: 'backup-alert:7' as never, kind: 'send-backup-alert', payload: { backupId: 'b1' }, state: 'waiting' },
    { _id: 'backup-alert:3' as never, kind: 'send-backup-alert', payload: { backupId: 'b2' }, state: 'done' },
    { _id: 'digest:1' as never, kind: 'send-digest', payload: { userId: 'u1' }, state: 'waiting' },
  ]);
  for (const _again of ['once', 'twice']) {
    await alertsOfBackupsAreAdminAlerts.up();
    const stored = await jobs.find({}, { projection: { _id: 0, kind: 1, payload: 1 } }).toArray();
    expect(stored).toEqual([
      { kind: 'send-admin-alert', payload: { kind: 'backup.failed', id: 'b1' } },
      { kind: 'send-admin-alert', payload: { kind: 'backup.failed', id: 'b2' } },
      { kind: 'send-digest', payload: { userId: 'u1' } },
    ]);
  }
});
