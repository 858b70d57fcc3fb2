import {
  contactStatusLabels,
  contactTypeLabels,
  exportContactMessagesInput,
  fromInstant,
  MAX_EXPORTED_ROWS,
  today,
  toTimeOfDay,
} from '@practice/contracts';
import { type FileResponse, readInput, recordAuditAlone, type ServiceContext, tableFile } from '@practice/service-kit';
import { contactFilter } from './contact-filter.ts';
import { ContactMessageModel, type StoredContactMessage, subjectOf } from './contact-message.model.ts';
import { listContactAssignees } from './list-contact-assignees.ts';

const headings = ['Tarih', 'Saat', 'Ad', 'E-posta', 'Konu', 'Tür', 'Durum', 'Sorumlu'];

/**
 * The messages of the list as a file, by its filters, newest first; without their texts, in which parents write about
 * children and which are stored encrypted. The audit log says that it was done.
 */
export async function exportContactMessages(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ...filter } = readInput(ctx, 'contact:export', exportContactMessagesInput, raw);
  const [messages, assignees] = await Promise.all([
    ContactMessageModel.find(contactFilter(filter)).sort({ createdAt: -1, _id: -1 }).limit(MAX_EXPORTED_ROWS).lean(),
    listContactAssignees(ctx),
  ]);
  const names = new Map(assignees.map(({ id, username }) => [id, username]));
  await recordAuditAlone(ctx, {
    action: 'contact-message.exported',
    entity: 'contact-message',
    changedFields: [format],
  });
  const rows = messages.map((message) => toRow(message, names));
  return tableFile(`mesajlar_${today()}`, format, { headings, rows });
}

function toRow(message: StoredContactMessage, names: ReadonlyMap<string, string>): string[] {
  const { date, minute } = fromInstant(message.createdAt);
  return [
    date.split('-').reverse().join('.'),
    toTimeOfDay(minute),
    message.name,
    message.email,
    subjectOf(message) ?? '',
    contactTypeLabels[message.contactType],
    contactStatusLabels[message.status],
    message.assigneeId ? (names.get(message.assigneeId) ?? '') : '',
  ];
}
