import { amount, minutes } from './amount.ts';
import {
  appointmentRecord,
  appointmentStatus,
  DURATION_MINUTES,
  NOTES,
  paymentStatuses,
  priorities,
  recurringPatterns,
} from './appointments.ts';
import { email, personName } from './booking.ts';
import { isoDate, timeOfDay } from './date-formats.ts';
import { today } from './dates.ts';
import { exportFormat } from './export-format.ts';
import { inputFormats } from './input-formats.ts';
import { pagingInput } from './paging.ts';
import { phone } from './phone.ts';
import { reminderAnswerFilters } from './reminder-answers.ts';
import { endsOnce, seriesFields, seriesScope } from './series.ts';
import { z } from './zod-setup.ts';

/** Messages of the staff form for fields that are missing or too short. */
const required = (message: string) => z.string(message).trim().min(1, message);
const named = (message: string) => z.string(message).trim().min(2, message).pipe(personName);

/** The rule of the public form with a single message. */
const saying = (message: string, rule: typeof email | typeof phone) =>
  z
    .string(message)
    .transform((value, context) => {
      const result = rule.safeParse(value);
      if (result.success) return result.data;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    })
    .meta(rule === email ? inputFormats.email : inputFormats.phone);

const fields = {
  parentName: named('Veli adı en az 2 karakter olmalı'),
  childName: named('Çocuk adı en az 2 karakter olmalı'),
  childBirthDate: required('Doğum tarihi gerekli')
    .pipe(isoDate)
    .refine((value) => value <= today(), 'Doğum tarihi gelecekte olamaz'),
  email: saying('Geçerli bir e-posta adresi girin', email),
  phone: saying('Geçerli bir telefon numarası girin', phone),
  serviceType: required('Hizmet türü seçin').max(120, 'Hizmet türü seçin'),
  appointmentDate: required('Randevu tarihi seçin').pipe(isoDate),
  appointmentTime: required('Randevu saati seçin').pipe(timeOfDay),
  appointmentEndTime: z
    .nullish(timeOfDay)
    .meta({ description: 'In place of a duration; together they are refused unless they agree.' }),
  duration: minutes(DURATION_MINUTES).meta({
    description: 'In minutes; 60 when no end is given either. A text that begins with no figure is none.',
  }),
  status: appointmentStatus.nullish(),
  priority: z.enum(priorities).nullish(),
  paymentStatus: z.enum(paymentStatuses).nullish(),
  fee: amount,
  reminderSent: z.boolean().nullish(),
  isRecurring: z.boolean().nullish(),
  recurringPattern: z.enum(recurringPatterns).nullish(),
  recurringEndDate: z.nullish(isoDate),
  ...seriesFields,
  reason: z.string().trim().max(500, 'En fazla 500 karakter yazabilirsiniz').nullish(),
  notes: z.string().trim().max(5000, 'En fazla 5000 karakter yazabilirsiniz').nullish().meta({ description: NOTES }),
  calendarColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Takvim için bir renk seçin')
    .nullish(),
};

const allowConflict = z.boolean().nullish().meta({ description: 'Saves although other appointments are in the way.' });

const allowClosed = z.boolean().nullish().meta({
  description: 'Saves a new or moved time although it is past, or the practice is closed then.',
});

/** What staff send to create an appointment. */
export const createAppointmentInput = z
  .strictObject({ ...fields, allowConflict, allowClosed })
  .refine((input) => !input.isRecurring || input.recurringPattern, {
    path: ['recurringPattern'],
    message: 'Tekrar sıklığını seçin',
  })
  .refine((input) => !input.recurringEndDate || input.recurringEndDate >= input.appointmentDate, {
    path: ['recurringEndDate'],
    message: 'Bitiş tarihi ilk randevudan önce olamaz',
  })
  .refine(endsOnce.check, endsOnce.problem)
  .meta({ id: 'CreateAppointmentInput' });

/** What staff send to change one: any of the fields, and the version that they saw. */
export const updateAppointmentInput = z
  .strictObject({
    ...z.object(fields).partial().shape,
    allowConflict,
    allowClosed,
    notifyParent: z
      .boolean()
      .nullish()
      .meta({ description: 'Sends the parent the new time when a confirmed appointment moves; else nothing is sent.' }),
    version: z.number().int().nullish(),
    scope: seriesScope.nullish(),
  })
  .refine((input) => !input.isRecurring || input.recurringPattern, {
    path: ['recurringPattern'],
    message: 'Tekrar sıklığını seçin',
  })
  .refine(endsOnce.check, endsOnce.problem)
  .meta({ id: 'UpdateAppointmentInput' });

const withoutEmail = z
  .boolean()
  .nullish()
  .meta({ description: 'The parent gets no e-mail about it, as a confirmation or a cancellation else sends one.' });

const isUndo = z.boolean().nullish().meta({
  description:
    'Takes the last change back: the e-mail about that is stopped. Another one is sent only if it has left already.',
});

export const statusChangeInput = z
  .strictObject({
    id: z.string(),
    status: appointmentStatus,
    version: z.number().int().nullish(),
    allowConflict,
    withoutEmail,
    isUndo,
    scope: seriesScope.nullish(),
  })
  .meta({ id: 'StatusChangeInput' });

export const MAX_BULK = 500;
const ids = z
  .array(z.string())
  .min(1, 'Lütfen en az bir randevu seçin.')
  .max(MAX_BULK, `En fazla ${MAX_BULK} randevu seçilebilir`);
export const bulkStatusInput = z
  .strictObject({ ids, status: appointmentStatus, withoutEmail, isUndo, allowConflict })
  .meta({ id: 'BulkStatusInput' });
export const bulkDeleteInput = z.strictObject({ ids }).meta({ id: 'BulkDeleteInput' });

