import { emit, JobWorker, jobQueue, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { listEmailTemplates } from '../template-management/list-email-templates.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { handleEvents, jobOf } from '../testing/requests.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { bulkSendAppointmentEmails } from './bulk-send-appointment-emails.ts';
import { listAppointmentEmails } from './list-appointment-emails.ts';
import { previewAppointmentEmail } from './preview-appointment-email.ts';
import { resendEmail } from './resend-email.ts';
import { sendAppointmentEmail } from './send-appointment-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const emails = () => listAppointmentEmails(staff, { appointmentId: 'a1' });

const workers: JobWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

/** Sends every e-mail now, without the undo window. */
async function sendAll(): Promise<void> {
  await jobQueue().updateMany({ state: { $in: ['queued', 'waiting'] } }, { $set: { runAt: new Date() } });
  const worker = new JobWorker(service.jobs ?? {}, { watches: false });
  workers.push(worker);
  worker.start();
  const open = { state: { $in: ['queued', 'running'] as ('queued' | 'running')[] } };
  await vi.waitFor(async () => expect(await jobQueue().countDocuments(open)).toBe(0), 30_000);
}

type Status = 'pending' | 'confirmed' | 'cancelled';

type More = { withoutEmail?: true; isUndo?: true; alsoChanged?: { date: string; time: string }[] };

async function change(status: Status, version: number, previousStatus = 'pending', more: More = {}) {
  stubs.appointments.set('a1', appointment({ status, version }));
  await withTransaction(async (session) =>
    emit(session, 'appointment.changed', {
      appointmentId: 'a1',
      changeType: 'status',
      status,
      previousStatus,
      version,
      ...more,
    }),
  );
  await handleEvents(service);
}

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'r@ardic.example',
  });
});

