import {
  type ExportFormat,
  exportAppointmentsInput,
  exportSelectionInput,
  formatPhone,
  fromInstant,
  MAX_EXPORTED_ROWS,
  paymentLabels,
  priorityLabels,
  reminderAnswerFilterLabels,
  statusLabels,
  today,
} from '@practice/contracts';
import {
  type Cell,
  type FileResponse,
  readInput,
  recordAuditAlone,
  type ServiceContext,
  tableFile,
} from '@practice/service-kit';
import { isValidObjectId, Types } from 'mongoose';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { slugForFilter } from '../therapy-services/find-service-slug.ts';
import { readServiceTitles } from '../therapy-services/list-service-titles.ts';
import { appointmentList, toListQuery } from './appointment-list.ts';
import { toOrder } from './appointment-order.ts';

const headings = [
  'Çocuk',
  'Doğum Tarihi',
  'Veli',
  'Telefon',
  'E-posta',
  'Hizmet',
  'Tarih',
  'Saat',
  'Süre (dk)',
  'Durum',
  'Öncelik',
  'Ödeme',
  'Ücret (TL)',
  'Hatırlatmaya Yanıt',
  'Oluşturulma',
];

/** The list's appointments as a file, by its filters and in its order. */
export async function exportAppointments(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ...filter } = readInput(ctx, 'appointment:export', exportAppointmentsInput, raw);
  if (filter.serviceType) filter.serviceType = await slugForFilter(filter.serviceType);
  return writeExport(ctx, format, await appointmentList.findAll(toListQuery(filter), MAX_EXPORTED_ROWS));
}

/** Selected appointments as a file, in the list's order; those that are gone are left out. */
export async function exportSelection(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ids, ...order } = readInput(ctx, 'appointment:export', exportSelectionInput, raw);
  const existing = ids.filter((id) => isValidObjectId(id)).map((id) => new Types.ObjectId(id));
  const query = { filter: { _id: { $in: existing } }, order: toOrder(order) };
  return writeExport(ctx, format, await appointmentList.findAll(query, MAX_EXPORTED_ROWS));
}

/** The audit log says that it was done. */
async function writeExport(
  ctx: ServiceContext,
  format: ExportFormat,
  appointments: StoredAppointment[],
): Promise<FileResponse> {
  const titles = await readServiceTitles();
  await recordAuditAlone(ctx, { action: 'appointment.exported', entity: 'appointment', changedFields: [format] });
  const rows = appointments.map((appointment) => toRow(appointment, titles));
  return tableFile(`randevular_${today()}`, format, { headings, rows });
}

function toRow(one: StoredAppointment, titles: Record<string, string>): Cell[] {
  const day = (date: string) => date.split('-').reverse().join('.');
  return [
    one.childName,
    day(one.childBirthDate),
    one.parentName,
    formatPhone(one.phone),
    one.email,
    titles[one.serviceType] ?? one.serviceType,
    day(one.appointmentDate),
    one.appointmentTime,
    one.duration,
    statusLabels[one.status],
    priorityLabels[one.priority],
    paymentLabels[one.paymentStatus],
    one.fee,
    answerOf(one),
    day(fromInstant(one.createdAt).date),
  ];
}

/** Nothing where no reminder was sent to which there could be an answer. */
function answerOf({ parentAnswer, reminderSent }: StoredAppointment): string {
  if (parentAnswer) return reminderAnswerFilterLabels[parentAnswer.answer];
  return reminderSent ? reminderAnswerFilterLabels.none : '';
}
