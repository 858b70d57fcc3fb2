import { addDays, today } from '@practice/contracts';
import { emit, type Job, JobWorker, jobQueue, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longDate } from '../formatting/long-date.ts';
import { createService } from '../server.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents } from '../testing/requests.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { listAppointmentEmails } from './list-appointment-emails.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { previewRescheduledEmail } from './preview-rescheduled-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');

const TEN = { date: addDays(today(), 3), time: '10:00' };
const NOON = { date: addDays(today(), 4), time: '12:00' };
const THREE = { date: addDays(today(), 5), time: '15:00' };

let version = 1;
type Time = typeof TEN;
type Status = 'pending' | 'confirmed' | 'cancelled';

/** A move as the owning service makes it. */
async function move(from: Time, to: Time, notifyParent = true, status: Status = 'confirmed', previousStatus = status) {
  version += 1;
  stubs.appointments.set('a1', appointment({ appointmentDate: to.date, appointmentTime: to.time, status, version }));
  await withTransaction(async (session) =>
    emit(session, 'appointment.changed', {
      appointmentId: 'a1',
      changeType: 'updated',
      status,
      previousStatus,
      version,
      moved: { from, to, notifyParent },
    }),
  );
  await handleEvents(service);
}

const workers: JobWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

/** Sends everything now, without waiting for staff to undo. */
async function sendAll(): Promise<void> {
  await jobQueue().updateMany({ state: { $in: ['queued', 'waiting'] } }, { $set: { runAt: new Date() } });
  const worker = new JobWorker(service.jobs ?? {}, { watches: false });
  workers.push(worker);
  worker.start();
  const open = { state: { $in: ['queued' as const, 'running' as const] } };
  await vi.waitFor(async () => expect(await jobQueue().countDocuments(open)).toBe(0), 30_000);
}

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'r@ardic.example',
  });
});
const emails = async () =>
  (await listAppointmentEmails(staff, { appointmentId: 'a1' })).map(({ kind, state, reason }) => ({
    kind,
    state,
    reason,
  }));
const OVERTAKEN = {
  kind: 'rescheduled',
  state: 'skipped',
  reason: 'Randevunun saati yeniden değiştiği için gönderilmedi.',
};

it('names the new time and the old one', async () => {
  await move(TEN, NOON);
  await sendAll();
  expect(server.messages).toHaveLength(1);
  const [{ subject, text, html } = { subject: '', text: '', html: '' }] = server.messages;
  expect(subject).toBe(`Randevunuzun saati değişti: ${longDate(NOON.date)}, 12:00 | Ardıç Psikoloji`);
  for (const body of [text, html]) {
    expect(body).toContain(`${longDate(TEN.date)} günü saat 10:00 için planlanan randevunuzu`);
    expect(body).toContain(longDate(NOON.date));
  }
  expect(await emails()).toEqual([{ kind: 'rescheduled', state: 'sent', reason: null }]);
});

it('sends nothing unless staff chose to, and only about confirmed appointments', async () => {
  await move(TEN, NOON, false);
  await move(NOON, THREE, true, 'pending');
  await move(THREE, TEN, true, 'confirmed', 'pending');
  expect((await emails()).filter(({ kind }) => kind === 'rescheduled')).toEqual([]);
});

it('tells of several moves at once, from the time that the parent knows', async () => {
  await move(TEN, NOON);
  await move(NOON, THREE);
  await sendAll();
  expect(server.messages.map(({ text }) => text)).toEqual([
    expect.stringContaining(`${longDate(TEN.date)} günü saat 10:00 için planlanan`),
  ]);
  expect(await emails()).toEqual([OVERTAKEN, { kind: 'rescheduled', state: 'sent', reason: null }]);
});

it('sends nothing about a move that was taken back', async () => {
  await move(TEN, NOON);
  await move(NOON, TEN, false);
  await move(TEN, NOON);
  await move(NOON, TEN);
  await sendAll();
  expect(server.messages).toEqual([]);
  expect(await emails()).toEqual([OVERTAKEN, OVERTAKEN]);
});

