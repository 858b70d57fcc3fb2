import type { SelfCheckFault } from '@practice/contracts';
import {
  atOnce,
  callService,
  existingIds,
  inTurn,
  inWindows,
  type Looked,
  references,
  type SelfCheck,
} from '@practice/service-kit';
import { ContactMessageModel } from '../contact-messages/contact-message.model.ts';
import { ContactReplyModel } from '../contact-messages/replies/contact-reply.model.ts';
import { EmailTemplateModel } from '../email-templates/email-template.model.ts';
import { OutgoingEmailModel } from '../emails/outgoing-email.model.ts';
import { NotificationSettingsModel } from '../notification-settings/notification-settings.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { waitingTemplateEmails } from './waiting-template-emails.ts';

const DAY_MS = 86_400_000;

type Window = { from: Date; to: Date };

/** Whether e-mails, notifications and replies name an appointment, a message, a template or a user that is there. */
export const checkReferences: SelfCheck = inTurn(
  inWindows({ days: 30, range: () => since(370) }, lookAtEmails),
  inWindows({ days: 30, range: () => since(185) }, lookAtNotifications),
  references({
    from: ContactReplyModel,
    field: 'messageId',
    to: ContactMessageModel,
    sentence: 'Bir yanıtın mesajı yok.',
  }),
  atOnce(lookAtUsers),
  atOnce(lookAtTemplates),
);

function since(days: number): Window {
  return { from: new Date(Date.now() - days * DAY_MS), to: new Date() };
}

async function lookAtEmails({ from, to }: Window): Promise<Looked> {
  const emails = await OutgoingEmailModel.find({ createdAt: { $gte: from, $lt: to } }, { appointmentId: 1 }).lean();
  const missing = await missingAppointments(emails.map(({ appointmentId }) => appointmentId));
  const faults = missing.map((id) => toFault(`outgoing_emails:${id}`, 'Silinmiş bir randevunun e-postası duruyor.'));
  return { checked: emails.length, faults };
}

async function lookAtNotifications({ from, to }: Window): Promise<Looked> {
  const found = await NotificationModel.find(
    { createdAt: { $gte: from, $lt: to }, metadata: { $ne: null } },
    { metadata: 1 },
  ).lean();
  const appointmentIds = found.flatMap(({ metadata }) => metadata?.appointmentId ?? []);
  const messageIds = found.flatMap(({ metadata }) => metadata?.contactMessageId ?? []);
  const missing = await missingAppointments(appointmentIds);
  const existing = await existingIds(ContactMessageModel, messageIds);
  const gone = [...new Set(messageIds)].filter((id) => !existing.has(id));
  const faults = [
    ...missing.map((id) => toFault(`notifications:${id}`, 'Silinmiş bir randevunun bildirimi duruyor.')),
    ...gone.map((id) => toFault(`notifications:${id}`, 'Silinmiş bir mesajın bildirimi duruyor.')),
  ];
  return { checked: appointmentIds.length + messageIds.length, faults };
}

async function missingAppointments(ids: string[]): Promise<string[]> {
  return ids.length > 0 ? callService('appointments', 'findMissingAppointments', { ids: [...new Set(ids)] }) : [];
}

async function lookAtUsers(): Promise<Looked> {
  const users = new Set((await callService('identity', 'listStaff', {})).map(({ id }) => id));
  const [assigned, settings] = await Promise.all([
    ContactMessageModel.distinct('assigneeId', { assigneeId: { $ne: null } }),
    NotificationSettingsModel.distinct('_id'),
  ]);
  const gone = (ids: unknown[]) => ids.map(String).filter((id) => !users.has(id));
  const faults = [
    ...gone(assigned).map((id) => toFault(`assignee:${id}`, 'Mesajların sorumlusu artık kullanıcı değil.')),
    ...gone(settings).map((id) => toFault(`settings:${id}`, 'Silinmiş bir kullanıcının bildirim ayarları duruyor.')),
  ];
  return { checked: assigned.length + settings.length, faults };
}

async function lookAtTemplates(): Promise<Looked> {
  const waiting = await waitingTemplateEmails();
  const ids = waiting.map(({ templateId = '' }) => templateId);
  const existing = await existingIds(EmailTemplateModel, ids);
  const faults = waiting
    .filter(({ templateId = '' }) => !existing.has(templateId))
    .map(
      ({ _id, appointmentId }): SelfCheckFault => ({
        id: `template:${_id}`,
        sentence: 'Bekleyen bir e-postanın şablonu yok.',
        records: [{ place: 'appointment', recordId: appointmentId }],
      }),
    );
  return { checked: ids.length, faults };
}

function toFault(id: string, sentence: string): SelfCheckFault {
  return { id, sentence, records: [] };
}
