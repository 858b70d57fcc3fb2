import { addDays, outgoingEmailRecord, today } from '@practice/contracts';
import { emit, JobWorker, jobQueue, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createService } from '../server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { handleEvents, jobOf, request } from '../testing/requests.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { listAppointmentEmails } from './list-appointment-emails.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { queueRequestEmails } from './queue-emails.ts';
import { RequestEmailQuotaModel, takeRequestEmail } from './request-email-quota.ts';
import { sendEmail } from './send-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();

const TO_PARENT = 'request-received:a1';
const TO_PRACTICE = 'practice-notification:a1';
const emails = (role: Parameters<typeof contextFor>[0] = 'user', appointmentId: unknown = 'a1') =>
  listAppointmentEmails(contextFor(role), { appointmentId });
const stateOf = async (key: string) => (await emails()).find((email) => email.id === key);
const configure = (port: number) =>
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(port),
    email_from: 'r@ardic.example',
  });

const workers: JobWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
const work = () => {
  const worker = new JobWorker(service.jobs ?? {}, { watches: false });
  workers.push(worker);
  worker.start();
  return worker;
};
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

describe('the e-mails of a request', () => {
  it('are queued once each with its handling', async () => {
    await request(service, stubs);
    await withTransaction((session) => queueRequestEmails(session, appointment()));
    await handleEvents(service);
    expect((await jobQueue().find().toArray()).map((job) => job._id).sort()).toEqual([TO_PRACTICE, TO_PARENT]);
    expect((await jobOf(TO_PARENT)).payload).toEqual({ kind: 'request-received', appointmentId: 'a1' });
  });

  it('go to the parent and to the practice, once', async () => {
    const server = await startMailServer();
    configure(server.port);
    await request(service, stubs);
    const worker = work();
    await eventually(async () => expect((await emails()).every((email) => email.state === 'sent')).toBe(true));
    worker.wake();
    await worker.stop();
    expect(server.messages.map((message) => [message.to?.[0]?.address, message.messageId]).sort()).toEqual([
      ['bilgi@ardic.example', '<practice-notification.a1@ardic.example>'],
      ['elif@ornek.example', '<request-received.a1@ardic.example>'],
    ]);
    expect(await stateOf(TO_PARENT)).toMatchObject({ attempts: 1, reason: null, sentAt: expect.any(String) });
  });

  it('are not queued for a request that is gone', async () => {
    await request(service, { ...stubs, appointments: new Map() });
    expect(await jobQueue().countDocuments()).toBe(0);
  });
});

describe('an address that is used again and again', () => {
  const TOO_MANY = 'Bu adrese son 24 saat içinde üç talep e-postası gönderildiği için gönderilmedi.';
  const bookWith = (id: string, email = 'elif@ornek.example') => request(service, stubs, { id, email });
  const toParent = async (id: string) => (await emails('user', id)).find(({ kind }) => kind === 'request-received');

  it('gets three e-mails a day, and staff see why no more; the practice is notified of each request', async () => {
    const server = await startMailServer();
    configure(server.port);
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) await bookWith(id);
    expect(await toParent('a3')).toMatchObject({ state: 'waiting' });
    for (const id of ['a4', 'a5'])
      expect(await toParent(id)).toMatchObject({ state: 'skipped', reason: TOO_MANY, attempts: 0 });
    work();
    await eventually(async () => expect(server.messages).toHaveLength(8));
    const to = server.messages.map((message) => message.to?.[0]?.address);
    expect(to.filter((address) => address === 'elif@ornek.example')).toHaveLength(3);
    expect(to.filter((address) => address === 'bilgi@ardic.example')).toHaveLength(5);
  });

  it('is the same in capitals or with a tag, and no other is counted with it', async () => {
    await bookWith('a1');
    await bookWith('a2', 'Elif@Ornek.example');
    await bookWith('a3', 'elif+2@ornek.example');
    await bookWith('a4', 'elif+3@ornek.example');
    await bookWith('a5', 'can@ornek.example');
    expect(await toParent('a4')).toMatchObject({ state: 'skipped' });
    expect(await toParent('a5')).toMatchObject({ state: 'waiting' });
  });

  it('is counted again after a day, and not stored in plain text', async () => {
    for (const id of ['a1', 'a2', 'a3']) await bookWith(id);
    const [stored] = await RequestEmailQuotaModel.find().lean();
    expect(JSON.stringify(stored)).not.toContain('elif');
    const yesterday = new Date(Date.now() - 86_400_000);
    await RequestEmailQuotaModel.updateOne({}, { $set: { 'sentAt.0': yesterday } });
    await bookWith('a4');
    await bookWith('a5');
    expect(await toParent('a4')).toMatchObject({ state: 'waiting' });
    expect(await toParent('a5')).toMatchObject({ state: 'skipped' });
  });

  it('gets three even when many are counted at the same moment', async () => {
    const counted = Array.from({ length: 12 }, () =>
      withTransaction((session) => takeRequestEmail(session, 'yarış@ornek.example')),
    );
    expect((await Promise.all(counted)).filter(Boolean)).toHaveLength(3);
  });
});

