import { type AppointmentRecord, type ListAppointmentsInput, listAppointmentsInput } from '@practice/contracts';
import { DomainError, type Page, readInput, recordListing, type ServiceContext } from '@practice/service-kit';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { slugForFilter } from '../therapy-services/find-service-slug.ts';
import { appointmentList, toListQuery } from './appointment-list.ts';

const APPOINTMENTS_PER_PAGE = 25;
/** About 10 MB of JSON. */
export const MAX_WHOLE_LIST = 10_000;

/** A page of the staff's list. */
export async function listAppointmentRecords(
  ctx: ServiceContext,
  raw: unknown,
  defaultPageSize = APPOINTMENTS_PER_PAGE,
): Promise<Page<AppointmentRecord>> {
  const input = await readFilter(ctx, raw);
  const pageSize = input.pageSize ?? defaultPageSize;
  const range = { skip: ((input.page ?? 1) - 1) * pageSize, limit: pageSize };
  const { items, total } = await appointmentList.findPage(toListQuery(input), range);
  const part = { ...input, page: range.skip, pageSize };
  await recordListing(ctx, { records: 'appointments', entity: 'appointment', count: items.length, part });
  return { items: items.map(toAppointmentRecord), total };
}

/**
 * The staff's list whole, by its filters.
 * @throws DomainError VALIDATION_FAILED for one that is longer than `max`: a part of it would look like all of it.
 */
export async function listAllAppointmentRecords(
  ctx: ServiceContext,
  raw: unknown,
  max = MAX_WHOLE_LIST,
): Promise<Page<AppointmentRecord>> {
  const input = await readFilter(ctx, raw);
  const items = await appointmentList.findAll(toListQuery(input), max + 1);
  if (items.length > max) throw tooLong(max);
  await recordListing(ctx, { records: 'appointments', entity: 'appointment', count: items.length });
  return { items: items.map(toAppointmentRecord), total: items.length };
}

export function tooLong(max: number): DomainError {
  const message = `Liste ${max.toLocaleString('tr-TR')} randevudan uzun; sayfa sayfa isteyin`;
  return new DomainError('VALIDATION_FAILED', { errors: [{ field: 'pageSize', message, code: 'LIST_TOO_LONG' }] });
}

async function readFilter(ctx: ServiceContext, raw: unknown): Promise<ListAppointmentsInput> {
  const input = readInput(ctx, 'appointment:read', listAppointmentsInput, raw);
  return input.serviceType ? { ...input, serviceType: await slugForFilter(input.serviceType) } : input;
}