describe('confirming and cancelling', () => {
  it('notify the parent, once each', async () => {
    await change('confirmed', 2);
    await handleEvents(service);
    await sendAll();
    await change('cancelled', 3, 'confirmed');
    await sendAll();
    expect(server.messages.map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Randevunuz onaylandı',
      'Randevunuz iptal edildi',
    ]);
    expect(server.messages[0]?.to?.[0]?.address).toBe('elif@ornek.example');
    expect(server.messages.map(({ text }) => text).join()).not.toContain('Gizli');
    expect((await emails()).map(({ kind, state }) => [kind, state])).toEqual([
      ['confirmation', 'sent'],
      ['cancellation', 'sent'],
    ]);
  });

  it('that are taken back stop their e-mail; a confirmation is sent once', async () => {
    await change('confirmed', 2);
    await sendAll();
    await change('cancelled', 3, 'confirmed');
    await change('confirmed', 4, 'cancelled', { isUndo: true });
    await change('pending', 5, 'confirmed');
    await change('confirmed', 6, 'pending', { isUndo: true });
    await sendAll();
    expect((await emails()).map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
      ['confirmation', 'sent', null],
      ['cancellation', 'skipped', 'Değişiklik geri alındığı için gönderilmedi.'],
    ]);
  });

  it('that are taken back after the e-mail has left are followed by another', async () => {
    await change('cancelled', 2, 'confirmed');
    await sendAll();
    await change('confirmed', 3, 'cancelled', { isUndo: true });
    await sendAll();
    expect((await emails()).map(({ kind, state }) => [kind, state])).toEqual([
      ['cancellation', 'sent'],
      ['confirmation', 'sent'],
    ]);
  });

  it('that are taken back while the e-mail leaves, or after the server did not answer, are followed by another', async () => {
    await change('cancelled', 2, 'confirmed');
    await jobQueue().updateOne({ _id: 'cancellation:a1:v2' }, { $set: { state: 'running', attempts: 1 } });
    await change('confirmed', 3, 'cancelled', { isUndo: true });
    expect((await emails()).map(({ kind, state }) => [kind, state])).toEqual([
      ['cancellation', 'waiting'],
      ['confirmation', 'waiting'],
    ]);
  });

  it('that are taken back after their e-mail has failed are followed by none', async () => {
    await change('cancelled', 2, 'confirmed');
    await jobQueue().updateOne({ _id: 'cancellation:a1:v2' }, { $set: { state: 'dead', attempts: 1 } });
    await change('confirmed', 3, 'cancelled', { isUndo: true });
    expect((await emails()).map(({ kind, state }) => [kind, state])).toEqual([['cancellation', 'skipped']]);
  });

  it('say nothing to the parent when staff chose so', async () => {
    await change('cancelled', 2, 'confirmed', { withoutEmail: true });
    await sendAll();
    expect(server.messages).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('name the other appointments of a series that are confirmed or cancelled along', async () => {
    const alsoChanged = [
      { date: '2027-01-08', time: '10:00' },
      { date: '2027-01-15', time: '11:30' },
    ];
    await change('confirmed', 2, 'pending', { alsoChanged });
    await sendAll();
    const [email] = server.messages;
    expect(email?.text).toContain(
      'Şu randevularınız da onaylandı:\n\n- 8 Ocak 2027, Cuma, 10:00\n- 15 Ocak 2027, Cuma, 11:30\n',
    );
    expect(email?.html).toContain('<li>15 Ocak 2027, Cuma, 11:30</li>');
    await change('pending', 3, 'confirmed');
    await change('cancelled', 4);
    await sendAll();
    expect(server.messages[1]?.text).not.toContain('Şu randevularınız');
  });

  it('leave time to undo: what was undone is not sent, and says why', async () => {
    await change('confirmed', 2);
    expect((await jobOf('confirmation:a1:v2')).runAt?.getTime()).toBeGreaterThan(Date.now() + 3000);
    await change('pending', 3, 'confirmed');
    await sendAll();
    expect(server.messages).toEqual([]);
    expect(await emails()).toMatchObject([
      { state: 'skipped', reason: 'Randevu artık onaylı olmadığı için gönderilmedi.' },
    ]);
  });

  it('are the only changes that send an e-mail', async () => {
    await withTransaction(async (session) =>
      emit(session, 'appointment.changed', {
        appointmentId: 'a1',
        changeType: 'updated',
        status: 'confirmed',
        previousStatus: 'confirmed',
        version: 4,
      }),
    );
    await handleEvents(service);
    expect(await jobQueue().countDocuments()).toBe(0);
  });
});

