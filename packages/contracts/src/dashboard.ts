import { appointmentTimeRecord } from './appointments.ts';
import { childAgeRanges } from './staff-appointments.ts';
import { z } from './zod-setup.ts';

/** A parent hears from the practice within so many hours of the request: what the site promises. */
export const ANSWER_PROMISE_HOURS = 24;

/** An appointment on the dashboard; nothing clinical. */
export const dashboardAppointment = appointmentTimeRecord
  .extend({ childName: z.string(), parentName: z.string(), phone: z.string(), serviceType: z.string() })
  .meta({ id: 'DashboardAppointment', description: 'An appointment on the dashboard; nothing clinical.' });

const waitingRequest = z
  .object({
    appointment: dashboardAppointment,
    requestedAt: z.string(),
    answerDueAt: z
      .string()
      .nullable()
      .meta({ description: 'The end of the promised 24 hours; null: answered before, and set back to waiting.' }),
  })
  .meta({ id: 'WaitingRequest' });

const waitingRequests = z
  .object({
    items: z.array(waitingRequest).meta({ description: 'The oldest first, at most 20.' }),
    total: z.number().int(),
  })
  .meta({ id: 'WaitingRequests' });

const promiseKept = z
  .object({
    requests: z.number().int().meta({ description: 'Those of the last 30 days that were answered or are overdue.' }),
    inTime: z.number().int().meta({ description: 'Those of them that were answered within 24 hours.' }),
  })
  .meta({ id: 'PromiseKept' });

const dayLoad = z
  .object({
    date: z.string(),
    booked: z.number().int().meta({ description: 'Appointments that are not cancelled.' }),
    capacity: z.number().int().meta({ description: 'How many the working hours, breaks and closures leave room for.' }),
  })
  .meta({ id: 'DayLoad' });

const percentage = z.number().int().nullable();

const rates = z
  .object({
    confirmation: percentage.meta({ description: 'Confirmed, and completed since; of all.' }),
    completion: percentage.meta({ description: 'Completed; of all.' }),
    cancellation: percentage.meta({ description: 'Cancelled; of all.' }),
    payment: percentage.meta({ description: 'Paid; of those that are not cancelled.' }),
  })
  .meta({
    id: 'AppointmentRates',
    description: 'Rounded percentages of the appointments of the last twelve months up to today; null: there are none.',
  });

const monthFigures = z
  .object({
    month: z.string().meta({ description: 'yyyy-MM' }),
    appointments: z.number().int().meta({ description: 'Those that are not cancelled.' }),
    completed: z.number().int(),
    cancelled: z.number().int(),
    revenue: z.number().meta({ description: 'Fees of paid and partly paid appointments, in lira.' }),
    pendingPayment: z.number().meta({ description: 'Fees that are still to be paid, in lira.' }),
  })
  .meta({ id: 'MonthFigures' });

/** Children's ages in full years; the last group has no end. */
export const childAgeGroups = [...childAgeRanges, '18+'] as const;

const ageFigures = z
  .object({ group: z.enum(childAgeGroups), appointments: z.number().int() })
  .meta({ id: 'AgeFigures' });

/** What staff have to do now, and how the practice does. */
export const dashboardRecord = z
  .object({
    date: z.string(),
    today: z.array(dashboardAppointment).meta({ description: 'In order of time, without cancelled ones.' }),
    next: dashboardAppointment.nullable().meta({ description: 'The next one of the coming seven days.' }),
    waiting: waitingRequests,
    promise: promiseKept,
    remindersDue: z
      .array(dashboardAppointment)
      .meta({ description: 'Confirmed, not yet reminded, within a day of the appointment.' }),
    week: z.array(dayLoad).meta({ description: 'Monday to Sunday of the week that today is in.' }),
    rates,
    totalRevenue: z.number(),
    pendingPayment: z.number(),
    ages: z.array(ageFigures).meta({
      description:
        'Appointments of the last twelve months up to today by the age of the child, without cancelled ones.',
    }),
    months: z.array(monthFigures).meta({ description: 'The last twelve, this one included, the oldest first.' }),
  })
  .meta({ id: 'Dashboard' });

export type DashboardAppointment = z.infer<typeof dashboardAppointment>;
export type WaitingRequest = z.infer<typeof waitingRequest>;
export type PromiseKept = z.infer<typeof promiseKept>;
export type DayLoad = z.infer<typeof dayLoad>;
export type AppointmentRates = z.infer<typeof rates>;
export type AgeFigures = z.infer<typeof ageFigures>;
export type MonthFigures = z.infer<typeof monthFigures>;
export type DashboardRecord = z.infer<typeof dashboardRecord>;

/** What an e-mail that failed was about. */
export const failedEmailSubjects = ['appointment', 'contact_message', 'contact_reply'] as const;

const failedEmail = z
  .object({
    id: z.string().meta({ description: 'Of the e-mail, by which it is sent again.' }),
    about: z.enum(failedEmailSubjects),
    subjectId: z.string().meta({ description: 'The appointment, or the contact message.' }),
    reason: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'FailedEmail' });

const unreadMessage = z
  .object({ id: z.string(), name: z.string(), subject: z.string().nullable(), createdAt: z.string() })
  .meta({ id: 'UnreadMessage' });

/** The dashboard's messages and e-mails. */
export const dashboardMessages = z
  .object({
    unread: z.array(unreadMessage).meta({ description: 'The newest first, at most 5.' }),
    unreadCount: z.number().int(),
    failedEmails: z.array(failedEmail).meta({ description: 'The newest first, at most 10.' }),
    failedEmailCount: z.number().int(),
    emailsWaitFor: z
      .string()
      .nullable()
      .meta({ description: 'Why e-mails wait, such as a missing setting; null: none does.' }),
  })
  .meta({ id: 'DashboardMessages' });

export type FailedEmail = z.infer<typeof failedEmail>;
export type DashboardMessages = z.infer<typeof dashboardMessages>;
