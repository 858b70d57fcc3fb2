import { type Job, jobQueue } from '@practice/service-kit';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { sendContactMessage } from '../contact-messages/send-contact-message.ts';
import { sendAppointmentEmail } from '../emails/send-appointment-email.ts';
import { createService } from '../server.ts';
import { contactInput, runJobs } from '../testing/contact-messages.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { handleEvents, request } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { emailJobs } from './email-jobs.ts';
import { listOutbox } from './list-outbox.ts';
import { outboxFilter, outboxState } from './outbox-filter.ts';
import { resendOutboxEmail } from './resend-outbox-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const admin = contextFor('admin');
const list = async (input: object = {}) => (await listOutbox(admin, input)).items;
const one = async (title: string) => (await list()).find((email) => email.title === title);

async function useMailServer() {
  const server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'r@ardic.example',
  });
  return server;
}

async function writeMessage() {
  await sendContactMessage(contextFor('anonymous'), contactInput());
  await handleEvents(service);
}

describe('the list', () => {
  it('has every e-mail with whom it goes to, what it waits for, and that it was sent', async () => {
    await request(service, stubs);
    await writeMessage();
    await runJobs(service);
    const waiting = {
      state: 'waiting',
      reason: expect.stringContaining('E-posta sunucusu ayarlanmamış'),
      sentAt: null,
    };
    expect(await one('Talep alındı')).toMatchObject({
      ...waiting,
      about: 'appointment',
      subjectId: 'a1',
      recipientName: 'Elif Yıldız',
      recipientEmail: 'elif@ornek.example',
      dueAt: expect.any(String),
    });
    expect(await one('Mesaj alındı')).toMatchObject({
      ...waiting,
      about: 'contact_message',
      recipientName: 'Elif Yıldız',
    });
    for (const title of ['Yeni randevu talebi', 'Yeni mesaj bildirimi'])
      expect(await one(title)).toMatchObject({ ...waiting, recipientName: null, recipientEmail: null });
    await useMailServer();
    await runJobs(service);
    expect((await list({ state: 'sent' })).length).toBe(4);
    expect(await one('Talep alındı')).toMatchObject({ reason: null, dueAt: null, sentAt: expect.any(String) });
    expect(await list({ state: 'waiting' })).toEqual([]);
  });

  it('says why an e-mail will not be sent, whatever it is about', async () => {
    stubs.settings.email_enabled = 'false';
    await request(service, stubs);
    await writeMessage();
    await runJobs(service);
    const reason = 'E-posta gönderimi ayarlarda kapalı olduğu için gönderilmedi.';
    const emails = await list({ state: 'skipped' });
    expect(emails.map((email) => email.reason)).toEqual([reason, reason, reason, reason]);
  });

  it('has those that were never queued, too', async () => {
    await useMailServer();
    for (const id of ['a1', 'a2', 'a3', 'a4']) await request(service, stubs, { id });
    const [email, ...others] = await list({ state: 'skipped' });
    expect(others).toEqual([]);
    expect(email).toMatchObject({ title: 'Talep alındı', subjectId: 'a4', attempts: 0 });
    expect(email?.reason).toContain('üç talep e-postası');
  });

  it('is narrowed by state and subject, page by page, the newest first', async () => {
    await request(service, stubs);
    await writeMessage();
    const page = await listOutbox(admin, { about: 'contact_message', page: 2, pageSize: 1 });
    expect(page.total).toBe(2);
    expect(page.items).toHaveLength(1);
    expect((await list({ about: 'staff' })).length).toBe(0);
    expect((await list())[0]?.about).toBe('contact_message');
  });

  it('is for admins alone', async () => {
    for (const role of ['anonymous', 'user', 'moderator'] as const)
      await expect(listOutbox(contextFor(role), { state: 'none' })).rejects.toMatchObject({
        code: role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      });
  });
});

describe('a state', () => {
  const now = new Date('2026-11-24T10:00:00Z');
  const later = new Date('2026-11-24T10:00:08Z');
  const cases: [string, Partial<Job>, string][] = [
    ['scheduled while a change can be undone', { state: 'queued', runAt: later, attempts: 0 }, 'scheduled'],
    ['due', { state: 'queued', runAt: now, attempts: 0 }, 'waiting'],
    ['before its next try', { state: 'queued', runAt: later, attempts: 1 }, 'waiting'],
    ['waiting for a setting', { state: 'waiting', runAt: later, attempts: 0 }, 'waiting'],
    ['on its way', { state: 'running', runAt: now, attempts: 1 }, 'waiting'],
    ['accepted', { state: 'done', runAt: now, attempts: 1 }, 'sent'],
    ['not wanted any more', { state: 'done', runAt: now, attempts: 1, reason: 'Silindi' }, 'skipped'],
    ['refused', { state: 'dead', runAt: now, attempts: 1, reason: 'Kabul edilmedi' }, 'failed'],
  ];

  it.each(cases)('of one %s is the same by itself and in a filter', async (_what, part, expected) => {
    const job = { _id: 'x', kind: 'send-email', reason: null, createdAt: now, ...part } as Job;
    await jobQueue().insertOne({ ...job });
    expect(outboxState(job, now)).toBe(expected);
    for (const state of ['scheduled', 'waiting', 'sent', 'skipped', 'failed'] as const)
      expect(await jobQueue().countDocuments(outboxFilter({ state }, now))).toBe(state === expected ? 1 : 0);
  });
});

describe('sending again', () => {
  it('tries at once, and is in the audit log', async () => {
    await writeMessage();
    await runJobs(service);
    const email = await one('Mesaj alındı');
    const server = await useMailServer();
    expect(await resendOutboxEmail(admin, { id: email?.id })).toMatchObject({ state: 'waiting', reason: null });
    const [event] = await lastEvents(1);
    expect(event?.payload).toMatchObject({ action: 'email.resent', entity: 'outgoing-email', entityId: email?.id });
    await runJobs(service);
    expect(server.messages.some(({ to }) => to?.[0]?.address === 'elif@ornek.example')).toBe(true);
  });

  it('of an e-mail about an appointment is told at the appointment', async () => {
    await request(service, stubs);
    await runJobs(service);
    await resendOutboxEmail(admin, { id: 'request-received:a1' });
    const types = (await lastEvents(2)).map(({ type }) => type).sort();
    expect(types).toEqual(['audit.recorded', 'email.changed']);
  });

  it('is refused for what was sent, what is scheduled, and what is no e-mail', async () => {
    await useMailServer();
    await request(service, stubs, { status: 'confirmed' });
    await runJobs(service);
    await sendAppointmentEmail(admin, { id: 'a1', type: 'confirmation' });
    await jobQueue().updateMany({ state: 'queued' }, { $set: { runAt: new Date(Date.now() + 8000) } });
    const scheduled = await one('Randevu onayı');
    for (const id of ['request-received:a1', scheduled?.id])
      await expect(resendOutboxEmail(admin, { id })).rejects.toMatchObject({ code: 'EMAIL_NOT_WAITING' });
    await jobQueue().updateMany({}, { $set: { kind: 'publish-post' } });
    await expect(resendOutboxEmail(admin, { id: scheduled?.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const role of ['user', 'moderator'] as const)
      await expect(resendOutboxEmail(contextFor(role), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('has a name for every job of the service', () => {
  expect(Object.keys(emailJobs).sort()).toEqual(Object.keys(service.jobs ?? {}).sort());
});
