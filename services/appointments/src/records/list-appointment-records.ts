import { type AppointmentRecord, listAppointmentsInput } from '@practice/contracts';
import { type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { findPage } from './find-page.ts';

const DEFAULT_PAGE_SIZE = 25;

/** The staff's list: filtered, sorted and paged in the database; `usual` is how many when no page size is asked for. */
export async function listAppointmentRecords(
  ctx: ServiceContext,
  raw: unknown,
  usual = DEFAULT_PAGE_SIZE,
): Promise<Page<AppointmentRecord>> {
  const input = readInput(ctx, 'appointment:read', listAppointmentsInput, raw);
  const pageSize = input.pageSize ?? usual;
  const { items, total } = await findPage(input, { skip: ((input.page ?? 1) - 1) * pageSize, limit: pageSize });
  return { items: items.map(toAppointmentRecord), total };
}
