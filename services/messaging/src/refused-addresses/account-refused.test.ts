import { jobQueue } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAppointmentEmails } from '../emails/list-appointment-emails.ts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { getMailState } from '../mail-state/get-mail-state.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { runJobs } from '../testing/contact-messages.ts';
import { aboutTheAccount } from '../testing/host-replies.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents, request } from '../testing/requests.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { listRefusedAddresses } from './list-refused-addresses.ts';
import { noteDelivery } from './note-delivery.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const admin = contextFor('admin');
const ELIF = 'elif@ornek.example';
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
  const account = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'r@ardic.example' };
  Object.assign(stubs.settings, account);
});

const marks = () => listRefusedAddresses(admin);
const emailsOf = (appointmentId = 'a1') => listAppointmentEmails(admin, { appointmentId });
const toParent = async (kind: string, id?: string) => (await emailsOf(id)).find((email) => email.kind === kind);
const receivedBy = (address: string) =>
  server.messages.filter(({ to }) => to?.some((each) => each.address === address)).length;
/** A request of a parent, whose e-mails are sent. */
async function book(overrides: object = {}) {
  await request(service, stubs, { status: 'confirmed', ...overrides });
  await runJobs(service);
  await handleEvents(service);
}

describe('a host that lets the account send nothing more', () => {
  const adminId = admin.actor.userId ?? '';
  const problem = async () => (await getMailState(admin)).problem;
  const notices = async (sought = 'E-postalar gönderilemiyor') =>
    (await listNotifications(admin, {})).filter(({ title }) => title === sought);
  const states = async () => (await emailsOf()).map(({ state, attempts }) => [state, attempts]);
  beforeEach(() => {
    stubs.staff = [{ id: adminId, username: 'admin', email: 'admin@ardic.example', role: 'admin', isActive: true }];
  });

  it.each(aboutTheAccount.filter((_, index) => index % 5 === 0))(
    'as %s does with “%s” marks no address: both e-mails of a booking wait, admins hear of it once, and they leave later',
    async (_host, response) => {
      Object.assign(server.behaviour, { refuseRecipient: response });
      expect(await problem()).toBeNull();
      await book();
      expect([await marks(), await states(), await problem()]).toEqual([
        [],
        [
          ['waiting', 0],
          ['waiting', 0],
        ],
        'failing',
      ]);
      await runJobs(service);
      expect(await notices()).toMatchObject([
        { title: 'E-postalar gönderilemiyor', message: expect.stringContaining('Sorun alıcıda değil') },
      ]);
      delete server.behaviour.refuseRecipient;
      await runJobs(service);
      expect((await emailsOf()).map(({ state }) => state)).toEqual(['sent', 'sent']);
      expect([await problem(), await notices()]).toEqual([null, []]);
    },
  );

  it('fails an e-mail after days of refusals, however long it had waited before', async () => {
    const longAgo = new Date(Date.now() - 4 * 86_400_000);
    server.behaviour.refuseRecipient = '550 5.4.5 Daily user sending limit exceeded';
    await request(service, stubs, { status: 'confirmed' });
    const ofKind = { kind: 'send-email' };
    await jobQueue().updateMany(ofKind, { $set: { createdAt: longAgo } });
    await runJobs(service);
    expect((await emailsOf()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await jobQueue().updateMany(ofKind, { $set: { refusedSince: longAgo } });
    await runJobs(service);
    expect((await emailsOf()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('fails no e-mail that reached one of its recipients', async () => {
    const refusal = (address: string) =>
      ({ address, cause: 'unknown_mailbox', code: '550 5.1.1', answer: '550 5.1.1 no such user' }) as const;
    const settings = await readMailSettings();
    await noteDelivery({ _id: 'first' }, { accepted: [ELIF], refused: [refusal('ada@ornek.example')] }, settings);
    const second = { _id: 'second', refusedSince: new Date(0) };
    const delivery = { accepted: [ELIF], refused: [refusal('mert@ornek.example')] };
    expect(await noteDelivery(second, delivery, settings)).toBeUndefined();
  });

  it('in the words of unknown mailboxes is found out by the second address: the first is not marked any more', async () => {
    const all = '550 5.1.1 <ALICI> mailbox unavailable';
    server.behaviour.refuseRecipients = { [ELIF]: all.replace('ALICI', ELIF) };
    await book();
    expect(await marks()).toHaveLength(1);
    server.behaviour.refuseRecipients = { 'ada@ornek.example': all.replace('ALICI', 'ada@ornek.example') };
    await book({ id: 'a2', email: 'ada@ornek.example' });
    expect(await marks()).toEqual([]);
    expect([await toParent('request-received'), await toParent('request-received', 'a2')]).toMatchObject([
      { state: 'waiting', isAddressRefused: false },
      { state: 'waiting', isAddressRefused: false },
    ]);
    expect(await notices('Bir e-posta gönderilemedi')).toEqual([]);
    server.behaviour.refuseRecipients = {};
    await runJobs(service);
    expect([receivedBy(ELIF), receivedBy('ada@ornek.example')]).toEqual([1, 1]);
  });
});
