import { emit, JobWorker, jobQueue, lastSeq, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutgoingEmailModel } from './emails/outgoing-email.model.ts';
import { sendAppointmentEmail } from './emails/send-appointment-email.ts';
import { sendEmail } from './emails/send-email.ts';
import { getNotification } from './notifications/get-notification.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { NotificationModel } from './notifications/notification.model.ts';
import { createService } from './server.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { handleEvents, jobOf, request } from './testing/requests.ts';
import { appointment, useStubServices } from './testing/stub-services.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'r@ardic.example',
  });
});
const workers: JobWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

/** Deletes appointments as their service does, with an event each. */
async function deleteForGood(...ids: string[]): Promise<void> {
  for (const id of ids) {
    stubs.appointments.delete(id);
    const state = { status: 'pending', previousStatus: 'pending', version: 1 };
    await withTransaction(async (session) =>
      emit(session, 'appointment.changed', { appointmentId: id, changeType: 'deleted', ...state }),
    );
  }
  await handleEvents(service);
}

/** Runs all jobs that are left, and waits until none is due. */
async function runJobs(): Promise<void> {
  await jobQueue().updateMany({}, { $set: { runAt: new Date() } });
  const worker = new JobWorker(service.jobs ?? {}, { watches: false });
  workers.push(worker);
  worker.start();
  const open = { state: { $in: ['queued' as const, 'running' as const] } };
  await vi.waitFor(async () => expect(await jobQueue().countDocuments(open)).toBe(0), 30_000);
}

describe('an appointment that is deleted for good', () => {
  it('removes its notifications for everybody, and open bells are updated', async () => {
    await request(service, stubs);
    await request(service, stubs, { id: 'a2' });
    const before = await lastSeq();
    await deleteForGood('a1');
    for (const role of ['user', 'moderator', 'admin'] as const) {
      const left = await listNotifications(contextFor(role), {});
      expect(left.map(({ metadata }) => metadata?.appointmentId)).toEqual(['a2']);
    }
    expect(await eventsSince(before)).toContainEqual(
      expect.objectContaining({ type: 'notification.changed', payload: { userId: null } }),
    );
  });

  it('removes its e-mails with their jobs: nothing is sent any more', async () => {
    await request(service, stubs);
    await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
    await request(service, stubs, { id: 'a2' });
    await deleteForGood('a1');
    expect(await OutgoingEmailModel.distinct('appointmentId')).toEqual(['a2']);
    expect(await jobQueue().distinct('payload.appointmentId')).toEqual(['a2']);
    await runJobs();
    expect(server.messages.map(({ messageId }) => messageId).sort()).toEqual([
      '<practice-notification.a2@ardic.example>',
      '<request-received.a2@ardic.example>',
    ]);
  });

  it('does so with all that are deleted at once, as a series is', async () => {
    for (const id of ['a1', 'a2', 'a3']) await request(service, stubs, { id });
    await deleteForGood('a1', 'a2', 'a3');
    expect(await NotificationModel.countDocuments()).toBe(0);
    expect(await OutgoingEmailModel.countDocuments()).toBe(0);
    expect(await jobQueue().countDocuments()).toBe(0);
  });

  it('leaves nothing even when its request is handled afterwards', async () => {
    await withTransaction(async (session) => emit(session, 'appointment.requested', { appointmentId: 'a1' }));
    await deleteForGood('a1');
    expect(await NotificationModel.countDocuments()).toBe(0);
    expect(await jobQueue().countDocuments()).toBe(0);
  });

  it('has no notification for a stream that replays missed events', async () => {
    await request(service, stubs);
    const [notification] = await listNotifications(staff, {});
    await deleteForGood('a1');
    expect(await getNotification(contextFor('service'), { id: notification?.id ?? '' })).toBeNull();
  });
});

describe('an e-mail that is being sent while its appointment is deleted', () => {
  it('is not sent when the appointment is gone by then, and leaves nothing', async () => {
    await request(service, stubs);
    const job = await jobOf('request-received:a1');
    stubs.appointments.clear();
    await sendEmail(job);
    expect(server.messages).toEqual([]);
    expect(await OutgoingEmailModel.countDocuments()).toBe(0);
    expect(await jobQueue().countDocuments()).toBe(0);
  });

  it('is not noted as sent afterwards', async () => {
    await request(service, stubs);
    const job = await jobOf('request-received:a1');
    server.behaviour.beforeMessage = () => deleteForGood('a1');
    await sendEmail(job);
    expect(server.messages).toHaveLength(1);
    expect(await OutgoingEmailModel.countDocuments()).toBe(0);
  });
});

describe('a reminder', () => {
  const reminders = async () =>
    (await eventsSince(0)).filter(({ type }) => type === 'reminder.sent').map(({ payload }) => payload);

  it('is announced once the mail server has it, with the time in the e-mail', async () => {
    const record = appointment({ status: 'confirmed' });
    stubs.appointments.set('a1', record);
    await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
    await sendAppointmentEmail(staff, { id: 'a1', type: 'confirmation' });
    expect(await reminders()).toEqual([]);
    await runJobs();
    expect(server.messages).toHaveLength(2);
    const { appointmentDate, appointmentTime } = record;
    expect(await reminders()).toEqual([{ appointmentId: 'a1', appointmentDate, appointmentTime }]);
  });

  it('is not when it was not sent', async () => {
    stubs.appointments.set('a1', appointment({ status: 'confirmed' }));
    server.behaviour.refuseRecipient = '550 5.1.1 No such user';
    await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
    await runJobs();
    await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
    stubs.appointments.set('a1', appointment({ status: 'cancelled' }));
    await runJobs();
    expect(await reminders()).toEqual([]);
  });
});
