import { REPLY_PLACEHOLDER } from '@practice/contracts';
import { database, type JobWait, jobQueue, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '../../notifications/list-notifications.ts';
import { createService } from '../../server.ts';
import { contactInput, runJobs } from '../../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { handleEvents, jobOf } from '../../testing/requests.ts';
import { useStubServices } from '../../testing/stub-services.ts';
import { deleteContactMessage } from '../delete-contact-message.ts';
import { getContactMessage } from '../get-contact-message.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { listContactReplies } from './list-contact-replies.ts';
import { listReplyDrafts } from './list-reply-drafts.ts';
import { replyToContactMessage } from './reply-to-contact-message.ts';
import { resendContactReply } from './resend-contact-reply.ts';
import { sendContactReply } from './send-contact-reply.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const reply = { subject: 'Yanıt: Görüşme süresi', text: 'Sayın Elif Yıldız,\n\n50 dakika <sürer>.\nSevgiler.' };
let server: MailServer;
let id: string;

beforeEach(async () => {
  server = await startMailServer();
  Object.assign(stubs.settings, { smtp_host: '127.0.0.1', smtp_port: String(server.port) });
  ({ id } = await sendContactMessage(contextFor('anonymous'), contactInput()));
});

const replied = (overrides: object = {}) => replyToContactMessage(staff, { id, ...reply, ...overrides });
const thread = () => listContactReplies(staff, { id });

describe('a reply', () => {
  it('goes to the sender by e-mail once, and is kept with author and time', async () => {
    expect(await replied()).toMatchObject({ state: 'waiting', author: staff.actor.username, sentAt: null });
    expect(await getContactMessage(staff, { id })).toMatchObject({ status: 'read' });
    await runJobs(service);
    await runJobs(service);
    expect(await getContactMessage(staff, { id })).toMatchObject({ status: 'replied' });
    expect(server.messages).toMatchObject([
      {
        to: [{ address: 'elif@ornek.example', name: 'Elif Yıldız' }],
        replyTo: [{ address: 'bilgi@ardic.example' }],
        subject: reply.subject,
      },
    ]);
    const [sent] = server.messages;
    expect(sent?.text?.replace(/\r/g, '').trim()).toBe(reply.text);
    expect(sent?.html).toContain('<p>50 dakika &lt;sürer&gt;.<br>Sevgiler.</p>');
    expect(sent?.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(await thread()).toMatchObject([{ state: 'sent', text: reply.text, sentAt: expect.any(String) }]);
  });

  it('that is sent twice at once is one', async () => {
    const [one, other] = await Promise.all([replied(), replied()]);
    expect(one.id).toBe(other.id);
    await replied({ text: 'Bir şey daha.' });
    expect(await thread()).toHaveLength(2);
  });

  it('that is sent again after a crash has the same Message-ID', async () => {
    const { id: replyId } = await replied();
    const job = await jobOf(`contact-reply:${replyId}`);
    await sendContactReply(job);
    await database()
      .collection('contact_replies')
      .updateMany({}, { $set: { sentAt: null } });
    await sendContactReply(job);
    expect(server.messages).toHaveLength(2);
    expect(new Set(server.messages.map(({ messageId }) => messageId)).size).toBe(1);
    await sendContactReply(job);
    expect(server.messages).toHaveLength(2);
  });

  it.each([
    ['a mail server', { smtp_host: '' }, 'E-posta sunucusu ayarlanmamış'],
    ['e-mails to be switched on', { email_enabled: 'false' }, 'E-posta gönderimi ayarlarda kapalı'],
  ])('waits for %s, says so, and goes out by itself after that', async (_what, settings, reason) => {
    const before = { ...stubs.settings, email_enabled: 'true' };
    Object.assign(stubs.settings, settings);
    const { id: replyId } = await replied();
    const wait = await sendContactReply(await jobOf(`contact-reply:${replyId}`));
    expect(wait).toMatchObject({ reason: expect.stringContaining(reason) });
    await jobQueue().updateMany({}, { $set: { state: 'waiting', reason: (wait as JobWait).reason } });
    expect(await thread()).toMatchObject([{ state: 'waiting', reason: expect.stringContaining(reason) }]);
    Object.assign(stubs.settings, before);
    await runJobs(service);
    expect(await thread()).toMatchObject([{ state: 'sent', reason: null }]);
  });

  it('that the mail server refuses has failed, with the reason, until it is tried again', async () => {
    server.behaviour.refuseRecipient = '550 5.1.1 No such user';
    const { id: replyId } = await replied();
    const before = await lastSeq();
    await runJobs(service);
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual([
      'refused-address.changed',
      'contact-message.changed',
      'notification.created',
    ]);
    expect(await thread()).toMatchObject([{ state: 'failed', reason: expect.stringContaining('(550 5.1.1)') }]);
    const [notification] = await listNotifications(staff, {});
    expect(notification).toMatchObject({
      type: 'error',
      priority: 'high',
      title: 'Bir yanıt gönderilemedi',
      message: expect.stringMatching(/^Elif Yıldız için yazılan yanıt gönderilemedi\. .*\(550 5\.1\.1\)/),
      metadata: { contactMessageId: id },
      userId: null,
    });
    delete server.behaviour.refuseRecipient;
    await resendContactReply(staff, { id: replyId });
    expect(await listNotifications(staff, {})).toEqual([]);
    await runJobs(service);
    expect(await thread()).toMatchObject([{ state: 'sent' }]);
    await expect(resendContactReply(staff, { id: replyId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('goes with its message, and is not sent any more', async () => {
    const { id: replyId } = await replied();
    const job = await jobOf(`contact-reply:${replyId}`);
    await deleteContactMessage(contextFor('admin'), { id });
    expect(await jobQueue().countDocuments()).toBe(0);
    expect(await database().collection('contact_replies').countDocuments()).toBe(0);
    await sendContactReply(job);
    expect(server.messages).toEqual([]);
  });

  it('is stored encrypted, and its text is in no event', async () => {
    await replied();
    await handleEvents(service);
    const stored = await database().collection('contact_replies').findOne();
    expect(stored?.text).toMatch(/^enc1:/);
    const written = await Promise.all(['events', 'jobs', 'notifications'].map(everythingIn));
    expect(JSON.stringify(written)).not.toContain('50 dakika');
  });
});

describe('a draft', () => {
  it('has the names filled in, and the type of the message in the subject', async () => {
    const drafts = await listReplyDrafts(staff, { id });
    expect(drafts.map(({ name }) => name)).toEqual([
      'Randevu için yönlendirme',
      'Bilgi talebine yanıt',
      'Telefonla görüşme önerisi',
    ]);
    for (const { subject, text } of drafts) {
      expect(subject).toBe('Mesajınıza yanıt (Genel bilgi)');
      expect(text).toMatch(/^Sayın Elif Yıldız,/);
      expect(text).toContain('0282 000 24 24');
      expect(text).toMatch(/Ardıç Psikoloji$/);
      expect(text).not.toMatch(/\{\{| {2}/);
    }
  });

  it('cannot be sent before staff have written their part', async () => {
    const refused = replied({ text: `Sayın Elif Yıldız,\n\n${REPLY_PLACEHOLDER}` });
    await expect(refused).rejects.toMatchObject({
      errors: [{ field: 'text', message: 'Köşeli ayraç içindeki yere yanıtınızı yazın' }],
    });
    expect(await thread()).toEqual([]);
  });
});

const everythingIn = (collection: string) => database().collection(collection).find().toArray();
