import {
  exportAppointmentsInput,
  exportSelectionInput,
  formatPhone,
  fromInstant,
  paymentLabels,
  priorityLabels,
  statusLabels,
  today,
} from '@practice/contracts';
import { FileResponse, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { stringify } from 'csv-stringify/sync';
import { isValidObjectId, Types } from 'mongoose';
import writeXlsxFile from 'write-excel-file/node';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { slugForFilter } from '../therapy-services/find-service-slug.ts';
import { readServiceTitles } from '../therapy-services/list-service-titles.ts';
import { appointmentList, toListQuery } from './appointment-list.ts';
import { toOrder } from './appointment-order.ts';

const MAX_ROWS = 50_000;
const HEADINGS = [
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
  'Oluşturulma',
];

/** The list's appointments as a file, by its filters and in its order. */
export async function exportAppointments(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ...filter } = readInput(ctx, 'appointment:export', exportAppointmentsInput, raw);
  if (filter.serviceType) filter.serviceType = await slugForFilter(filter.serviceType);
  return writeExport(ctx, format, await appointmentList.findAll(toListQuery(filter), MAX_ROWS));
}

/** Selected appointments as a file, in the list's order; those that are gone are left out. */
export async function exportSelection(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ids, ...order } = readInput(ctx, 'appointment:export', exportSelectionInput, raw);
  const existing = ids.filter((id) => isValidObjectId(id)).map((id) => new Types.ObjectId(id));
  const query = { filter: { _id: { $in: existing } }, order: toOrder(order) };
  return writeExport(ctx, format, await appointmentList.findAll(query, MAX_ROWS));
}

/**
 * `csv` as Turkish Excel opens it (UTF-8 with BOM, semicolons), `xls` a real workbook. A cell never starts a formula.
 * The audit log says that it was done.
 */
async function writeExport(
  ctx: ServiceContext,
  format: 'csv' | 'xls',
  appointments: StoredAppointment[],
): Promise<FileResponse> {
  const titles = await readServiceTitles();
  const rows = appointments.map((appointment) => toRow(appointment, titles));
  await withTransaction(async (session) =>
    recordAudit(session, ctx, { action: 'appointment.exported', entity: 'appointment', changedFields: [format] }),
  );
  const name = `randevular_${today()}`;
  if (format === 'csv') {
    const text = stringify([HEADINGS, ...rows], {
      delimiter: ';',
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    return new FileResponse(`${name}.csv`, 'text/csv; charset=utf-8', Buffer.from(text, 'utf8'));
  }
  const heading = HEADINGS.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((value) => ({ value: value ?? '', type: typeof value === 'number' ? Number : String })),
  );
  const workbook = await writeXlsxFile([heading, ...cells] as never).toBuffer();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new FileResponse(`${name}.xlsx`, type, workbook);
}

function toRow(one: StoredAppointment, titles: Record<string, string>): (string | number | null)[] {
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
    day(fromInstant(one.createdAt).date),
  ];
}
