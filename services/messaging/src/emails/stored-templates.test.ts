import { type AppointmentRecord, addDays, today } from '@practice/contracts';
import { jobQueue } from '@practice/service-kit';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listOutbox } from '../outbox/list-outbox.ts';
import { createService } from '../server.ts';
import { createEmailTemplate } from '../template-management/create-email-template.ts';
import { deleteEmailTemplate } from '../template-management/delete-email-template.ts';
import { updateEmailTemplate } from '../template-management/update-email-template.ts';
import { runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { bulkSendAppointmentEmails } from './bulk-send-appointment-emails.ts';
import { listAppointmentEmails } from './list-appointment-emails.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { previewAppointmentEmail } from './preview-appointment-email.ts';
import { sendAppointmentEmail } from './send-appointment-email.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const staff = contextFor('user');
const admin = contextFor('admin');
const content = '<p>Sayın {{parentName}}, {{serviceName}} için bekliyoruz.</p><p>Notumuz: {{customMessage}}</p>';
const create = (fields: object = {}) =>
  createEmailTemplate(admin, {
    name: 'Hazırlık',
    category: 'appointment',
    subject: 'Görüşme öncesi',
    content,
    ...fields,
  });
const given = (fields: Partial<AppointmentRecord> = {}) => {
  const record = appointment({ status: 'confirmed', ...fields });
  stubs.appointments.set(record.id, record);
  return record.id;
};
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'r@ardic.example',
  });
});

describe('a template of the practice', () => {
  it('is read and sent with what staff add to it, which is kept until then alone, and encrypted', async () => {
    const id = given();
    const { id: templateId } = await create();
    const choice = { templateId, customMessage: 'Spor ayakkabısı getirin.\n\nTeşekkürler <3' };
    const preview = await previewAppointmentEmail(staff, { appointmentId: id, ...choice });
    expect(preview).toMatchObject({ subject: 'Görüşme öncesi', blockReason: null });
    await sendAppointmentEmail(staff, { id, ...choice });
    const [event] = (await lastEvents(2)).filter(({ type }) => type === 'audit.recorded');
    expect(event?.payload).toMatchObject({ action: 'email.template', entity: 'appointment', entityId: 'a1' });
    const stored = await OutgoingEmailModel.findOne({ templateId }).lean();
    expect(stored?.customMessage).toMatch(/^enc1:/);
    expect(JSON.stringify(await jobQueue().find().toArray())).not.toContain('Spor');
    await runJobs(service);
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]?.subject).toBe('Görüşme öncesi');
    expect(server.messages[0]?.text?.trim()).toBe(preview.text);
    expect(preview.text).toContain('Notumuz:\n\nSpor ayakkabısı getirin.\n\nTeşekkürler <3');
    expect((await OutgoingEmailModel.findOne({ templateId }).lean())?.customMessage).toBeUndefined();
    expect(await listAppointmentEmails(staff, { appointmentId: id })).toMatchObject([
      { kind: 'template', templateName: 'Hazırlık', state: 'sent' },
    ]);
    expect((await listOutbox(admin, {})).items).toMatchObject([{ title: 'Hazırlık', recipientName: 'Elif Yıldız' }]);
  });

  it('goes without the note where there is none, also about a visit that is over', async () => {
    const id = given({ status: 'completed', appointmentDate: addDays(today(), -2) });
    const { id: templateId } = await create();
    await sendAppointmentEmail(staff, { id, templateId });
    await runJobs(service);
    expect(server.messages[0]?.text?.trim()).toBe('Sayın Elif Yıldız, Oyun Terapisi için bekliyoruz.');
  });

  it('goes to somebody who does not want to be contacted only when it is wanted all the same; marketing never', async () => {
    const id = given({ contactWithdrawnAt: '2026-11-20T09:00:00.000Z' });
    const { id: templateId } = await create();
    const marketing = await create({ name: 'Seminer', category: 'marketing' });
    await expect(sendAppointmentEmail(staff, { id, templateId })).rejects.toMatchObject({ code: 'CONSENT_WITHDRAWN' });
    const onPurpose = { id, templateId: marketing.id, allowWithdrawn: true };
    const message = 'Veli, kendisine yazılmasını istemiyor.';
    await expect(sendAppointmentEmail(staff, onPurpose)).rejects.toMatchObject({
      errors: [{ field: 'templateId', message }],
    });
    expect(await previewAppointmentEmail(staff, { appointmentId: id, templateId: marketing.id })).toMatchObject({
      blockReason: message,
    });
    await sendAppointmentEmail(staff, { id, templateId, allowWithdrawn: true });
    await runJobs(service);
    expect(server.messages.map(({ subject }) => subject)).toEqual(['Görüşme öncesi']);
  });

  it('is sent to several, each by itself', async () => {
    given();
    given({ id: 'a2', email: 'can@ornek.example' });
    const { id: templateId } = await create();
    const { summary } = await bulkSendAppointmentEmails(staff, { ids: ['a1', 'a2', 'gone'], templateId });
    expect(summary).toEqual({ successCount: 2, errorCount: 1 });
    await runJobs(service);
    expect(server.messages).toHaveLength(2);
  });

  it.each([
    ['unknown', async () => ({ templateId: 'f'.repeat(24) }), 'templateId', 'Böyle bir e-posta şablonu yok.'],
    [
      'of the system',
      async () => ({ templateId: (await create({ category: 'system', content: '<p>a</p>' })).id }),
      'templateId',
      'Böyle bir e-posta şablonu yok.',
    ],
    [
      'inactive',
      async () => ({ templateId: (await create({ isActive: false })).id }),
      'templateId',
      'Bu şablon pasif; gönderilemez.',
    ],
    [
      'without a place for a note',
      async () => ({ templateId: 'confirmation', customMessage: 'a' }),
      'customMessage',
      'Bu şablonda not için yer yok.',
    ],
  ])('that is %s is refused', async (_, choice, field, message) => {
    const id = given();
    const input = await choice();
    const refused = { code: 'VALIDATION_FAILED', errors: [{ field, message }] };
    await expect(sendAppointmentEmail(staff, { id, ...input })).rejects.toMatchObject(refused);
    await expect(previewAppointmentEmail(staff, { appointmentId: id, ...input })).rejects.toMatchObject(refused);
    await expect(bulkSendAppointmentEmails(staff, { ids: [id], ...input })).rejects.toMatchObject(refused);
  });
});

