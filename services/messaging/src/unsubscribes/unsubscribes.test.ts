import { UNSUBSCRIBE_PATH } from '@practice/contracts';
import { database, lastSeq, setPublicUrl } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAppointmentEmails } from '../emails/list-appointment-emails.ts';
import { previewAppointmentEmail } from '../emails/preview-appointment-email.ts';
import { sendAppointmentEmail } from '../emails/send-appointment-email.ts';
import { erasePersonalRecord } from '../personal-data/erase-personal-record.ts';
import { findPersonalData } from '../personal-data/find-personal-data.ts';
import { createService } from '../server.ts';
import { createEmailTemplate } from '../template-management/create-email-template.ts';
import { previewEmailTemplate } from '../template-management/preview-email-template.ts';
import { testEmailTemplate } from '../template-management/test-email-template.ts';
import { runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { changeSubscription } from './change-subscription.ts';
import { issueUnsubscribePath } from './issue-unsubscribe-path.ts';
import { readUnsubscribePage } from './read-unsubscribe-page.ts';
import { UnsubscribeModel } from './unsubscribe.model.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const admin = contextFor('admin');
const visitor = contextFor('anonymous');
const EMAIL = 'elif@ornek.example';
const byEmail = { phone: null, email: EMAIL };
const REFUSED = 'Bu adres tanıtım e-postası almak istemediğini bildirdi.';
let server: MailServer;
let templateId: string;
let id: string;

beforeEach(async () => {
  setPublicUrl('https://ardic.example');
  server = await startMailServer();
  const smtp = { smtp_host: '127.0.0.1', smtp_port: String(server.port), email_from: 'r@ardic.example' };
  Object.assign(stubs.settings, smtp);
  const record = appointment({ status: 'confirmed', email: EMAIL });
  stubs.appointments.set(record.id, record);
  id = record.id;
  const template = {
    name: 'Atölye',
    category: 'marketing',
    subject: 'Yaz atölyesi',
    content: '<p>Atölyemiz açıldı.</p>',
  };
  templateId = (await createEmailTemplate(admin, template)).id;
});
afterEach(() => setPublicUrl(undefined));

async function send() {
  await sendAppointmentEmail(staff, { id, templateId });
  await runJobs(service);
}

const tokenOf = async (address = EMAIL) => (await UnsubscribeModel.findOne({ email: address }).lean())?.token ?? '';
const change = async (isSubscribed: boolean) => changeSubscription(visitor, { token: await tokenOf(), isSubscribed });
const stateOfLast = async () => (await listAppointmentEmails(staff, { appointmentId: id }))[0];
const headerOf = (index: number, name: string) =>
  server.messages[index]?.headers.find(({ key }) => key === name)?.value;

describe('a marketing e-mail', () => {
  it('has the link and the header of one click, the same in all e-mails of an address', async () => {
    await send();
    await send();
    const url = `https://ardic.example${UNSUBSCRIBE_PATH}/${await tokenOf()}`;
    expect(url).toMatch(/\/[0-9a-f]{40}$/);
    expect(server.messages).toHaveLength(2);
    for (const index of [0, 1]) {
      expect(headerOf(index, 'list-unsubscribe')).toBe(`<${url}>`);
      expect(headerOf(index, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(server.messages[index]?.html).toContain(`href="${url}"`);
      expect(server.messages[index]?.text).toContain(`buradan bildirebilirsiniz <${url}>`);
    }
  });

  it('is no e-mail about the appointment: that has neither', async () => {
    await sendAppointmentEmail(staff, { id, templateId: 'confirmation' });
    await runJobs(service);
    expect(headerOf(0, 'list-unsubscribe')).toBeUndefined();
    expect(server.messages[0]?.text).not.toContain('tanıtım');
    expect(await UnsubscribeModel.countDocuments()).toBe(0);
  });

  it('waits while the address of the site is not known', async () => {
    setPublicUrl(undefined);
    await send();
    expect(server.messages).toEqual([]);
    expect(await stateOfLast()).toMatchObject({
      state: 'waiting',
      reason: 'Sitenin adresi (PUBLIC_URL) ayarlanmamış.',
    });
    const test = await testEmailTemplate(admin, { id: templateId, testEmail: 'yonetici@ornek.example' });
    expect(test).toEqual({ success: false, message: 'Sitenin adresi (PUBLIC_URL) ayarlanmamış.' });
  });

  it('shows staff a link that does nothing, and sends whoever tests it one that works', async () => {
    const preview = await previewAppointmentEmail(staff, { appointmentId: id, templateId });
    expect(preview.text).toContain(`https://ardic.example${UNSUBSCRIBE_PATH}/onizleme`);
    expect((await previewEmailTemplate(admin, { id: templateId })).text).toContain(`${UNSUBSCRIBE_PATH}/onizleme`);
    expect(await UnsubscribeModel.countDocuments()).toBe(0);
    await testEmailTemplate(admin, { id: templateId, testEmail: 'Yonetici@Ornek.example' });
    expect(headerOf(0, 'list-unsubscribe')).toContain(await tokenOf('yonetici@ornek.example'));
  });
});

describe('an address that wants no marketing e-mails', () => {
  it('gets none, and staff see why; what it gets about its appointment stays', async () => {
    await send();
    expect(await change(false)).toEqual({ state: 'unsubscribed', maskedAddress: 'e•••@ornek.example' });
    const refused = { code: 'VALIDATION_FAILED', errors: [{ field: 'templateId', message: REFUSED }] };
    await expect(sendAppointmentEmail(staff, { id, templateId })).rejects.toMatchObject(refused);
    const preview = await previewAppointmentEmail(staff, { appointmentId: id, templateId });
    expect(preview.blockReason).toBe(REFUSED);
    await expect(testEmailTemplate(admin, { id: templateId, testEmail: EMAIL })).rejects.toMatchObject({
      errors: [{ field: 'testEmail', message: REFUSED }],
    });
    await sendAppointmentEmail(staff, { id, templateId: 'confirmation' });
    await runJobs(service);
    expect(server.messages).toHaveLength(2);
  });

  it('gets none that was waiting', async () => {
    await issueUnsubscribePath(EMAIL);
    Object.assign(stubs.settings, { smtp_host: '' });
    await send();
    await change(false);
    Object.assign(stubs.settings, { smtp_host: '127.0.0.1' });
    await database()
      .collection('jobs')
      .updateMany({}, { $set: { runAt: new Date() } });
    await runJobs(service);
    expect(server.messages).toEqual([]);
    expect(await stateOfLast()).toMatchObject({
      state: 'skipped',
      reason: 'Bu adres tanıtım e-postası almak istemediğini bildirdiği için gönderilmedi.',
    });
  });

  it('stays so when it says it twice, and until it wants them again', async () => {
    await send();
    await change(false);
    const first = await UnsubscribeModel.findOne().lean();
    expect(first).toMatchObject({ unsubscribedAt: expect.any(Date), expiresAt: null });
    await change(false);
    expect(await UnsubscribeModel.findOne().lean()).toEqual(first);
    expect(await issueUnsubscribePath(EMAIL.toUpperCase())).toBeNull();
    expect((await change(true)).state).toBe('subscribed');
    await send();
    expect(server.messages).toHaveLength(2);
  });

  it('is not told by a wrong link, nor changed by opening one', async () => {
    await send();
    const token = await tokenOf();
    const unknown = { state: 'unknown', maskedAddress: null };
    expect(await changeSubscription(visitor, { token: 'onizleme', isSubscribed: false })).toEqual(unknown);
    expect(await readUnsubscribePage(visitor, { token: '' })).toEqual(unknown);
    expect((await readUnsubscribePage(visitor, { token })).state).toBe('subscribed');
    expect((await UnsubscribeModel.findOne().lean())?.unsubscribedAt).toBeNull();
  });
});

it('two e-mails to one address at once have the same link', async () => {
  const paths = await Promise.all([1, 2, 3, 4].map(() => issueUnsubscribePath(EMAIL)));
  expect(new Set(paths).size).toBe(1);
  expect(await UnsubscribeModel.countDocuments()).toBe(1);
});

describe('a request about personal data', () => {
  it('finds what an address said, exports it, and erases it', async () => {
    await send();
    await change(false);
    const [found] = (await findPersonalData(admin, byEmail)).filter(({ kind }) => kind === 'unsubscribe');
    expect(found?.description).toBe(
      `${EMAIL}: tanıtım e-postası almak istemiyor; silinirse bu adrese yine gönderilebilir`,
    );
    expect(found?.details.map(({ name }) => name)).toEqual(['email', 'since', 'unsubscribedAt']);
    const before = await lastSeq();
    const record = { requestId: 'r1', decisionId: 'd1', kind: 'unsubscribe', id: found?.id ?? '' } as const;
    await erasePersonalRecord(admin, record);
    const erased = (await eventsSince(before)).find(({ type }) => type === 'personal-data.erased');
    expect(erased?.payload).toMatchObject({ erased: [{ kind: 'unsubscribe', count: 1 }] });
    expect(await UnsubscribeModel.countDocuments()).toBe(0);
    await expect(erasePersonalRecord(admin, record)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(erasePersonalRecord(admin, { ...record, id: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds nobody else’s', async () => {
    await issueUnsubscribePath('baska@ornek.example');
    expect(await findPersonalData(admin, byEmail)).toEqual([]);
  });
});
