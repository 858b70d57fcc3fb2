import { isoDate, timeOfDay } from './date-formats.ts';
import { reminderAnswers } from './reminder-answers.ts';
import { z } from './zod-setup.ts';

export const appointmentStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const appointmentStatus = z.enum(appointmentStatuses);
export type AppointmentStatus = z.infer<typeof appointmentStatus>;

export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export const paymentStatuses = ['pending', 'partial', 'paid', 'refunded', 'cancelled'] as const;
export const recurringPatterns = ['weekly', 'biweekly', 'monthly'] as const;
/**
 * Why a request may not be from the family that it names: more of them wait for an answer than one family may send, from
 * several networks; or the field that people do not see was filled in.
 */
export const requestSuspicions = ['many_requests', 'trap_field'] as const;
export type RequestSuspicion = (typeof requestSuspicions)[number];
export const appointmentSources = ['public', 'staff'] as const;

export const DEFAULT_DURATION_MINUTES = 60;
/** How long staff may make an appointment. */
export const DURATION_MINUTES = { min: 15, max: 180 };

/** What the public calendar needs of an appointment; nothing personal. */
export const appointmentTimeRecord = z
  .object({
    id: z.string(),
    appointmentDate: z.string(),
    appointmentTime: z.string(),
    appointmentEndTime: z.string(),
    duration: z.number().int(),
    status: appointmentStatus,
  })
  .meta({ id: 'AppointmentTime' });

/** The hint beside `notes`, which every role of staff can read. */
export const NOTES = 'An administrative note; nothing clinical.';

/** A full appointment, as staff see it; instants are ISO 8601 UTC. */
export const appointmentRecord = appointmentTimeRecord
  .extend({
    parentName: z.string(),
    childName: z.string(),
    childBirthDate: z.string(),
    phone: z.string(),
    email: z.string(),
    serviceType: z.string(),
    reason: z.string(),
    consents: z
      .object({
        kvkk: z.boolean(),
        communication: z.boolean(),
        legalTextVersion: z.string().nullable(),
        sentencesVersion: z.string(),
        agreedAt: z.string(),
      })
      .nullable()
      .meta({ description: 'null: not recorded' }),
    contactWithdrawnAt: z
      .string()
      .nullable()
      .meta({ description: 'When the parent took back that the practice may get in touch.' }),
    childAge: z.number().nullable(),
    notes: z.string().nullable().meta({ description: NOTES }),
    priority: z.enum(priorities),
    paymentStatus: z.enum(paymentStatuses),
    fee: z.number().nullable(),
    reminderSent: z.boolean(),
    parentAnswer: z
      .object({ answer: z.enum(reminderAnswers), at: z.string() })
      .meta({ id: 'ParentAnswer' })
      .nullable()
      .meta({ description: 'What the parent answered to a reminder of this time.' }),
    isRecurring: z.boolean(),
    recurringPattern: z.enum(recurringPatterns).nullable(),
    recurringEndDate: z.string().nullable(),
    recurringParentId: z.string().nullable(),
    originalDate: z.string().nullable(),
    conflictsWith: z.array(z.string()),
    calendarColor: z.string(),
    source: z.enum(appointmentSources),
    suspicion: z
      .enum(requestSuspicions)
      .nullable()
      .meta({ description: 'Why a request may not be from the family that it names; null: no reason.' }),
    resubmissions: z
      .array(
        z.object({
          at: z.string(),
          phone: z.string().nullable(),
          email: z.string().nullable(),
          childBirthDate: z.string().nullable(),
          serviceType: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      )
      .meta({ description: "What repetitions of the parent's request said otherwise; null: the same." }),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Appointment' });

/** The response to a booking: what was sent, and the appointment's id, times and status. */
export const bookedAppointment = appointmentTimeRecord
  .extend({
    parentName: z.string(),
    childName: z.string(),
    childBirthDate: z.string(),
    phone: z.string(),
    email: z.string(),
    serviceType: z.string(),
    reason: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'BookedAppointment', description: 'What the person who asked gets back.' });

export const availabilityInput = z.object({ date: isoDate });

/** How a day looks in the calendar: open has at least one free time, the last one of a day that is past is over. */
export const dayState = z.enum(['open', 'full', 'closed', 'past']);

/** Why a time cannot be booked; full is also what is too near to another, or on a day that takes no more. */
export const slotReasons = ['closed', 'past', 'full'] as const;

/** One day's times. */
export const availabilityRecord = z
  .object({
    success: z.literal(true),
    date: z.string(),
    bookedTimes: z.array(timeOfDay),
    state: dayState,
    closedBecause: z
      .array(z.string())
      .meta({ description: 'Staff: why a closed day is closed, in sentences that name the holiday or blockout.' }),
    slots: z.array(
      z.object({
        time: timeOfDay,
        available: z.boolean(),
        reason: z.enum(slotReasons).nullable().meta({ description: 'null: it can be booked.' }),
      }),
    ),
  })
  .meta({ id: 'Availability' });

export const MAX_CALENDAR_DAYS = 62;

export const dayStatesInput = z
  .object({ from: isoDate, to: isoDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Bitiş tarihi başlangıçtan önce olamaz' });

export const dayStateRecord = z
  .object({
    date: z.string(),
    state: dayState,
    holidayStartsAt: z
      .string()
      .nullable()
      .meta({ description: 'When a holiday begins in the course of the day, `HH:mm`; else null.' }),
  })
  .meta({ id: 'DayState' });

export type AppointmentTimeRecord = z.infer<typeof appointmentTimeRecord>;
export type AppointmentRecord = z.infer<typeof appointmentRecord>;
export type BookedAppointment = z.infer<typeof bookedAppointment>;
export type DayStateName = z.infer<typeof dayState>;
export type SlotReason = (typeof slotReasons)[number];
export type AvailabilityRecord = z.infer<typeof availabilityRecord>;
export type DayStateRecord = z.infer<typeof dayStateRecord>;
