import {
  type ClientSession,
  callService,
  emit,
  jobQueue,
  lastSeq,
  registerService,
  withTransaction,
} from '@practice/service-kit';
import { contextFor, eventsSince, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listContactReplies } from '../contact-messages/replies/list-contact-replies.ts';
import { replyToContactMessage } from '../contact-messages/replies/reply-to-contact-message.ts';
import { sendContactMessage } from '../contact-messages/send-contact-message.ts';
import { bulkSendAppointmentEmails } from '../emails/bulk-send-appointment-emails.ts';
import { listAppointmentEmails } from '../emails/list-appointment-emails.ts';
import { resendEmail } from '../emails/resend-email.ts';
import { sendAppointmentEmail } from '../emails/send-appointment-email.ts';
import { MailHealthModel } from '../mail-state/mail-health.model.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { listOutbox } from '../outbox/list-outbox.ts';
import { resendOutboxEmail } from '../outbox/resend-outbox-email.ts';
import { createService } from '../server.ts';
import { contactInput, runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents, request } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { clearRefusedAddress } from './clear-refused-address.ts';
import { listRefusedAddresses } from './list-refused-addresses.ts';
import { markRefusedAddress } from './mark-refused-address.ts';
import { RefusedAddressModel } from './refused-address.model.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const [staff, admin] = [contextFor('user'), contextFor('admin')];
const ELIF = 'elif@ornek.example';
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
  const account = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'r@ardic.example' };
  Object.assign(stubs.settings, account);
});

const refuse = (response = '550 5.1.1 No such user') => {
  server.behaviour.refuseRecipients = { [ELIF]: response };
};
const accept = () => {
  server.behaviour.refuseRecipients = {};
};
const marks = () => listRefusedAddresses(staff);
const emailsOf = (appointmentId = 'a1') => listAppointmentEmails(staff, { appointmentId });
const toParent = async (kind: string, id?: string) => (await emailsOf(id)).find((email) => email.kind === kind);
const receivedBy = (address: string) =>
  server.messages.filter(({ to }) => to?.some((each) => each.address === address)).length;
/** A request of the parent, whose e-mails are sent. */
async function book(overrides: object = {}) {
  const appointment = await request(service, stubs, { status: 'confirmed', ...overrides });
  await runJobs(service);
  await handleEvents(service);
  return appointment;
}

