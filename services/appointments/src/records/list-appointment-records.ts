import { type AppointmentRecord, type ListAppointmentsInput, listAppointmentsInput } from '@practice/contracts';
import { assertCan, type Page, parseInput, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { toQuery } from './appointment-query.ts';

const SORT_FIELDS = {
  appointmentDate: 'startsAt',
  childName: 'childNameKey',
  parentName: 'parentNameKey',
  status: 'status',
  createdAt: 'createdAt',
  childAge: 'childBirthDate',
} as const;
const DEFAULT_PAGE_SIZE = 25;

/** The staff's list: filtered, sorted and paged in the database; `usual` is how many when no page size is asked for. */
export async function listAppointmentRecords(
  ctx: ServiceContext,
  raw: unknown,
  usual = DEFAULT_PAGE_SIZE,
): Promise<Page<AppointmentRecord>> {
  const input = parseInput(listAppointmentsInput, raw);
  assertCan(ctx, 'appointment:read');
  const pageSize = input.pageSize ?? usual;
  const query = toQuery(input);
  const [items, total] = await Promise.all([
    findSorted(input)
      .skip(((input.page ?? 1) - 1) * pageSize)
      .limit(pageSize)
      .lean<StoredAppointment[]>(),
    AppointmentModel.countDocuments(query),
  ]);
  return { items: items.map(toAppointmentRecord), total };
}

/** The appointments of a filter in its order; a child's age grows as the birth date falls. */
export function findSorted(input: ListAppointmentsInput) {
  const ascending = (input.direction ?? 'asc') === 'asc';
  const isAge = input.sort === 'childAge';
  const direction = ascending !== isAge ? 1 : -1;
  const field = SORT_FIELDS[input.sort ?? 'appointmentDate'];
  return AppointmentModel.find(toQuery(input)).sort(
    field === 'startsAt' ? { startsAt: direction } : { [field]: direction, startsAt: 1 },
  );
}
