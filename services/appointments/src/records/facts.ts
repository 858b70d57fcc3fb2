import type { Appointment, StoredAppointment } from '../appointment/appointment.model.ts';

/** What the list's filters, orders and sums ask about an appointment, small enough to be held in memory. */
export type Facts = Pick<
  Appointment,
  | 'status'
  | 'priority'
  | 'paymentStatus'
  | 'serviceType'
  | 'fee'
  | 'childBirthDate'
  | 'isRecurring'
  | 'reminderSent'
  | 'originalDate'
  | 'conflictsWith'
> & {
  /** Milliseconds. */
  startsAt: number;
  createdAt: number;
  /** null for one whose place in the order of texts only the database knows. */
  childNameKey: string | null;
  parentNameKey: string | null;
  /** null and '' as they are; any other text as '…'. */
  notes: string | null;
  /** What a search finds it by, a line a word. */
  searchLines: string;
};

export const FACT_FIELDS = {
  status: 1,
  priority: 1,
  paymentStatus: 1,
  serviceType: 1,
  fee: 1,
  childBirthDate: 1,
  isRecurring: 1,
  reminderSent: 1,
  originalDate: 1,
  conflictsWith: 1,
  startsAt: 1,
  createdAt: 1,
  childNameKey: 1,
  parentNameKey: 1,
  notes: 1,
  searchTokens: 1,
} as const;

export type FactSource = Pick<StoredAppointment, '_id' | keyof typeof FACT_FIELDS>;

const none: string[] = [];
/** Texts that many appointments have, held once; no names, which go with their appointments. */
const texts = new Map<string, string>();

export function toFacts(appointment: FactSource): Facts {
  return {
    status: once(appointment.status),
    priority: once(appointment.priority),
    paymentStatus: once(appointment.paymentStatus),
    serviceType: once(appointment.serviceType),
    fee: appointment.fee ?? null,
    childBirthDate: once(appointment.childBirthDate),
    isRecurring: appointment.isRecurring,
    reminderSent: appointment.reminderSent,
    originalDate: appointment.originalDate == null ? null : once(appointment.originalDate),
    conflictsWith: appointment.conflictsWith?.length > 0 ? appointment.conflictsWith : none,
    startsAt: appointment.startsAt.getTime(),
    createdAt: appointment.createdAt.getTime(),
    childNameKey: keyOf(appointment.childNameKey),
    parentNameKey: keyOf(appointment.parentNameKey),
    notes: appointment.notes ? '…' : (appointment.notes ?? null),
    searchLines: appointment.searchTokens?.join('\n') ?? '',
  };
}

function once<T extends string>(text: T): T {
  const known = texts.get(text);
  if (known !== undefined) return known as T;
  texts.set(text, text);
  return text;
}

/** Above U+D7FF the order of JavaScript's texts and that of the database's part. */
function keyOf(key: string): string | null {
  return /[\ud800-\uffff]/.test(key) ? null : key;
}
