import { type AppointmentStatus, appointmentStatuses, statusLabels } from '@practice/contracts';
import { formatDate, type StatusTone } from '@practice/ui/admin';
import type { AppointmentRowFragment, RecurringPattern } from '../../generated/graphql.ts';

/** An appointment as listed. */
export type AppointmentRow = AppointmentRowFragment;

/** What changes of status and e-mails need of an appointment, wherever it is shown. */
export type AppointmentInBrief = Pick<
  AppointmentRow,
  | 'id'
  | 'version'
  | 'status'
  | 'childName'
  | 'email'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'conflictsWith'
  | 'reminderSent'
  | 'contactWithdrawnAt'
  | 'isRecurring'
  | 'recurringParentId'
>;

/** What a move needs of an appointment. */
export type MovableAppointment = Pick<
  AppointmentRow,
  | 'id'
  | 'version'
  | 'status'
  | 'childName'
  | 'email'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'appointmentEndTime'
  | 'duration'
  | 'conflictsWith'
  | 'contactWithdrawnAt'
  | 'isRecurring'
  | 'recurringParentId'
>;

/** Whether an appointment may still take place; the others change their time in their form. */
export function isMovable({ status }: Pick<AppointmentRow, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'completed';
}

const unknown = 'Bilinmiyor';

function isStatus(value: string): value is AppointmentStatus {
  return (appointmentStatuses as readonly string[]).includes(value);
}

/** The Turkish label of a status; 'Bilinmiyor' for an unknown one. */
export function statusLabel(status: string): string {
  return isStatus(status) ? statusLabels[status] : unknown;
}

/** The colour of a status; gray for an unknown one. */
export function statusTone(status: string): StatusTone {
  return isStatus(status) ? status : 'unknown';
}

export const patternLabels: Record<RecurringPattern, string> = {
  weekly: 'Haftalık',
  biweekly: 'İki haftada bir',
  monthly: 'Aylık',
};

/** How often a series repeats; 'Seri' where that isn't known. */
export function patternLabel(pattern: RecurringPattern | null | undefined): string {
  return pattern ? patternLabels[pattern] : 'Seri';
}

/** `7 yaş`; 'Bilinmiyor' when the age is unknown. */
export function ageText(age: number | null | undefined): string {
  return age === null || age === undefined ? unknown : `${age} yaş`;
}

const weekdays = new Intl.DateTimeFormat('tr-TR', { weekday: 'short', timeZone: 'UTC' });

/** `21.11.2026 Cmt`, or 'Tarih belirtilmemiş'. */
export function dayText(date: string | null | undefined): string {
  if (!date) return 'Tarih belirtilmemiş';
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : `${formatDate(date)} ${weekdays.format(instant)}`;
}

/** `14:30–15:30`, `14:30` without an end, or 'Saat belirtilmemiş'. */
export function timesText({ appointmentTime, appointmentEndTime }: Times): string {
  if (!appointmentTime) return 'Saat belirtilmemiş';
  return appointmentEndTime ? `${appointmentTime}–${appointmentEndTime}` : appointmentTime;
}

type Times = { appointmentTime?: string | null; appointmentEndTime?: string | null };

/** Names an appointment where its row is not in view: `Deniz Yılmaz, 21.11.2026 14:30`. */
export function appointmentName(appointment: {
  childName: string;
  appointmentDate: string;
  appointmentTime: string;
}): string {
  return `${appointment.childName}, ${formatDate(appointment.appointmentDate)} ${appointment.appointmentTime}`.trim();
}

/** The text cut to a number of characters, with '…' for the rest. */
export function truncated(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
}

/** Whether a change or a deletion needs a scope: this one, the following ones or all. */
export function isInSeries({ isRecurring, recurringParentId }: Series): boolean {
  return isRecurring || Boolean(recurringParentId);
}

type Series = { isRecurring: boolean; recurringParentId?: string | null };
