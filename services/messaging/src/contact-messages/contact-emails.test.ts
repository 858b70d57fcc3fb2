import { emit, type Job, jobQueue, setPublicUrl, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { contactInput, runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { deleteContactMessage } from './delete-contact-message.ts';
import { sendContactEmail } from './send-contact-email.ts';
import { sendContactMessage } from './send-contact-message.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
let server: MailServer;
beforeEach(async () => {
  setPublicUrl('https://ardic.example');
  server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'bilgi@ardic.example',
  });
});
afterEach(() => setPublicUrl(undefined));

const send = (overrides: object = {}) => sendContactMessage(contextFor('anonymous'), contactInput(overrides));
const recipients = () => server.messages.map(({ to }) => to?.[0]?.address).sort();
async function sendAndDeliver(overrides: object = {}) {
  const sent = await send(overrides);
  await handleEvents(service);
  await runJobs(service);
  return sent;
}

describe('a message', () => {
  it('notifies staff and sends one e-mail to each side, once each', async () => {
    const { id } = await sendAndDeliver();
    await handleEvents(service);
    await runJobs(service);
    expect(recipients()).toEqual(['bilgi@ardic.example', 'elif@ornek.example']);
    expect(await listNotifications(contextFor('user'), {})).toMatchObject([
      {
        type: 'contact',
        category: 'contacts',
        title: 'Yeni mesaj',
        message: 'Elif Yıldız iletişim formundan yazdı: Genel bilgi.',
        actionUrl: `https://ardic.example/admin#contacts?id=${id}`,
      },
    ]);
  });

  it('keeps its text out of e-mails and notifications', async () => {
    const { id } = await sendAndDeliver();
    const written = JSON.stringify([server.messages, await listNotifications(contextFor('user'), {})]);
    expect(written).not.toContain('Gizli');
    expect(written).not.toContain('Görüşme süresi');
    const toPractice = server.messages.find(({ to }) => to?.[0]?.address === 'bilgi@ardic.example');
    expect(toPractice).toMatchObject({
      subject: 'Yeni mesaj: Genel bilgi',
      replyTo: [{ name: 'Elif Yıldız', address: 'elif@ornek.example' }],
      text: expect.stringContaining(`https://ardic.example/admin#contacts?id=${id}`),
    });
    const toSender = server.messages.find(({ to }) => to?.[0]?.address === 'elif@ornek.example');
    expect(toSender?.subject).toBe('Mesajınız bize ulaştı | Ardıç Psikoloji');
    expect(toSender?.text).not.toContain('Görüşme süresi');
  });

  it('cannot bring a link or markup into an e-mail', async () => {
    await sendAndDeliver({ subject: 'Bakın: www.spam.example/x <b>şimdi</b>' });
    const [html] = server.messages.flatMap(({ to, html: body }) =>
      to?.[0]?.address === 'bilgi@ardic.example' ? [body ?? ''] : [],
    );
    expect(html).not.toContain('spam.example');
    expect(html).not.toContain('<b>');
  });

  it('does not reach the practice by e-mail when that is switched off', async () => {
    stubs.settings.email_contact_notifications = 'false';
    await sendAndDeliver();
    expect(recipients()).toEqual(['elif@ornek.example']);
  });

  it('sends nothing while e-mails are switched off', async () => {
    stubs.settings.email_enabled = 'false';
    await sendAndDeliver();
    expect(recipients()).toEqual([]);
  });

  it('confirms to one address three times a day at most', async () => {
    for (const subject of ['Bir', 'İki', 'Üç', 'Dört']) await send({ subject });
    await handleEvents(service);
    await runJobs(service);
    expect(recipients().filter((address) => address === 'elif@ornek.example')).toHaveLength(3);
    expect(recipients().filter((address) => address === 'bilgi@ardic.example')).toHaveLength(4);
  });
});

describe('when something fails in between', () => {
  it('an event that was not handled yet is handled later', async () => {
    await send();
    expect(await jobQueue().countDocuments()).toBe(0);
    await handleEvents(service);
    expect(await jobQueue().countDocuments()).toBe(2);
  });

  it('a handler that fails half way leaves neither notification nor job, and does both later', async () => {
    const { id } = await send();
    const failing = withTransaction(async (session) => {
      await service.handlers?.['contact-message.received']?.apply(
        session,
        { seq: 1, type: 'contact-message.received', payload: { id }, at: new Date() },
        undefined as never,
      );
      throw new Error('crashed');
    });
    await expect(failing).rejects.toThrow('crashed');
    expect(await jobQueue().countDocuments()).toBe(0);
    expect(await listNotifications(contextFor('user'), {})).toEqual([]);
    await handleEvents(service);
    expect(await jobQueue().countDocuments()).toBe(2);
    expect(await listNotifications(contextFor('user'), {})).toHaveLength(1);
  });

  it('an e-mail waits for a missing setting, and goes out when it is there', async () => {
    stubs.settings.smtp_host = '';
    await send();
    await handleEvents(service);
    const job = (await jobQueue().findOne({ 'payload.kind': 'received' })) as Job;
    expect(await sendContactEmail(job)).toMatchObject({ reason: expect.stringContaining('E-posta sunucusu') });
    await jobQueue().updateMany({}, { $set: { state: 'waiting', runAt: new Date(Date.now() + 900_000) } });
    stubs.settings.smtp_host = '127.0.0.1';
    await withTransaction(async (session) =>
      emit(session, 'site-setting.changed', { keys: ['smtp_host'], categories: ['email'] }),
    );
    await handleEvents(service);
    expect(await jobQueue().countDocuments({ state: 'queued' })).toBe(2);
  });

  it('an e-mail that is sent again after a crash has the same Message-ID', async () => {
    await send();
    await handleEvents(service);
    const job = (await jobQueue().findOne({ 'payload.kind': 'received' })) as Job;
    await sendContactEmail(job);
    await sendContactEmail(job);
    expect(new Set(server.messages.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

it('a message that is deleted takes its notification and unsent e-mails along', async () => {
  const { id } = await send();
  await handleEvents(service);
  const job = (await jobQueue().findOne({ 'payload.kind': 'received' })) as Job;
  await deleteContactMessage(contextFor('admin'), { id });
  expect(await jobQueue().countDocuments()).toBe(0);
  expect(await listNotifications(contextFor('user'), {})).toEqual([]);
  await sendContactEmail(job);
  expect(server.messages).toEqual([]);
});
