import { addDays, type EventPayload, today, toInstant } from '@practice/contracts';
import { emit, JobWorker, jobQueue, setPublicUrl, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents } from '../testing/requests.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { listAppointmentEmails } from './list-appointment-emails.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { previewAppointmentEmail } from './preview-appointment-email.ts';
import { queueReminder } from './queue-reminder.ts';
import { quietWait } from './quiet-wait.ts';
import { sendAppointmentEmail } from './send-appointment-email.ts';
import { sendEmail } from './send-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const date = addDays(today(), 3);
// The tests run at any time of the day.
const noQuietHours = { appointment_reminder_quiet_start: '00:00', appointment_reminder_quiet_end: '00:00' };

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  const smtp = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'r@ardic.example' };
  Object.assign(stubs.settings, noQuietHours, smtp);
  stubs.appointments.set('a1', appointment({ status: 'confirmed' }));
});
const workers: JobWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

const due = (overrides: Partial<EventPayload<'reminder.due'>> = {}) => ({
  ...{ appointmentId: 'a1', appointmentDate: date, appointmentTime: '10:00', leadHours: 24 },
  ...overrides,
});

async function remind(overrides: Partial<EventPayload<'reminder.due'>> = {}): Promise<void> {
  await withTransaction(async (session) => emit(session, 'reminder.due', due(overrides)));
  await handleEvents(service);
}

const emails = () => listAppointmentEmails(staff, { appointmentId: 'a1' });

/** Runs what is queued by several workers, until all is done. */
async function work(count = 1): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const worker = new JobWorker(service.jobs ?? {}, { watches: false });
    workers.push(worker);
    worker.start();
  }
  await vi.waitFor(async () => expect(await jobQueue().countDocuments({ state: { $ne: 'done' } })).toBe(0), 30_000);
}

async function runOne(): Promise<unknown> {
  const [job] = await jobQueue().find({ state: 'queued' }).toArray();
  if (!job) throw new Error('No job is queued.');
  return sendEmail(job);
}