/** The results of a bulk action, record by record. */
export const bulkResult = z
  .object({
    updatedCount: z.number().int(),
    deletedCount: z.number().int(),
    results: z.array(
      z.object({ id: z.string(), ok: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
    ),
  })
  .meta({ id: 'BulkResult' });

export const idParam = z.object({ id: z.string() });

/** A day of a series that could not be booked or moved to, or on which one stays that has a time of its own. */
const skippedDate = z.object({ date: z.string(), code: z.string(), message: z.string() });

/** An appointment as saved, and what became of its series. */
export const savedAppointmentRecord = appointmentRecord
  .extend({ savedCount: z.number().int(), skipped: z.array(skippedDate) })
  .meta({ id: 'SavedAppointment' });

/** Counts, and sums in lira, over all appointments. */
export const appointmentSummary = z
  .object({
    total: z.number().int(),
    pending: z.number().int(),
    confirmed: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    urgent: z.number().int(),
    today: z.number().int(),
    tomorrow: z.number().int(),
    thisWeek: z.number().int().meta({ description: 'Monday to Sunday of the week that today is in.' }),
    totalRevenue: z.number().meta({ description: 'Fees of paid and partly paid appointments, in lira.' }),
    pendingPayment: z.number().meta({ description: 'Fees that are still to be paid, in lira.' }),
    remindersNeeded: z.number().int().meta({ description: 'Confirmed, not yet reminded, within a day.' }),
  })
  .meta({ id: 'AppointmentSummary' });

/** `answered`: the parent answered to a reminder. */
export const changeTypes = ['created', 'updated', 'status', 'answered'] as const;

/** What happened to an appointment; `username` null is the parent, through the site or the link of a reminder. */
export const appointmentChangeRecord = z
  .object({
    at: z.string(),
    username: z.string().nullable(),
    changeType: z.enum(changeTypes),
    fields: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  })
  .meta({ id: 'AppointmentChange' });

export const statusFilters = ['all', ...appointmentStatus.options] as const;
export const quickFilters = ['pending', 'today', 'tomorrow', 'week', 'urgent'] as const;
export const dateRanges = ['all', 'today', 'week', 'month', 'older'] as const;
export const childAgeRanges = ['0-3', '4-6', '7-12', '13-18'] as const;
export const specialFeatures = [
  'recurring',
  'reminder_sent',
  'conflict',
  'rescheduled',
  'notes',
  'suspicious',
] as const;
export const appointmentSorts = [
  'appointmentDate',
  'childName',
  'parentName',
  'status',
  'createdAt',
  'childAge',
] as const;

/** The list's filters; the screen keeps them in the URL under the same names. */
export const appointmentFilter = z
  .object({
    status: z.enum(statusFilters).nullish(),
    quick: z.enum(quickFilters).nullish(),
    search: z.string().max(100).nullish(),
    serviceType: z.string().max(120).nullish(),
    dateRange: z.enum(dateRanges).nullish(),
    from: z.nullish(isoDate).meta({ description: 'The first day.' }),
    to: z.nullish(isoDate).meta({ description: 'The last day.' }),
    childAgeRange: z
      .enum(childAgeRanges)
      .nullish()
      .meta({ description: '0-3, 4-6, 7-12 or 13-18: years are no names of an enum.' }),
    priority: z.enum(priorities).nullish(),
    paymentStatus: z.enum(paymentStatuses).nullish(),
    specialFeature: z.enum(specialFeatures).nullish(),
    reminderAnswer: z.enum(reminderAnswerFilters).nullish(),
  })
  .meta({
    id: 'AppointmentFilter',
    description: "Values as the list's address carries them; an unknown one is refused.",
  });

export const listAppointmentsInput = appointmentFilter.extend({
  sort: z.enum(appointmentSorts).nullish(),
  direction: z.enum(['asc', 'desc']).nullish(),
  ...pagingInput.shape,
});

/** The list as a file; an unknown filter is refused, since ignoring it would export too much. */
export const exportAppointmentsInput = z.strictObject({
  ...listAppointmentsInput.omit({ page: true, pageSize: true }).shape,
  format: exportFormat,
});

const MAX_EXPORTED_SELECTION = 1000;

/** Selected appointments as a file, in the list's order. */
export const exportSelectionInput = z
  .strictObject({
    format: exportFormat,
    ids: z
      .array(z.string())
      .min(1, 'Lütfen en az bir randevu seçin.')
      .max(MAX_EXPORTED_SELECTION, `En fazla ${MAX_EXPORTED_SELECTION} randevu seçilebilir`),
    ...listAppointmentsInput.pick({ sort: true, direction: true }).shape,
  })
  .meta({ id: 'ExportSelectionInput' });

export type CreateAppointmentInput = z.output<typeof createAppointmentInput>;
export type UpdateAppointmentInput = z.output<typeof updateAppointmentInput>;
export type ListAppointmentsInput = z.output<typeof listAppointmentsInput>;
export type AppointmentSummary = z.infer<typeof appointmentSummary>;
export type AppointmentChangeRecord = z.infer<typeof appointmentChangeRecord>;
export type SkippedDate = z.infer<typeof skippedDate>;
export type BulkResult = z.infer<typeof bulkResult>;

export const statusLabels = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  completed: 'Tamamlandı',
  cancelled: 'İptal Edildi',
} as const;
export const priorityLabels = { low: 'Düşük', normal: 'Normal', high: 'Yüksek', urgent: 'Acil' } as const;
export const paymentLabels = {
  pending: 'Ödeme Bekliyor',
  partial: 'Kısmi Ödendi',
  paid: 'Ödendi',
  refunded: 'İade Edildi',
  cancelled: 'İptal Edildi',
} as const;
