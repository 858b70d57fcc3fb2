import { jobQueue } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { ContactMessageModel } from '../contact-messages/contact-message.model.ts';
import { createService } from '../server.ts';
import { getDashboardMessages } from './get-dashboard-messages.ts';

useTestDatabase([createService()]);
const user = contextFor('user');
const minute = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 9, minutes));

const message = (name: string, minutes: number, own: object = {}) => ({
  ...{ name, email: 'elif@ornek.com', subject: 'Soru', contactType: 'general', message: 'x', searchKey: 'x' },
  createdAt: minute(minutes),
  ...own,
});
const job = (key: string, kind: string, payload: object, own: object = {}) => ({
  ...{ _id: key, kind, payload, state: 'dead' as const, runAt: minute(0), attempts: 50, maxAttempts: 50 },
  ...{ owner: null, leaseUntil: null, reason: 'Adres yok.', createdAt: minute(0), doneAt: null },
  ...own,
});

beforeEach(() => jobQueue().deleteMany({}));

it('lists the newest five of the messages that nobody has read, without their texts', async () => {
  await ContactMessageModel.insertMany([
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => message(name, index)),
    message('G', 30, { status: 'read' }),
    message('H', 31, { isSpam: true }),
  ]);
  const { unread, unreadCount } = await getDashboardMessages(user);
  expect(unread.map(({ name }) => name)).toEqual(['F', 'E', 'D', 'C', 'B']);
  expect(unreadCount).toBe(6);
  expect(Object.keys(unread[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'name', 'subject']);
});

it('lists the e-mails that failed for good, and says what others wait for', async () => {
  await jobQueue().insertMany([
    job('reminder:a1', 'send-email', { kind: 'reminder', appointmentId: 'a1' }),
    job('contact-reply:r1', 'send-contact-reply', { replyId: 'r1', messageId: 'm1' }, { createdAt: minute(2) }),
    job('contact-received:m2', 'send-contact-email', { messageId: 'm2' }, { createdAt: minute(1) }),
    job('other:1', 'another-kind', {}),
    job('reminder:a2', 'send-email', {}, { state: 'waiting', reason: 'E-posta sunucusu ayarlanmamış.' }),
  ]);
  const { failedEmails, failedEmailCount, emailsWaitFor } = await getDashboardMessages(user);
  expect(failedEmails.map(({ id, about, subjectId }) => [id, about, subjectId])).toEqual([
    ['r1', 'contact_reply', 'm1'],
    ['contact-received:m2', 'contact_message', 'm2'],
    ['reminder:a1', 'appointment', 'a1'],
  ]);
  expect([failedEmailCount, emailsWaitFor]).toEqual([3, 'E-posta sunucusu ayarlanmamış.']);
});