describe('a crash', () => {
  it('after the record sends nothing again', async () => {
    const server = await startMailServer();
    configure(server.port);
    await request(service, stubs);
    const job = await jobOf(TO_PARENT);
    await sendEmail(job);
    await sendEmail(job);
    expect(server.messages).toHaveLength(1);
  });

  it('between sending and the record sends the same e-mail under the same id', async () => {
    const server = await startMailServer();
    configure(server.port);
    await request(service, stubs);
    const job = await jobOf(TO_PARENT);
    await sendEmail(job);
    await OutgoingEmailModel.updateOne({ _id: TO_PARENT }, { sentAt: null });
    await sendEmail(job);
    const ids = server.messages.map((message) => message.messageId);
    expect(ids).toEqual(['<request-received.a1@ardic.example>', '<request-received.a1@ardic.example>']);
  });
});

describe('without a mail server in the settings', () => {
  it('an e-mail waits, says so, and goes out once the settings come', async () => {
    await request(service, stubs);
    work();
    await eventually(async () => expect(await stateOf(TO_PARENT)).toMatchObject({ reason: expect.any(String) }));
    expect(await stateOf(TO_PARENT)).toMatchObject({
      state: 'waiting',
      reason:
        'E-posta sunucusu ayarlanmamış. Yönetici sunucunun adresini ve hesabını ayarlara girince e-posta kendiliğinden gönderilir.',
      attempts: 0,
      sentAt: null,
    });
    await eventually(async () => expect(await jobQueue().countDocuments({ state: 'waiting' })).toBe(2));

    const server = await startMailServer();
    configure(server.port);
    await withTransaction(async (session) =>
      emit(session, 'site-setting.changed', { keys: ['smtp_host'], categories: ['email'] }),
    );
    await handleEvents(service);
    work();
    await eventually(async () => expect(server.messages).toHaveLength(2));
    await eventually(async () => expect(await stateOf(TO_PARENT)).toMatchObject({ state: 'sent', reason: null }));
  });

  it.each([
    ['a sender', { email_from: '', smtp_user: '', contact_email: '' }, 'Gönderen e-posta adresi ayarlanmamış.'],
    ['the address of the practice', { contact_email: '' }, 'İletişim e-posta adresi ayarlanmamış.'],
  ])('it also waits for %s', async (_, missing, reason) => {
    configure(1);
    Object.assign(stubs.settings, missing);
    await request(service, stubs);
    expect(await sendEmail(await jobOf(TO_PRACTICE))).toEqual({ waitMs: expect.any(Number), reason });
  });

  it('other settings do not wake what waits', async () => {
    await request(service, stubs);
    await jobQueue().updateMany({}, { $set: { state: 'waiting', runAt: new Date(Date.now() + 60_000) } });
    const changeSettings = async (keys: string[], category: string) => {
      await withTransaction(async (session) => emit(session, 'site-setting.changed', { keys, categories: [category] }));
      await handleEvents(service);
    };
    await changeSettings(['hero_title'], 'content');
    expect(await jobQueue().countDocuments({ state: 'waiting' })).toBe(2);
    await changeSettings(['contact_email'], 'content');
    expect(await jobQueue().countDocuments({ state: 'queued' })).toBe(2);
  });
});

