import type { Appointment, StoredAppointment } from '../appointment/appointment.model.ts';
import type { Readable } from '../appointment/clinical-text.ts';
import { isOpen, plannedDateOf } from './list-series.ts';

/** Date and time go together: who moved an appointment to another day agreed on its hour, too. */
const TIME = ['appointmentDate', 'appointmentTime'] as const;
/** What has happened stays when it happened. */
const OF_THE_FUTURE = [...TIME, 'duration'] as const;
/** Each of a series has its own anyway. */
const NO_EXCEPTIONS = ['status', 'reminderSent', 'isRecurring', 'recurringPattern', 'recurringEndDate'];

/** What a change of its series leaves of the changes for one of them: its exceptions stay. */
export function withoutExceptions<Changes extends Partial<Record<keyof Appointment, unknown>>>(
  appointment: StoredAppointment,
  changes: Changes,
): Changes {
  const kept = new Set<string>(appointment.exceptionFields ?? []);
  if (TIME.some((field) => kept.has(field))) for (const field of TIME) kept.add(field);
  if (!isOpen(appointment)) for (const field of OF_THE_FUTURE) kept.add(field);
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !kept.has(field))) as Changes;
}

/** Whether one of a series that may still take place stays at a time of its own, though a change asks for another. */
export function keepsOwnTime(appointment: StoredAppointment, asked: Partial<Readable<Appointment>>): boolean {
  const left = withoutExceptions(appointment, asked);
  const isKept = (field: (typeof OF_THE_FUTURE)[number]) =>
    field in asked && !(field in left) && asked[field] !== appointment[field];
  return isOpen(appointment) && OF_THE_FUTURE.some(isKept);
}

/** What one of a series has of its own after fields of it were changed alone, or together with the others. */
export function exceptionAfter(
  appointment: StoredAppointment,
  changed: readonly string[],
  inSeries: 'alone' | 'together',
): Pick<Appointment, 'exceptionFields' | 'plannedDate'> {
  const before = appointment.exceptionFields ?? [];
  if (inSeries === 'alone') {
    const own = changed.filter((field) => !NO_EXCEPTIONS.includes(field));
    const isMoved = own.includes('appointmentDate');
    return {
      ...(own.length > 0 ? { exceptionFields: [...new Set([...before, ...own])] } : {}),
      ...(isMoved ? { plannedDate: plannedDateOf(appointment) } : {}),
    };
  }
  if (before.length === 0) return {};
  // On a day of its own it stays an exception, at whatever hour.
  const stays = (field: string) => before.includes('appointmentDate') && TIME.some((one) => one === field);
  return { exceptionFields: before.filter((field) => stays(field) || !changed.includes(field)) };
}
