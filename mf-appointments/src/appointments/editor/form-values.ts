import {
  type CreateAppointmentInput,
  createAppointmentInput,
  DEFAULT_DURATION_MINUTES,
  readAmount,
  readMinutes,
  updateAppointmentInput,
} from '@practice/contracts';
import { readTime } from '@practice/ui/admin';
import { type ReadForm, readBy } from '@practice/ui/records';

/** A field of the form; what else an appointment has is changed elsewhere. */
export type FormField = Exclude<
  keyof CreateAppointmentInput,
  'status' | 'calendarColor' | 'allowConflict' | 'seriesChoices'
>;

/** The form while it is being filled in: text as typed, '' for empty. */
export type FormValues = { [Name in FormField]: Name extends 'isRecurring' | 'reminderSent' ? boolean : string };

/** The form values as the server's input; an empty field is null. */
function toRaw(values: FormValues) {
  const { isRecurring } = values;
  return {
    ...values,
    appointmentTime: asTime(values.appointmentTime),
    appointmentEndTime: asTime(values.appointmentEndTime) || null,
    duration: readMinutes(values.duration),
    fee: readAmount(values.fee),
    recurringPattern: (isRecurring && values.recurringPattern) || null,
    recurringEndDate: (isRecurring && values.recurringEndDate) || null,
    recurringCount: isRecurring ? readCount(values.recurringCount) : null,
    notes: values.notes || null,
  };
}

/** How many appointments were typed; null for none, NaN for what is no number. */
export const readCount = (text: string) => (text.trim() === '' ? null : Number(text));

/** A time as its field writes it out when it is left, so that `9.30` is not refused while it is typed. */
const asTime = (text: string) => readTime(text) ?? text;

type Raw = ReturnType<typeof toRaw>;

/**
 * The difference between two states of the form as an update input. Only changed fields are sent, so that a change to a
 * series does not overwrite what its other appointments have of their own. The end follows from start and duration; an
 * emptied duration becomes 60 minutes.
 */
export function changesBetween(before: FormValues, after: FormValues): Partial<Raw> {
  const [old, now] = [toRaw(before), toRaw(after)];
  const { duration, appointmentEndTime, ...changes } = Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== old[field as keyof Raw]),
  ) as Partial<Raw>;
  if (duration === undefined) return changes;
  if (duration !== null) return { ...changes, duration };
  if (now.appointmentEndTime) return { ...changes, appointmentEndTime: now.appointmentEndTime };
  return { ...changes, duration: DEFAULT_DURATION_MINUTES };
}

/**
 * Reads the form by the contract's schema: all fields of a new appointment, of an existing one those that changed since it
 * was stored.
 */
export function readAppointment(values: FormValues, before: FormValues | null): ReadForm {
  return before
    ? readBy(updateAppointmentInput, changesBetween(before, values))
    : readBy(createAppointmentInput, toRaw(values));
}