describe('an e-mail is not sent, and says why,', () => {
  beforeEach(() => configure(1));

  it.each([
    [
      'when e-mails are switched off',
      { email_enabled: 'false' },
      {},
      'E-posta gönderimi ayarlarda kapalı olduğu için gönderilmedi.',
    ],
    ['after a cancellation', {}, { status: 'cancelled' }, 'Randevu iptal edildiği için gönderilmedi.'],
    [
      'after the time of the appointment',
      {},
      { appointmentDate: addDays(today(), -1) },
      'Randevunun zamanı geçtiği için gönderilmedi.',
    ],
  ] as const)('%s', async (_, settings, change, reason) => {
    Object.assign(stubs.settings, settings);
    await request(service, stubs, change);
    work();
    await eventually(async () =>
      expect(await stateOf(TO_PARENT)).toMatchObject({ state: 'skipped', reason, sentAt: null }),
    );
    await eventually(async () => expect((await jobOf(TO_PARENT)).state).toBe('done'));
  });

  it('when the practice has switched its notifications off; the parent still gets one', async () => {
    const server = await startMailServer();
    configure(server.port);
    stubs.settings.email_admin_notifications = 'false';
    await request(service, stubs);
    work();
    await eventually(async () => expect(await stateOf(TO_PRACTICE)).toMatchObject({ state: 'skipped' }));
    await eventually(async () => expect(await stateOf(TO_PARENT)).toMatchObject({ state: 'sent' }));
    expect(server.messages).toHaveLength(1);
  });
});

describe('a refusal of the mail server', () => {
  it('that is permanent ends the e-mail, with the reason for staff', async () => {
    const server = await startMailServer({ refuseRecipients: { 'elif@ornek.example': '550 5.1.1 No such user' } });
    configure(server.port);
    await request(service, stubs);
    work();
    await eventually(async () =>
      expect(await stateOf(TO_PARENT)).toMatchObject({
        state: 'failed',
        reason: expect.stringMatching(
          /^Alıcının adresi e-postayı reddetti \(550 5\.1\.1\): böyle bir posta kutusu yok\./,
        ),
        attempts: 1,
      }),
    );
  });

  it('that is temporary is retried, and the e-mail arrives', async () => {
    const server = await startMailServer({ refuseRecipient: 451 });
    configure(server.port);
    await request(service, stubs);
    const worker = work();
    await eventually(async () => expect(await stateOf(TO_PARENT)).toMatchObject({ state: 'waiting', attempts: 1 }));
    await eventually(async () => expect(await jobQueue().countDocuments({ state: 'queued', attempts: 1 })).toBe(2));
    delete server.behaviour.refuseRecipient;
    await jobQueue().updateMany({}, { $set: { runAt: new Date() } });
    worker.wake();
    await eventually(async () => expect(server.messages).toHaveLength(2));
  });
});

describe("an appointment's e-mails", () => {
  it.each(['user', 'moderator', 'admin'] as const)('are seen by %s', async (role) => {
    await request(service, stubs);
    const list = await emails(role);
    expect(list).toHaveLength(2);
    for (const email of list) outgoingEmailRecord.strict().parse(email);
  });

  it('are not seen by visitors', async () => {
    await expect(emails('anonymous')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('are none for an unknown appointment', async () => {
    await request(service, stubs, appointment({ id: 'a2' }));
    expect(await emails('admin', 'a1')).toEqual([]);
  });

  it.each([[{ $ne: '' }], [''], [null]])('refuse %j as an appointment', async (appointmentId) => {
    await expect(emails('admin', appointmentId)).rejects.toMatchObject({ errors: [{ field: 'appointmentId' }] });
  });
});
