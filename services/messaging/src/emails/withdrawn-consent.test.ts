import { emit, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { getConsents } from '../contact-messages/consents/get-consents.ts';
import { listConsents } from '../contact-messages/consents/list-consents.ts';
import { getContactMessage } from '../contact-messages/get-contact-message.ts';
import { listContactReplies } from '../contact-messages/replies/list-contact-replies.ts';
import { replyToContactMessage } from '../contact-messages/replies/reply-to-contact-message.ts';
import { resendContactReply } from '../contact-messages/replies/resend-contact-reply.ts';
import { sendContactMessage } from '../contact-messages/send-contact-message.ts';
import { createService } from '../server.ts';
import { contactInput, runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents } from '../testing/requests.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { bulkSendAppointmentEmails } from './bulk-send-appointment-emails.ts';
import { listAppointmentEmails } from './list-appointment-emails.ts';
import { sendAppointmentEmail } from './send-appointment-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const withdrawnAt = '2026-11-20T09:00:00.000Z';
const refused = { code: 'CONSENT_WITHDRAWN' };
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'bilgi@ardic.example',
  });
});

async function handle() {
  await handleEvents(service);
  await runJobs(service);
}

describe('a parent who took back that the practice may get in touch', () => {
  const parent = { status: 'confirmed', contactWithdrawnAt: withdrawnAt } as const;

  async function changeTo(status: 'confirmed' | 'cancelled') {
    stubs.appointments.set('a1', appointment({ ...parent, status, version: 2 }));
    const change = { changeType: 'status', status, previousStatus: 'pending', version: 2 } as const;
    await withTransaction(async (session) => emit(session, 'appointment.changed', { appointmentId: 'a1', ...change }));
    await handle();
  }

  it('gets no confirmation and no reminder by themselves, and staff see why', async () => {
    await changeTo('confirmed');
    const { appointmentDate, appointmentTime } = appointment();
    const due = { appointmentId: 'a1', appointmentDate, appointmentTime, leadHours: 24 };
    await withTransaction(async (session) => emit(session, 'reminder.due', due));
    await handle();
    expect(server.messages).toEqual([]);
    const skipped = { state: 'skipped', reason: expect.stringContaining('verdiği izni geri aldığı için') };
    expect(await listAppointmentEmails(staff, { appointmentId: 'a1' })).toMatchObject([skipped, skipped]);
  });

  it('is told of a cancellation all the same, so that nobody comes in vain', async () => {
    await changeTo('cancelled');
    expect(server.messages.map(({ subject }) => subject?.split(':')[0])).toEqual(['Randevunuz iptal edildi']);
  });

  it('gets an e-mail by hand only when staff want it all the same, which is in the audit log', async () => {
    stubs.appointments.set('a1', appointment(parent));
    await expect(sendAppointmentEmail(staff, { id: 'a1', type: 'confirmation' })).rejects.toMatchObject(refused);
    const bulk = { ids: ['a1'], type: 'confirmation' };
    expect((await bulkSendAppointmentEmails(staff, bulk)).results).toMatchObject([{ ok: false, ...refused }]);
    await sendAppointmentEmail(staff, { id: 'a1', type: 'confirmation', allowWithdrawn: true });
    await bulkSendAppointmentEmails(staff, { ...bulk, allowWithdrawn: true });
    await runJobs(service);
    expect(server.messages).toHaveLength(2);
    const entries = (await eventsSince(0)).filter(({ type }) => type === 'audit.recorded');
    const sent = { action: 'email.confirmation', changedFields: ['allowWithdrawn'] };
    expect(entries.map(({ payload }) => payload)).toMatchObject([sent, sent]);
  });
});

describe('a sender who does not want to be written to', () => {
  const reply = { subject: 'Yanıt: Görüşme süresi', text: 'Elli dakika.' };
  const thread = (id: string) => listContactReplies(staff, { id });

  async function withdraw(recordId: string, at: string | null = withdrawnAt) {
    await withTransaction(async (session) =>
      emit(session, 'consent-withdrawal.changed', { text: 'messageNotice', recordId, withdrawnAt: at }),
    );
    await handleEvents(service);
  }

  it('is shown as such, and gets a reply only when staff want it all the same', async () => {
    const { id } = await sendContactMessage(contextFor('anonymous'), contactInput());
    await withdraw(id);
    expect((await getContactMessage(staff, { id })).contactWithdrawnAt).toBe(withdrawnAt);
    await expect(replyToContactMessage(staff, { id, ...reply })).rejects.toMatchObject(refused);
    expect(await thread(id)).toEqual([]);
    await replyToContactMessage(staff, { id, ...reply, allowWithdrawn: true });
    await runJobs(service);
    // The practice hears of the message; the sender gets no confirmation any more, but this reply.
    expect(server.messages.map(({ subject }) => subject)).toContain(reply.subject);
    expect(server.messages.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual([
      'bilgi@ardic.example',
      'elif@ornek.example',
    ]);
    await withdraw(id, null);
    expect((await getContactMessage(staff, { id })).contactWithdrawnAt).toBeNull();
  });

  it('gets no reply that was waiting when they said so', async () => {
    const { id } = await sendContactMessage(contextFor('anonymous'), contactInput());
    const { id: replyId } = await replyToContactMessage(staff, { id, ...reply });
    await withdraw(id);
    await runJobs(service);
    expect(server.messages.map(({ subject }) => subject)).not.toContain(reply.subject);
    expect(await thread(id)).toMatchObject([{ state: 'failed', reason: expect.stringContaining('geri aldığı') }]);
    await expect(resendContactReply(staff, { id: replyId })).rejects.toMatchObject(refused);
  });
});

it('a message says its consent and where it came from, or that it came without', async () => {
  const system = contextFor('service');
  const form = await sendContactMessage(contextFor('anonymous', { origin: 'form' }), contactInput());
  const { kvkkConsent: _, ...without } = contactInput({ email: 'deniz@ornek.example' });
  const api = await sendContactMessage(contextFor('anonymous', { origin: 'api' }), without);
  const given = { text: 'messageNotice', recordId: form.id, state: 'given', origin: 'form', phone: null };
  expect(await getConsents(system, { id: form.id })).toMatchObject([{ ...given, noticeVersion: '2026-11-20' }]);
  const { consents, next } = await listConsents(system, { after: null });
  expect([consents.map(({ state }) => state), next]).toEqual([['given', 'notRecorded'], null]);
  expect((await listConsents(system, { after: form.id })).consents).toMatchObject([{ recordId: api.id }]);
});
