import { toInstant } from '@practice/contracts';
import { database, jobQueue, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { replyToContactMessage } from './contact-messages/replies/reply-to-contact-message.ts';
import { sendContactMessage } from './contact-messages/send-contact-message.ts';
import { OutgoingEmailModel } from './emails/outgoing-email.model.ts';
import { eraseExpiredRecords } from './erase-expired-records.ts';
import { findExpiredRecords } from './find-expired-records.ts';
import { createService } from './server.ts';
import { contactInput } from './testing/contact-messages.ts';
import { handleEvents, request } from './testing/requests.ts';
import { useStubServices } from './testing/stub-services.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();

const admin = contextFor('admin');
const system = contextFor('service');
const LIMIT = '2016-01-12';
/** The first moment of that day at the practice, where clocks were two hours ahead of UTC that winter. */
const midnight = new Date('2016-01-11T22:00:00.000Z');
const evening = new Date(midnight.getTime() - 1);
type Kind = 'contactMessage' | 'outgoingEmail';

const find = (kind: Kind) => findExpiredRecords(admin, { kind, keptFrom: LIMIT });
const erase = async (kind: Kind, ids?: string[]) => {
  const over = ids ?? (await find(kind)).expired.map(({ id }) => id);
  return (await eraseExpiredRecords(system, { kind, keptFrom: LIMIT, ids: over, runId: 'run1' })).erased;
};
const stored = (name: string) => database().collection(name).countDocuments();
const setAll = (name: string, change: object) => database().collection(name).updateMany({}, { $set: change });

it('the day of the limit begins at midnight at the practice', () => {
  expect(toInstant(LIMIT, '00:00')).toEqual(midnight);
});

describe('a message', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await sendContactMessage(contextFor('anonymous'), contactInput()));
    await handleEvents(service);
    await setAll('contact_messages', { createdAt: evening });
  });

  it('is over with its thread: what came or was replied on the day of the limit stays', async () => {
    const over = { id, date: '2016-01-11', name: 'Elif Yıldız', detail: 'Genel bilgi', partOfId: null };
    expect(await find('contactMessage')).toEqual({ total: 1, oldest: '2016-01-11', expired: [over], hasMore: false });
    for (const change of [{ createdAt: midnight }, { createdAt: evening, repliedAt: midnight }]) {
      await setAll('contact_messages', change);
      expect((await find('contactMessage')).expired).toEqual([]);
      expect(await erase('contactMessage', [id])).toEqual([]);
    }
    await setAll('contact_messages', { repliedAt: evening });
    expect((await find('contactMessage')).expired).toEqual([over]);
  });

  it('goes with its replies, notifications, e-mails and what recognised it', async () => {
    await replyToContactMessage(admin, { id, subject: 'Yanıt', text: 'Elif Hanım, elli dakika.' });
    await setAll('contact_messages', { repliedAt: evening });
    const names = ['contact_messages', 'contact_replies', 'contact_submissions', 'notifications', 'jobs'];
    for (const name of names) expect([name, await stored(name)]).not.toEqual([name, 0]);
    const before = await lastSeq();
    expect(await erase('contactMessage')).toEqual([{ kind: 'contactMessage', count: 1 }]);
    for (const name of [...names, 'request_email_quotas']) expect([name, await stored(name)]).toEqual([name, 0]);
    expect((await eventsSince(before)).map(({ type, payload }) => ({ type, ...payload }))).toEqual(
      expect.arrayContaining([
        { type: 'records.expired', runId: 'run1', erased: [{ kind: 'contactMessage', count: 1 }] },
        expect.objectContaining({ action: 'retention.applied', changedFields: ['contactMessage:1'] }),
        { type: 'contact-message.changed', id },
      ]),
    );
  });
});

describe('the record of an e-mail', () => {
  it('goes after its days with its job, sent or not, and is never sent then', async () => {
    await request(service, stubs);
    await sendContactMessage(contextFor('anonymous'), contactInput());
    await handleEvents(service);
    await setAll('outgoing_emails', { createdAt: evening });
    await setAll('jobs', { createdAt: evening, state: 'waiting' });
    await OutgoingEmailModel.updateOne({ _id: 'practice-notification:a1' }, { createdAt: midnight });
    await jobQueue().updateOne({ _id: 'practice-notification:a1' }, { $set: { createdAt: midnight } });
    const { expired, total, oldest } = await find('outgoingEmail');
    expect([total, oldest]).toEqual([4, '2016-01-11']);
    expect(expired.map(({ detail }) => detail).sort()).toEqual([
      'Mesaj alındı',
      'Talep alındı',
      'Yeni mesaj bildirimi',
    ]);
    const first = { id: 'request-received:a1', date: '2016-01-11', name: null, partOfId: 'a1' };
    expect(expired).toContainEqual({ ...first, detail: 'Talep alındı' });
    const ids = [...expired.map(({ id }) => id), 'practice-notification:a1'];
    expect(await erase('outgoingEmail', ids)).toEqual([{ kind: 'outgoingEmail', count: 3 }]);
    for (const name of ['outgoing_emails', 'jobs']) {
      const left = await database().collection(name).find().toArray();
      expect(left.map(({ _id }) => String(_id))).toEqual(['practice-notification:a1']);
    }
    expect(await stored('contact_messages')).toBe(1);
  });

  it('is not removed by the database itself', async () => {
    const indexes = await database().collection('outgoing_emails').indexes();
    expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toEqual([]);
  });
});

it('erasing is the run’s alone, and each finds its own kinds', async () => {
  const input = { kind: 'contactMessage' as const, keptFrom: LIMIT, ids: ['x'], runId: 'run1' };
  await expect(eraseExpiredRecords(admin, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(findExpiredRecords(contextFor('moderator'), input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const other = { ...input, kind: 'appointment' as const };
  await expect(findExpiredRecords(admin, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(eraseExpiredRecords(system, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
