import { database, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { replyToContactMessage } from '../contact-messages/replies/reply-to-contact-message.ts';
import { sendContactMessage } from '../contact-messages/send-contact-message.ts';
import { createService } from '../server.ts';
import { contactInput } from '../testing/contact-messages.ts';
import { handleEvents } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { erasePersonalRecord } from './erase-personal-record.ts';
import { findPersonalData } from './find-personal-data.ts';

const service = createService();
useTestDatabase([service]);
useStubServices();

const admin = contextFor('admin');
const EMAIL = 'elif@ornek.example';
const byEmail = { phone: '05321112233', email: EMAIL };
const send = (overrides: object = {}) => sendContactMessage(contextFor('anonymous'), contactInput(overrides));

/** A message of which staff were notified, whose e-mails wait, and to which somebody replied. */
async function thread() {
  const { id } = await send();
  await handleEvents(service);
  await replyToContactMessage(admin, { id, subject: 'Yanıt: Görüşme süresi', text: 'Elif Hanım, elli dakika.' });
  return id;
}

const stored = (name: string) => database().collection(name).countDocuments();

it('messages from an e-mail address are found whole, with their replies, and nobody else’s', async () => {
  const id = await thread();
  await send({ email: 'baska@ornek.example' });
  const found = await findPersonalData(admin, byEmail);
  expect(found).toMatchObject([
    { id, kind: 'contactMessage', description: 'Elif Yıldız: Görüşme süresi', partOfId: null },
  ]);
  for (const text of ['kızım geceleri uyanıyor', 'elli dakika', 'aydınlatma metni okundu']) {
    expect(JSON.stringify(found)).toContain(text);
  }
  expect(await findPersonalData(admin, { phone: '05321112233', email: null })).toEqual([]);
});

it('an erased message leaves no trace, and says that it is gone', async () => {
  const id = await thread();
  expect([await stored('notifications'), await stored('jobs'), await stored('request_email_quotas')]).not.toContain(0);
  const before = await lastSeq();
  await erasePersonalRecord(admin, { requestId: 'r1', decisionId: 'd1', kind: 'contactMessage', id });
  const erased = (await eventsSince(before)).find(({ type }) => type === 'personal-data.erased');
  expect(erased?.payload).toEqual({
    requestId: 'r1',
    decisionId: 'd1',
    erased: [{ kind: 'contactMessage', count: 1 }],
    username: 'admin',
  });
  const names = ['contact_messages', 'contact_replies', 'contact_submissions', 'notifications', 'jobs'];
  for (const name of [...names, 'request_email_quotas']) expect([name, await stored(name)]).toEqual([name, 0]);
  expect(await findPersonalData(admin, byEmail)).toEqual([]);
});

it('is for admins alone, and erases messages only', async () => {
  const id = await thread();
  const record = { requestId: 'r1', decisionId: 'd1', kind: 'contactMessage', id } as const;
  const moderator = contextFor('moderator');
  await expect(findPersonalData(moderator, byEmail)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(erasePersonalRecord(moderator, record)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(erasePersonalRecord(admin, { ...record, kind: 'appointment' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await stored('contact_messages')).toBe(1);
});
