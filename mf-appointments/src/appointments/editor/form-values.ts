import {
  type CreateAppointmentInput,
  createAppointmentInput,
  DEFAULT_DURATION_MINUTES,
  formatPhone,
  readAmount,
  readMinutes,
  type UpdateAppointmentInput,
  updateAppointmentInput,
} from '@practice/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { AppointmentPriority, PaymentStatus, RecurringPattern } from '../../generated/graphql.ts';
import { writeAmount } from './amount.ts';

/** The form's values while it is being filled in: text as typed, '' for empty. */
export type FormValues = {
  parentName: string;
  childName: string;
  childBirthDate: string;
  email: string;
  phone: string;
  serviceType: string;
  appointmentDate: string;
  appointmentTime: string;
  appointmentEndTime: string;
  duration: string;
  priority: string;
  paymentStatus: string;
  fee: string;
  isRecurring: boolean;
  recurringPattern: string;
  recurringEndDate: string;
  reminderSent: boolean;
  reason: string;
  notes: string;
};

export type FormField = keyof FormValues;

export const emptyValues: FormValues = {
  parentName: '',
  childName: '',
  childBirthDate: '',
  email: '',
  phone: '',
  serviceType: '',
  appointmentDate: '',
  appointmentTime: '',
  appointmentEndTime: '',
  duration: '',
  priority: 'normal',
  paymentStatus: 'pending',
  fee: '',
  isRecurring: false,
  recurringPattern: '',
  recurringEndDate: '',
  reminderSent: false,
  reason: '',
  notes: '',
};

/** The record the form starts from: a list row, the sheet's record, or the current one of a version conflict. */
export type EditedRecord = {
  id: string;
  version: number;
  parentName: string;
  childName: string;
  childBirthDate: string;
  email: string;
  phone: string;
  serviceType: string;
  appointmentDate: string;
  appointmentTime: string;
  appointmentEndTime: string;
  duration: number;
  priority: AppointmentPriority;
  paymentStatus: PaymentStatus;
  fee?: number | null;
  isRecurring: boolean;
  recurringPattern?: RecurringPattern | null;
  recurringEndDate?: string | null;
  recurringParentId?: string | null;
  reminderSent: boolean;
  reason: string;
  notes?: string | null;
};

/** A record as form values. */
export function valuesOf(record: EditedRecord): FormValues {
  return {
    parentName: record.parentName,
    childName: record.childName,
    childBirthDate: record.childBirthDate,
    email: record.email,
    phone: formatPhone(record.phone),
    serviceType: record.serviceType,
    appointmentDate: record.appointmentDate,
    appointmentTime: record.appointmentTime,
    appointmentEndTime: record.appointmentEndTime,
    duration: String(record.duration),
    priority: record.priority,
    paymentStatus: record.paymentStatus,
    fee: writeAmount(record.fee),
    isRecurring: record.isRecurring,
    recurringPattern: record.recurringPattern ?? '',
    recurringEndDate: record.recurringEndDate ?? '',
    reminderSent: record.reminderSent,
    reason: record.reason,
    notes: record.notes ?? '',
  };
}

/** The form values as the server's input; an empty field is null. */
function toRaw(values: FormValues) {
  const { isRecurring } = values;
  return {
    ...values,
    appointmentEndTime: values.appointmentEndTime || null,
    duration: readMinutes(values.duration),
    fee: readAmount(values.fee),
    recurringPattern: (isRecurring && values.recurringPattern) || null,
    recurringEndDate: (isRecurring && values.recurringEndDate) || null,
    notes: values.notes || null,
  };
}

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

export type FormInput = CreateAppointmentInput | UpdateAppointmentInput;

/**
 * Validates the form with the contract's schema: all fields of a new appointment, of an existing one those that changed
 * since `base()`. Passes on the server's input.
 */
export function resolverFor(base: () => FormValues | null): Resolver<FormValues, unknown, FormInput> {
  return async (values) => {
    const before = base();
    const result = before
      ? updateAppointmentInput.safeParse(changesBetween(before, values))
      : createAppointmentInput.safeParse(toRaw(values));
    if (result.success) return { values: result.data as FormInput, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const { path, message, code } of result.error.issues) {
      const field = path[0] as FormField;
      errors[field] ??= { type: code, message };
    }
    return { values: {}, errors };
  };
}
