import type { SelfCheckKey } from '@practice/contracts';
import { database, type Job, jobQueue, registerService, withTransaction } from '@practice/service-kit';
import { contextFor, faultsAfter, runSelfCheck, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactMessageModel } from '../contact-messages/contact-message.model.ts';
import { replyToContactMessage } from '../contact-messages/replies/reply-to-contact-message.ts';
import { sendContactMessage } from '../contact-messages/send-contact-message.ts';
import { type OutgoingEmail, OutgoingEmailModel } from '../emails/outgoing-email.model.ts';
import { notifyEmailDelayed } from '../emails/send-email.ts';
import { setNotificationSound } from '../notification-settings/set-notification-sound.ts';
import { createService } from '../server.ts';
import { contactInput } from '../testing/contact-messages.ts';
import { handleEvents, jobOf, request } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const wav = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(32)]);

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const user = contextFor('user');
const check = (key: SelfCheckKey) => runSelfCheck(service, key);
const idsOf = async (key: SelfCheckKey) => (await check(key)).faults.map(({ id }) => id);
const ago = (ms: number) => new Date(Date.now() - ms);
const email = (_id: string, kind: OutgoingEmail['kind'], fields: object = {}) =>
  OutgoingEmailModel.create({
    _id,
    kind,
    appointmentId: 'a1',
    createdAt: ago(40 * DAY_MS),
    sentAt: new Date(),
    ...fields,
  });

let messageId: string;
let recentRequests: string[];

/** A request and a message of an hour ago, with what follows from them. */
beforeEach(async () => {
  recentRequests = ['a1'];
  stubs.staff.push({ id: user.actor.userId ?? '', username: 'user', email: null, role: 'user', isActive: true });
  registerService('appointments', {
    getAppointment: async (_ctx, { id }: { id: string }) => stubs.appointments.get(id) ?? null,
    findMissingAppointments: async (_ctx, { ids }: { ids: string[] }) =>
      ids.filter((id) => !stubs.appointments.has(id)),
    listRecentRequests: async () => recentRequests,
    listServiceTitles: async () => ({}),
  });
  await request(service, stubs);
  ({ id: messageId } = await sendContactMessage(
    contextFor('anonymous'),
    contactInput({ legalTextVersion: '2026-11-20' }),
  ));
  await handleEvents(service);
  await replyToContactMessage(user, { id: messageId, subject: 'Yanıt', text: 'Merhaba.' });
  const createdAt = ago(HOUR_MS);
  for (const name of ['contact_messages', 'outgoing_emails', 'jobs', 'notifications']) {
    await database().collection(name).updateMany({}, { $set: { createdAt } });
  }
});

it('the checks find nothing in what has come', async () => {
  await setNotificationSound(user, { base64: wav.toString('base64') });
  expect(await check('requestEmails')).toEqual({ checked: 2, faults: [], notes: [] });
  for (const key of ['consents', 'emailsOnce', 'encryption', 'openJobs', 'references', 'storedFiles'] as const) {
    const { checked, faults } = await check(key);
    expect({ key, faults }).toEqual({ key, faults: [] });
    expect(checked).toBeGreaterThan(0);
  }
});

it('requestEmails finds a request or a message without one of its e-mails', async () => {
  await OutgoingEmailModel.deleteOne({ _id: 'practice-notification:a1' });
  await jobQueue().deleteOne({ _id: `contact-notification:${messageId}` });
  recentRequests = ['a1', 'a2'];
  expect(await check('requestEmails')).toMatchObject({
    checked: 3,
    faults: [
      { id: 'practice-notification:a1', records: [{ place: 'appointment', recordId: 'a1' }] },
      { id: 'request-received:a2' },
      { id: 'practice-notification:a2' },
      { id: `contact-notification:${messageId}`, records: [{ place: 'contactMessage', recordId: messageId }] },
    ],
  });
});

describe('emailsOnce', () => {
  it('finds what was sent twice: the only one of its kind, or under one Message-ID', async () => {
    await email('reminder:a1:m1', 'reminder');
    await email('reminder:a1:m2', 'reminder');
    await OutgoingEmailModel.updateOne({ _id: 'request-received:a1' }, { sentAt: new Date() });
    expect(await idsOf('emailsOnce')).toEqual([]);
    await email('request-received:a1:again', 'request-received');
    await email('reminder.a1.m1', 'reminder');
    const found = new Set(await idsOf('emailsOnce'));
    expect([...found].sort()).toEqual(['twice:<reminder.a1.m1@localhost>', 'twice:request-received:a1']);
  });

  it('finds two jobs that were done under one Message-ID', async () => {
    const done = { state: 'done' as const, reason: null, doneAt: new Date() };
    const { _id, ...job } = await jobOf(`contact-notification:${messageId}`);
    await jobQueue().insertOne({ ...job, ...done, _id: _id.replace(':', '/') });
    expect(await idsOf('emailsOnce')).toEqual([]);
    await jobQueue().updateOne({ _id }, { $set: done });
    expect(await idsOf('emailsOnce')).toEqual([`twice:<contact-notification.${messageId}@localhost>`]);
  });

  it('finds one that was neither sent nor skipped, and is not to be sent any more', async () => {
    await jobQueue().updateOne({ _id: 'request-received:a1' }, { $set: { state: 'done', doneAt: new Date() } });
    await jobQueue().deleteOne({ _id: 'practice-notification:a1' });
    expect((await idsOf('emailsOnce')).sort()).toEqual(['lost:practice-notification:a1', 'lost:request-received:a1']);
  });
});