describe('a reminder that is due', () => {
  it('is sent once to the parent, by however many workers, and counts as sent', async () => {
    await remind();
    await work(3);
    expect(server.messages).toHaveLength(1);
    const [message] = server.messages;
    expect(message?.to?.[0]?.address).toBe('elif@ornek.example');
    expect(message?.subject).toMatch(/^Randevu hatırlatması: /);
    for (const text of ['10:00', 'Oyun Terapisi', 'Salih Omurtak Caddesi No: 24', '0282 000 24 24'])
      expect(message?.text).toContain(text);
    expect(JSON.stringify(message)).not.toContain('Gizli');
    expect(await emails()).toMatchObject([{ kind: 'reminder', state: 'sent' }]);
    const sent = (await eventsSince(0)).filter(({ type }) => type === 'reminder.sent');
    expect(sent.map(({ payload }) => payload)).toEqual([
      { appointmentId: 'a1', appointmentDate: date, appointmentTime: '10:00' },
    ]);
  });

  it('has a link on which the parent answers, in HTML and in text; a preview has one that answers nothing', async () => {
    setPublicUrl('https://ardic.example');
    onTestFinished(() => setPublicUrl(undefined));
    await remind();
    await work();
    const [message] = server.messages;
    expect(message?.text).toContain('https://ardic.example/hatirlatma/a1-token');
    expect(message?.html).toContain('href="https://ardic.example/hatirlatma/a1-token"');
    const preview = await previewAppointmentEmail(staff, { appointmentId: 'a1', type: 'reminder' });
    expect(preview.text).toContain('https://ardic.example/hatirlatma/onizleme');
  });

  it('is the same e-mail however often its event is handled', async () => {
    await remind();
    await withTransaction((session) => queueReminder(session, due()));
    expect(await jobQueue().countDocuments()).toBe(1);
    await work();
    await withTransaction((session) => queueReminder(session, due()));
    expect(await jobQueue().countDocuments({ state: { $ne: 'done' } })).toBe(0);
    expect(server.messages).toHaveLength(1);
  });

  it('is another e-mail for another time and for other hours', async () => {
    await remind({ leadHours: 72 });
    await work();
    await remind({ leadHours: 24 });
    await work();
    const moved = addDays(date, 1);
    stubs.appointments.set('a1', appointment({ status: 'confirmed', appointmentDate: moved }));
    await remind({ appointmentDate: moved });
    await work();
    expect(new Set(server.messages.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('takes the place of an earlier one that has not gone out', async () => {
    await remind({ leadHours: 72 });
    await remind({ leadHours: 24 });
    await work();
    expect(server.messages).toHaveLength(1);
    expect(await emails()).toMatchObject([
      { state: 'skipped', reason: 'Daha yakın bir hatırlatmanın zamanı geldiği için gönderilmedi.' },
      { state: 'sent' },
    ]);
  });

  it('leaves one that staff have queued by hand', async () => {
    await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
    await remind();
    await work();
    expect(server.messages).toHaveLength(2);
  });
});

describe('a reminder is not sent, and says why,', () => {
  it.each([
    ['after a move', { appointmentTime: '11:00' }, 'Randevunun saati değiştiği için gönderilmedi.'],
    ['after a cancellation', { status: 'cancelled' }, 'Randevu iptal edildiği için gönderilmedi.'],
    ['when it is no longer confirmed', { status: 'pending' }, 'Randevu artık onaylı olmadığı için gönderilmedi.'],
    ['after it was completed', { status: 'completed' }, 'Randevu artık onaylı olmadığı için gönderilmedi.'],
  ] as const)('%s', async (_, change, reason) => {
    await remind();
    stubs.appointments.set('a1', appointment({ status: 'confirmed', ...change }));
    await work();
    expect(server.messages).toHaveLength(0);
    expect(await emails()).toMatchObject([{ state: 'skipped', reason }]);
  });

  it.each([
    ['appointment_reminder_enabled', 'Kendiliğinden hatırlatma ayarlarda kapalı olduğu için gönderilmedi.'],
    ['email_appointment_reminders', 'Hatırlatma e-postaları ayarlarda kapalı olduğu için gönderilmedi.'],
  ])('while %s is off', async (key, reason) => {
    await remind();
    stubs.settings[key] = 'false';
    await work();
    expect(await emails()).toMatchObject([{ state: 'skipped', reason }]);
  });

  it('nor one by hand while email_appointment_reminders is off; other e-mails are', async () => {
    stubs.settings.email_appointment_reminders = 'false';
    await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
    await sendAppointmentEmail(staff, { id: 'a1', type: 'confirmation' });
    await work();
    expect(server.messages.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Randevunuz onaylandı/)]);
  });

  it('and one by hand is sent while they do not go by themselves', async () => {
    stubs.settings.appointment_reminder_enabled = 'false';
    await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
    await work();
    expect(server.messages).toHaveLength(1);
  });

  it('when the appointment is gone: nothing is left of it', async () => {
    await remind();
    stubs.appointments.delete('a1');
    await work();
    expect(server.messages).toHaveLength(0);
    expect(await OutgoingEmailModel.countDocuments()).toBe(0);
  });
});

describe('an answer to a reminder', () => {
  it.each([
    ['other_time', 'Veli başka bir zaman istiyor', 'high'],
    ['coming', 'Veli geleceğini bildirdi', 'low'],
  ] as const)('%s is in the bell, once', async (answer, title, priority) => {
    for (let count = 0; count < 2; count += 1) {
      await withTransaction(async (session) => {
        const { leadHours: _, ...time } = due();
        emit(session, 'reminder.answered', { ...time, answer });
      });
      await handleEvents(service);
    }
    const bell = await listNotifications(staff, {});
    expect(bell).toMatchObject([{ title, priority, metadata: { appointmentId: 'a1' } }]);
    expect(bell[0]?.message).toContain('Elif Yıldız');
  });
});

describe('a reminder that was held up into the quiet hours', () => {
  const reminders = {
    isAutomatic: true,
    leadHours: [24],
    quietHours: { enabled: true, start: '22:00', end: '08:00' },
  };
  const wait = (now: Date, time = '10:00') =>
    quietWait({ remindsOf: { date: '2026-12-04', time } }, { reminders }, now);

  it('waits until they are over', () => {
    expect(wait(toInstant('2026-12-03', '23:00'))).toEqual({
      waitMs: 9 * 3_600_000,
      reason: 'Sessiz saatler bitince gönderilecek.',
    });
    expect(wait(toInstant('2026-12-03', '21:59'))).toBeUndefined();
    expect(wait(toInstant('2026-12-04', '08:00'))).toBeUndefined();
  });

  it('goes all the same when the appointment begins before that', () => {
    expect(wait(toInstant('2026-12-04', '05:00'), '08:00')).toBeUndefined();
  });

  it('waits as a job, and one by hand does not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: toInstant(addDays(date, -1), '23:30') });
    try {
      Object.assign(stubs.settings, {
        appointment_reminder_quiet_start: '22:00',
        appointment_reminder_quiet_end: '08:00',
      });
      await remind();
      expect(await runOne()).toMatchObject({ reason: 'Sessiz saatler bitince gönderilecek.' });
      expect(server.messages).toHaveLength(0);
      await jobQueue().deleteMany({});
      await sendAppointmentEmail(staff, { id: 'a1', type: 'reminder' });
      expect(await runOne()).toBeUndefined();
      expect(server.messages).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
