import type { ListAppointmentsInput } from '@practice/contracts';
import { asStored, intern, type ListQuery, RecordList } from '@practice/service-kit';
import { type Appointment, AppointmentModel } from '../appointment/appointment.model.ts';
import { TRAPPED, toFilter } from './appointment-filter.ts';
import { toOrder } from './appointment-order.ts';

/** The staff's list of appointments: its pages, its counts and sums, its export. */
export const appointmentList = new RecordList<Appointment>({
  model: AppointmentModel,
  indexes: [
    { createdAt: 1, startsAt: 1, _id: 1 },
    { childNameKey: 1, startsAt: 1, _id: 1 },
    { parentNameKey: 1, startsAt: 1, _id: 1 },
    { childBirthDate: 1, startsAt: 1, _id: 1 },
    { status: 1, startsAt: 1, _id: 1 },
    { status: 1, source: 1, createdAt: 1, _id: 1 },
    { source: 1, createdAt: 1 },
    { serviceType: 1, startsAt: 1, _id: 1 },
    { priority: 1, startsAt: 1, _id: 1 },
    { paymentStatus: 1, fee: 1 },
  ],
  indexed: {
    status: intern,
    source: intern,
    suspicion: intern,
    priority: intern,
    paymentStatus: intern,
    serviceType: intern,
    fee: asStored,
    childBirthDate: intern,
    isRecurring: asStored,
    reminderSent: asStored,
    parentAnswer: (answered) => answered && { answer: intern(answered.answer) },
    originalDate: intern,
    conflictsWith: asStored,
    startsAt: asStored,
    createdAt: asStored,
    childNameKey: asStored,
    parentNameKey: asStored,
    // Clinical: filters only test whether there is a text.
    notes: (notes) => (notes ? '…' : notes),
    // One text a record takes less memory than a list of words; no pattern reaches over the end of a line.
    searchTokens: (words) => words.join('\n'),
  },
  changedBy: {
    'appointment.requested': ({ appointmentId }) => appointmentId,
    'appointment.changed': ({ appointmentId }) => appointmentId,
  },
  // A change marks or clears the conflicts of those that it overlaps.
  changedAlong: ({ conflictsWith }) => conflictsWith as string[],
});

/**
 * What the list's filters and its order ask. Cancelled requests of the trap field, which robots send and no count includes, are
 * found by a search and as suspicious ones alone.
 */
export function toListQuery(input: ListAppointmentsInput): ListQuery {
  const filter = toFilter(input);
  const isAsked = Boolean(input.search?.trim()) || input.specialFeature === 'suspicious';
  const { status = 'cancelled' } = filter;
  return { filter: isAsked || status !== 'cancelled' ? filter : { ...filter, $nor: [TRAPPED] }, order: toOrder(input) };
}