describe('openJobs', () => {
  const change = (_id: string, $set: Partial<Job>) => jobQueue().updateOne({ _id }, { $set });

  it('finds what is overdue, was left half done, and waits for days without a reason', async () => {
    await jobQueue().updateMany({}, { $set: { runAt: ago(60_000) } });
    await change('request-received:a1', { runAt: ago(2 * HOUR_MS) });
    await change('practice-notification:a1', { createdAt: ago(3 * DAY_MS) });
    await change(`contact-received:${messageId}`, { state: 'running', leaseUntil: ago(HOUR_MS) });
    expect((await idsOf('openJobs')).sort()).toEqual([
      `abandoned:contact-received:${messageId}`,
      'overdue:request-received:a1',
      'unexplained:practice-notification:a1',
    ]);
    // Others of its kind are being sent: it has its turn.
    await change('practice-notification:a1', { state: 'done', doneAt: new Date() });
    await change(`contact-received:${messageId}`, { leaseUntil: new Date(Date.now() + 1000) });
    expect(await idsOf('openJobs')).toEqual([]);
    await change('request-received:a1', {
      createdAt: ago(3 * DAY_MS),
      state: 'waiting',
      reason: 'E-posta sunucusu yok.',
    });
    expect(await idsOf('openJobs')).toEqual([]);
  });

  it('finds what was given up without a notification, and no e-mail of which staff have heard', async () => {
    await change('request-received:a1', { state: 'dead', reason: 'Adres yok.' });
    const job = await jobOf(`contact-notification:${messageId}`);
    await jobQueue().insertOne({ ...job, _id: 'check-urls:x', kind: 'check-urls', state: 'dead' });
    await jobQueue().insertOne({ ...job, _id: 'apply-retention:x', kind: 'apply-retention', state: 'dead' });
    await change(job._id, { state: 'dead' });
    const { faults } = await check('openJobs');
    expect(faults.map(({ sentence }) => sentence).sort()).toEqual([
      '“Adres kontrolü” işi başarısız oldu ve kimseye bildirilmedi.',
      '“Talep alındı” e-postası başarısız oldu ve kimseye bildirilmedi.',
    ]);
    await withTransaction(async (session) => notifyEmailDelayed(session, await jobOf('request-received:a1')));
    expect(await idsOf('openJobs')).toEqual(['failed:check-urls:x']);
  });
});

it('consents finds a message to a notice that was never published', async () => {
  const found = (consent: object | null) =>
    faultsAfter(service, { key: 'consents', collection: 'contact_messages', update: { $set: { consent } } });
  const consent = { legalTextVersion: '2020-01-01', sentenceVersion: '1', agreedAt: new Date() };
  expect(await found(consent)).toMatchObject([{ id: '…', sentence: expect.stringContaining('hiç yayımlanmamış') }]);
  expect(await found({ ...consent, legalTextVersion: null })).toHaveLength(1);
  expect(await found(null)).toEqual([]);
});

it('encryption finds a message that lies open, and a reply that no key reads', async () => {
  const found = async (collection: string, $set: object) =>
    (await faultsAfter(service, { key: 'encryption', collection, update: { $set } })).map(({ id }) => id);
  const { message } = await ContactMessageModel.findById(messageId).orFail().lean();
  expect(await found('contact_messages', { message: 'açık' })).toEqual(['contact_messages.message:…']);
  expect(await found('contact_replies', { text: message })).toEqual(['contact_replies.text:…']);
  await email('template:a1:m1', 'template', { templateId: 'f'.repeat(24), customMessage: 'açık', sentAt: null });
  expect(await idsOf('encryption')).toEqual(['outgoing_emails.customMessage:template:a1:m1']);
});

it('references finds what is left of an appointment, a message or a user', async () => {
  stubs.appointments.clear();
  await database()
    .collection('contact_messages')
    .updateOne({}, { $set: { assigneeId: 'nobody' } });
  await database().collection<{ _id: string }>('notification_settings').insertOne({ _id: 'nobody' });
  expect((await idsOf('references')).sort()).toEqual(
    ['assignee:nobody', 'notifications:a1', 'outgoing_emails:a1', 'settings:nobody'].sort(),
  );
  stubs.appointments.set('a1', {} as never);
  await database().collection('notification_settings').deleteMany({});
  await ContactMessageModel.deleteMany({});
  const [reply] = await database().collection('contact_replies').find().toArray();
  await email('template:a1:m1', 'template', { templateId: 'f'.repeat(24), sentAt: null });
  await email('template:a1:m2', 'template', { templateId: 'f'.repeat(24) });
  expect((await idsOf('references')).sort()).toEqual(
    [`contact_replies.messageId:${reply?._id}`, `notifications:${messageId}`, 'template:template:a1:m1'].sort(),
  );
});

it('storedFiles finds a sound that is not there', async () => {
  await setNotificationSound(user, { base64: wav.toString('base64') });
  await database().collection('sounds.files').deleteMany({});
  expect(await idsOf('storedFiles')).toEqual([`notification_settings.soundId:${user.actor.userId}`]);
});