describe('staff', () => {
  it('read the e-mail before they send it', async () => {
    stubs.appointments.set('a1', appointment());
    const preview = await previewAppointmentEmail(staff, { appointmentId: 'a1', type: 'confirmation' });
    expect(preview).toMatchObject({
      to: 'elif@ornek.example',
      subject: expect.stringContaining('Randevunuz onaylandı'),
    });
    expect(preview.text).toContain('Saat: 10:00');
    expect(preview.text).not.toContain('Gizli');
  });

  it('send one by hand when the status fits', async () => {
    stubs.appointments.set('a1', appointment({ status: 'confirmed' }));
    expect(await sendAppointmentEmail(staff, { id: 'a1', type: 'confirmation' })).toMatchObject({ success: true });
    await sendAll();
    expect(server.messages).toHaveLength(1);
    await expect(sendAppointmentEmail(staff, { id: 'a1', type: 'cancellation' })).rejects.toMatchObject({
      errors: [{ field: 'type' }],
    });
  });

  it('send several, each by itself', async () => {
    stubs.appointments.set('a1', appointment({ status: 'confirmed' }));
    expect(await bulkSendAppointmentEmails(staff, { ids: ['a1', 'gone'], type: 'reminder' })).toEqual({
      summary: { successCount: 1, errorCount: 1 },
      message: 'Kısmi gönderim',
      results: [
        { id: 'a1', ok: true, code: null, message: null },
        { id: 'gone', ok: false, code: 'NOT_FOUND', message: expect.any(String) },
      ],
    });
  });

  it('read of several that e-mails are off, also when some could not be sent', async () => {
    stubs.appointments.set('a1', appointment({ status: 'confirmed' }));
    stubs.settings.email_enabled = 'false';
    const { message } = await bulkSendAppointmentEmails(staff, { ids: ['a1', 'gone'], type: 'reminder' });
    expect(message).toBe('E-posta gönderimi kapalı; e-postalar gönderilmeyecek. Velileri arayın.');
  });

  it('choose a template by its id, and may send what they find in the list', async () => {
    stubs.appointments.set('a1', appointment({ status: 'confirmed' }));
    const templates = await listEmailTemplates(staff, {});
    expect(templates.map(({ name }) => name)).toEqual(['Randevu hatırlatması', 'Randevu iptali', 'Randevu onayı']);
    expect(templates.every(({ isActive, category }) => isActive && category === 'appointment')).toBe(true);
    await sendAppointmentEmail(staff, { id: 'a1', templateId: 'confirmation' });
    await bulkSendAppointmentEmails(staff, { ids: ['a1'], templateId: 'reminder' });
    expect((await emails()).map(({ kind }) => kind).sort()).toEqual(['confirmation', 'reminder']);
  });

  it.each([
    ['neither type nor template', {}, 'type'],
    ['two that differ', { type: 'reminder', templateId: 'confirmation' }, 'type'],
    ['a template that is unknown', { templateId: '42' }, 'templateId'],
    ['what no member of staff sends', { templateId: 'practice-notification' }, 'templateId'],
  ])('are refused %s', async (_, choice, field) => {
    stubs.appointments.set('a1', appointment({ status: 'confirmed' }));
    const refused = { code: 'VALIDATION_FAILED', errors: [{ field }] };
    await expect(sendAppointmentEmail(staff, { id: 'a1', ...choice })).rejects.toMatchObject(refused);
    await expect(bulkSendAppointmentEmails(staff, { ids: ['a1'], ...choice })).rejects.toMatchObject(refused);
  });

  it('see at once when an e-mail waits, failed or was sent', async () => {
    const emailEvents = async () => (await eventsSince(0)).filter(({ type }) => type === 'email.changed').length;
    Object.assign(stubs.settings, { smtp_host: '' });
    await change('confirmed', 2);
    expect(await emailEvents()).toBe(1);
    await sendAll();
    expect(await emails()).toMatchObject([{ state: 'waiting', reason: expect.stringContaining('ayarlanmamış') }]);
    expect(await emailEvents()).toBe(2);
    Object.assign(stubs.settings, { smtp_host: '127.0.0.1' });
    server.behaviour.refuseRecipient = '550 5.1.1 No such user';
    await sendAll();
    await vi.waitFor(async () => expect(await emails()).toMatchObject([{ state: 'failed' }]), 30_000);
    expect(await emailEvents()).toBe(3);
  });

  it('try a failed one again', async () => {
    server.behaviour.refuseRecipient = '550 5.1.1 No such user';
    await change('confirmed', 2);
    await sendAll();
    const [failed] = await emails();
    expect(failed).toMatchObject({ state: 'failed' });
    const [notification] = await listNotifications(staff, {});
    expect(notification).toMatchObject({
      title: 'Bir e-posta gönderilemedi',
      type: 'error',
      metadata: { appointmentId: 'a1' },
    });
    delete server.behaviour.refuseRecipient;
    await resendEmail(staff, { id: failed?.id });
    expect((await listNotifications(staff, {})).map(({ title }) => title)).not.toContain('Bir e-posta gönderilemedi');
    await sendAll();
    expect(await emails()).toMatchObject([{ state: 'sent' }]);
    await expect(resendEmail(staff, { id: failed?.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('have permission for all of it, and visitors for none', async () => {
    const visitor = contextFor('anonymous');
    for (const request of [
      previewAppointmentEmail(visitor, { appointmentId: 'a1', type: 'confirmation' }),
      sendAppointmentEmail(visitor, { id: 'a1', type: 'confirmation' }),
      resendEmail(visitor, { id: 'x' }),
    ]) {
      await expect(request).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });
});
