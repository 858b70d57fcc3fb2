import type { ListAppointmentsInput } from '@practice/contracts';
import { type ListQuery, orderBy } from '@practice/service-kit';

/** By what the list is sorted in the database; texts by the keys that give them their Turkish order. */
const fields: Record<NonNullable<ListAppointmentsInput['sort']>, string> = {
  appointmentDate: 'startsAt',
  createdAt: 'createdAt',
  childName: 'childNameKey',
  parentName: 'parentNameKey',
  status: 'status',
  childAge: 'childBirthDate',
};

/**
 * The requested order. A child's age grows as the birth date falls, and the workflow from pending to cancelled is the English
 * alphabet backwards; ties are in order of time, then of `_id`, so that no
 * page repeats or leaves out what another has.
 */
export function toOrder({ sort, direction }: ListAppointmentsInput): ListQuery['order'] {
  const isAscending = (direction !== 'desc') !== (sort === 'childAge' || sort === 'status');
  const field = fields[sort ?? 'appointmentDate'];
  return orderBy(isAscending ? 'asc' : 'desc', field, ...(field === 'startsAt' ? [] : ['startsAt']));
}