describe('a move that is taken back', () => {
  const lastId = () => `rescheduled:a1:v${version}`;
  const setJob = (_id: string, set: Partial<Job>) => jobQueue().updateOne({ _id }, { $set: set });
  const MAY_HAVE_ARRIVED = {
    kind: 'rescheduled',
    state: 'skipped',
    reason: 'Randevunun saati yeniden değiştiği için bir daha denenmeyecek; veliye ulaşmış olabilir.',
  };

  it.each([
    ['is delivered all the same', { sentAt: new Date() }, { kind: 'rescheduled', state: 'sent', reason: null }],
    ['gets no answer', {}, MAY_HAVE_ARRIVED],
  ])(
    'is followed by one e-mail with the true time when the first is leaving, and %s',
    async (_case, outcome, first) => {
      await move(TEN, NOON);
      const id = lastId();
      await setJob(id, { state: 'running', attempts: 1 });
      await move(NOON, TEN);
      await OutgoingEmailModel.updateOne({ _id: id }, { $set: outcome });
      await setJob(id, { state: 'queued' });
      await sendAll();
      expect(server.messages.map(({ subject }) => subject)).toEqual([expect.stringContaining(longDate(TEN.date))]);
      expect(server.messages[0]?.text).toContain(`${longDate(NOON.date)} günü saat 12:00 için planlanan`);
      expect(await emails()).toEqual([first, { kind: 'rescheduled', state: 'sent', reason: null }]);
    },
  );

  it('is told again when it is made again while the first e-mail may still be on its way', async () => {
    await move(TEN, NOON);
    const id = lastId();
    await setJob(id, { state: 'running', attempts: 1 });
    await move(NOON, TEN);
    await move(TEN, NOON);
    await setJob(id, { state: 'queued' });
    await sendAll();
    expect(server.messages.map(({ subject }) => subject)).toEqual([expect.stringContaining(longDate(NOON.date))]);
    expect(server.messages[0]?.text).toContain(`${longDate(TEN.date)} günü saat 10:00 için planlanan`);
    expect(await emails()).toEqual([MAY_HAVE_ARRIVED, OVERTAKEN, { kind: 'rescheduled', state: 'sent', reason: null }]);
  });

  it('names the time that the parent knows after an e-mail that has failed', async () => {
    await move(TEN, NOON);
    await setJob(lastId(), { state: 'dead', attempts: 1 });
    await move(NOON, TEN);
    expect(await emails()).toEqual([OVERTAKEN]);
  });

  it('is told by no e-mail whose turn comes before the news of it', async () => {
    await move(TEN, NOON);
    stubs.appointments.set('a1', appointment({ appointmentDate: TEN.date, status: 'confirmed' }));
    await sendAll();
    await move(NOON, TEN);
    await sendAll();
    expect(server.messages).toEqual([]);
    expect(await emails()).toEqual([OVERTAKEN]);
  });
});

it('sends nothing about an appointment that was cancelled after it moved', async () => {
  await move(TEN, NOON);
  stubs.appointments.set('a1', appointment({ status: 'cancelled' }));
  await sendAll();
  expect(await emails()).toEqual([
    { kind: 'rescheduled', state: 'skipped', reason: 'Randevu iptal edildiği için gönderilmedi.' },
  ]);
});

it('is shown to staff before they move it', async () => {
  stubs.appointments.set('a1', appointment({ appointmentDate: TEN.date, status: 'confirmed' }));
  const input = { appointmentId: 'a1', appointmentDate: NOON.date, appointmentTime: NOON.time };
  const preview = await previewRescheduledEmail(staff, input);
  expect(preview).toMatchObject({ to: 'elif@ornek.example', subject: expect.stringContaining(longDate(NOON.date)) });
  expect(preview.text).toContain(`${longDate(TEN.date)} günü saat 10:00 için planlanan`);
  await expect(previewRescheduledEmail(staff, { ...input, appointmentTime: '25:00' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});