describe('what waits to be sent by a template', () => {
  beforeEach(() => Object.assign(stubs.settings, { smtp_host: '' }));

  it('is in the way of its deletion, and is not sent after it', async () => {
    const id = given();
    const { id: templateId } = await create();
    await sendAppointmentEmail(staff, { id, templateId, customMessage: 'Not' });
    await expect(deleteEmailTemplate(admin, { id: templateId })).rejects.toMatchObject({
      code: 'RECORD_IN_USE',
      message: 'Bu şablonla gönderilmeyi bekleyen 1 e-posta var. Silerseniz bu e-postalar gönderilmez.',
    });
    await deleteEmailTemplate(admin, { id: templateId, force: true });
    await runJobs(service);
    expect(await listAppointmentEmails(staff, { appointmentId: id })).toMatchObject([
      { templateName: 'Hazırlık', state: 'skipped', reason: 'E-postanın şablonu silindiği için gönderilmedi.' },
    ]);
    expect((await OutgoingEmailModel.findOne().lean())?.customMessage).toBeUndefined();
  });

  it('is not sent when the template is switched off meanwhile', async () => {
    const id = given();
    const { id: templateId } = await create();
    await sendAppointmentEmail(staff, { id, templateId });
    await updateEmailTemplate(admin, { id: templateId, isActive: false });
    await runJobs(service);
    expect(await listAppointmentEmails(staff, { appointmentId: id })).toMatchObject([
      { state: 'skipped', reason: 'E-postanın şablonu kapalı olduğu için gönderilmedi.' },
    ]);
  });
});