describe('an address that the mail server refuses', () => {
  it('is kept with the cause, and again when it is refused again', async () => {
    refuse();
    await book({ id: 'a2' });
    expect(await marks()).toMatchObject([
      { address: ELIF, cause: 'unknown_mailbox', serverCode: '550 5.1.1', count: 1, markedBy: null },
    ]);
    expect(await toParent('request-received', 'a2')).toMatchObject({
      state: 'failed',
      isAddressRefused: true,
      reason:
        'Alıcının adresi e-postayı reddetti (550 5.1.1): böyle bir posta kutusu yok. Alıcıyı telefonla arayıp adresini sorun.',
    });
    refuse('552 5.2.2 Mailbox full');
    await resendEmail(staff, { id: 'request-received:a2' });
    await runJobs(service);
    expect(await marks()).toMatchObject([{ address: ELIF, cause: 'full', serverCode: '552 5.2.2', count: 2 }]);
  });

  it('is not written to by itself again, and says what to do; the practice hears of the request', async () => {
    refuse();
    await book();
    accept();
    await book({ id: 'a2' });
    expect(receivedBy(ELIF)).toBe(0);
    expect(receivedBy('bilgi@ardic.example')).toBe(2);
    expect(await toParent('request-received', 'a2')).toMatchObject({
      state: 'skipped',
      isAddressRefused: true,
      reason: expect.stringMatching(
        /^Adres e-postaları reddettiği için denenmedi \(böyle bir posta kutusu yok\)\. Alıcıyı telefonla arayın/,
      ),
    });
    await expect(bulkSendAppointmentEmails(staff, { ids: ['a2'], type: 'confirmation' })).resolves.toMatchObject({
      message: 'Hiçbiri gönderilemedi',
      results: [{ ok: false }],
    });
  });

  it('is tried on purpose by hand, and is not marked any more once it takes an e-mail', async () => {
    refuse();
    await book();
    accept();
    await sendAppointmentEmail(staff, { id: 'a1', type: 'confirmation' });
    await runJobs(service);
    expect(await toParent('confirmation')).toMatchObject({ state: 'sent', isAddressRefused: false });
    expect([receivedBy(ELIF), await marks()]).toEqual([1, []]);
    await book({ id: 'a2' });
    expect(receivedBy(ELIF)).toBe(2);
  });

  it('gets what was skipped when staff send it after all, or at the address that they have corrected', async () => {
    refuse();
    await book();
    await book({ id: 'a2' });
    await resendEmail(staff, { id: 'request-received:a2' });
    await runJobs(service);
    expect(await toParent('request-received', 'a2')).toMatchObject({ state: 'failed', isAddressRefused: true });
    const corrected = { ...stubs.appointments.get('a2'), email: 'elif@dogru.example' };
    stubs.appointments.set('a2', corrected as Parameters<typeof stubs.appointments.set>[1]);
    await resendOutboxEmail(admin, { id: 'request-received:a2' });
    await runJobs(service);
    expect(await toParent('request-received', 'a2')).toMatchObject({ state: 'sent', isAddressRefused: false });
    expect(receivedBy('elif@dogru.example')).toBe(1);
    await expect(resendEmail(staff, { id: 'request-received:a2' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is found and counted in the outbox for as long as it is marked', async () => {
    refuse();
    await book();
    await book({ id: 'a2' });
    const refused = await listOutbox(admin, { addressRefuses: true });
    expect(refused.items.map(({ id, state }) => [id, state])).toEqual([
      ['request-received:a2', 'skipped'],
      ['request-received:a1', 'failed'],
    ]);
    expect((await listOutbox(admin, { state: 'sent' })).addressRefusesTotal).toBe(2);
    const [mark] = await marks();
    await clearRefusedAddress(staff, { id: mark?.id });
    expect(await listOutbox(admin, { addressRefuses: 'true' })).toMatchObject({ total: 0, addressRefusesTotal: 0 });
  });

  it('of somebody who wrote a message gets no confirmation, but what staff reply', async () => {
    await markRefusedAddress(staff, { address: ELIF });
    const { id } = await sendContactMessage(contextFor('anonymous'), contactInput());
    await handleEvents(service);
    await runJobs(service);
    expect(receivedBy(ELIF)).toBe(0);
    await replyToContactMessage(staff, { id, subject: 'Yanıt', text: 'Elli dakika.' });
    await runJobs(service);
    expect(await listContactReplies(staff, { id })).toMatchObject([{ state: 'sent' }]);
    expect(await marks()).toEqual([]);
  });
});

it('of the practice or its users is never marked; the others get the e-mail, which was sent', async () => {
  server.behaviour.refuseRecipients = Object.fromEntries(
    ['eski@ardic.example', 'bilgi@ardic.example'].map((address) => [address, '550 5.1.1 No such user']),
  );
  const users = ['eski@ardic.example', 'yeni@ardic.example'];
  stubs.staff = users.map((email, index) => ({
    id: `u${index}`,
    username: email,
    email,
    role: 'admin',
    isActive: true,
  }));
  const backup = { state: 'failed', problem: 'Disk dolu.', createdAt: '2026-11-24T23:30:00.000Z' };
  registerService('identity', { listStaff: async () => stubs.staff, getBackup: async () => backup });
  await withTransaction(async (session: ClientSession) => emit(session, 'backup.failed', { id: '1' }));
  await handleEvents(service);
  await runJobs(service);
  const { items } = await listOutbox(admin, { about: 'staff' });
  expect(items).toMatchObject([{ state: 'sent', isAddressRefused: false }]);
  await expect(resendOutboxEmail(admin, { id: items[0]?.id })).rejects.toMatchObject({ code: 'EMAIL_NOT_WAITING' });
  await MailHealthModel.deleteMany({});
  await book();
  expect((await emailsOf()).map(({ kind, state }) => [kind, state])).toEqual([
    ['request-received', 'sent'],
    ['practice-notification', 'failed'],
  ]);
  expect(await marks()).toEqual([]);
});

it.each([
  ['the account', { refuseRecipient: '554 5.7.1 Relay access denied' }],
  ['the sender', { refuseSender: '550 5.1.8 Bad sender' }],
  ['the message', { refuseMessage: '554 5.7.1 Spam' }],
  ['the moment', { refuseRecipient: '450 4.2.2 Mailbox full' }],
])('a refusal of %s marks nobody', async (_what, behaviour) => {
  Object.assign(server.behaviour, behaviour);
  await request(service, stubs);
  const job = await jobQueue().findOne({ _id: 'request-received:a1' });
  await service.jobs?.[job?.kind ?? '']?.run(job as never).catch(() => undefined);
  expect(await marks()).toEqual([]);
});

describe('a mark by hand', () => {
  it('says who saw an e-mail come back, holds others up, and can be taken back', async () => {
    const before = await lastSeq();
    const mark = await markRefusedAddress(staff, { address: ` ${ELIF.toUpperCase()} ` });
    expect(mark).toMatchObject({ address: ELIF, cause: 'returned', serverCode: null, count: 1, markedBy: 'user' });
    await book();
    expect(receivedBy(ELIF)).toBe(0);
    await clearRefusedAddress(staff, { id: mark.id });
    await book({ id: 'a2' });
    expect(receivedBy(ELIF)).toBe(1);
    const audited = (await eventsSince(before)).flatMap(({ type, payload }) =>
      type === 'audit.recorded' ? [(payload as { action: string }).action] : [],
    );
    expect(audited).toEqual(['refused-address.marked', 'refused-address.cleared']);
    await expect(clearRefusedAddress(staff, { id: mark.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(markRefusedAddress(staff, { address: 'elif' })).rejects.toMatchObject({
      errors: [{ field: 'address' }],
    });
  });

  it('is for staff', async () => {
    for (const call of [
      () => markRefusedAddress(contextFor('anonymous'), { address: ELIF }),
      () => listRefusedAddresses(contextFor('anonymous')),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('of two at one moment is one mark that was seen twice', async () => {
    await Promise.all([markRefusedAddress(staff, { address: ELIF }), markRefusedAddress(admin, { address: ELIF })]);
    expect(await marks()).toMatchObject([{ count: 2 }]);
  });

  it('is forgotten after a year', async () => {
    expect(await RefusedAddressModel.collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { lastAt: 1 }, expireAfterSeconds: 365 * 86_400 }),
    );
  });
});

it('a user of the practice hears in the bell that the own address refuses, once a mark, until it takes e-mails again', async () => {
  const id = admin.actor.userId ?? '';
  stubs.staff = [{ id, username: 'admin', email: 'Admin@ardic.example', role: 'admin', isActive: true }];
  const mark = await markRefusedAddress(staff, { address: 'admin@ardic.example' });
  await markRefusedAddress(staff, { address: 'admin@ardic.example' });
  await handleEvents(service);
  expect(await listNotifications(admin, {})).toMatchObject([
    {
      type: 'warning',
      title: 'E-posta adresiniz e-postaları reddediyor',
      message: expect.stringMatching(/^E-posta geri döndü\. .* adresinizi düzeltin/),
      userId: id,
    },
  ]);
  expect(await listNotifications(staff, {})).toEqual([]);
  await clearRefusedAddress(staff, { id: mark.id });
  expect(await listNotifications(admin, {})).toEqual([]);
});

it('on request it is found by the e-mail address, and erased with a record', async () => {
  const { id } = await markRefusedAddress(staff, { address: ELIF });
  const found = await callService('messaging', 'findPersonalData', { phone: null, email: ELIF });
  expect(found).toMatchObject([{ id, kind: 'refusedAddress', description: `${ELIF}: E-posta geri döndü` }]);
  await callService('messaging', 'erasePersonalRecord', {
    ...{ requestId: 'r1', decisionId: 'd1', kind: 'refusedAddress', id },
  });
  expect(await marks()).toEqual([]);
  expect((await lastEvents(1))[0]?.payload).toMatchObject({ erased: [{ kind: 'refusedAddress', count: 1 }] });
});

it('names the job in the envelope, and asks that a bounce leaves the text out', async () => {
  await book();
  const [envelope] = server.envelopes.filter(({ rcptTo }) => rcptTo[0]?.address === ELIF);
  expect(envelope).toMatchObject({
    dsn: { ret: 'HDRS', envid: 'request-received.a1@ardic.example' },
    rcptTo: [{ dsn: { notify: ['FAILURE'] } }],
  });
});
