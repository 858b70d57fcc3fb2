import {
  type AppointmentRates,
  addDays,
  type DashboardRecord,
  type MonthFigures,
  today,
  toInstant,
} from '@practice/contracts';
import type { FieldsOf } from '@practice/service-kit';
import type { Appointment } from '../appointment/appointment.model.ts';
import { appointmentList } from '../records/appointment-list.ts';
import { figuresByAge } from './figures-by-age.ts';

const MONTHS = 12;
type Measured = FieldsOf<Appointment, 'startsAt' | 'status' | 'paymentStatus' | 'fee' | 'childBirthDate' | 'suspicion'>;

/**
 * The figures of the last twelve months by the day of the appointment; rates and ages of the children over them up to
 * today. Cancelled requests of the trap field, which robots send, are in none of them.
 */
export async function measureMonths(now: Date): Promise<Pick<DashboardRecord, 'months' | 'rates' | 'ages'>> {
  const months = lastMonths(today(now));
  const ends = months.map((month) => startOf(nextMonth(month)).getTime());
  const range = { $gte: startOf(months[0] ?? ''), $lt: new Date(ends.at(-1) ?? 0) };
  const found = await appointmentList.readFields({ startsAt: range }, [
    'startsAt',
    'status',
    'paymentStatus',
    'fee',
    'childBirthDate',
    'suspicion',
  ]);
  const appointments = found.filter(({ status, suspicion }) => status !== 'cancelled' || suspicion !== 'trap_field');
  const byMonth: Measured[][] = months.map(() => []);
  for (const appointment of appointments)
    byMonth[ends.findIndex((end) => appointment.startsAt < end)]?.push(appointment);
  const tomorrow = toInstant(addDays(today(now), 1), '00:00').getTime();
  const past = appointments.filter(({ startsAt }) => startsAt < tomorrow);
  return {
    months: months.map((month, index) => figuresOf(month, byMonth[index] ?? [])),
    rates: ratesOf(past),
    ages: figuresByAge(past.filter(({ status }) => status !== 'cancelled')),
  };
}

/** The months up to that of a date, `yyyy-MM`, the oldest first. */
function lastMonths(date: string): string[] {
  const months = [date.slice(0, 7)];
  while (months.length < MONTHS) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months;
}

function nextMonth(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7);
}

function startOf(month: string): Date {
  return toInstant(`${month}-01`, '00:00');
}

function figuresOf(month: string, appointments: Measured[]): MonthFigures {
  return {
    month,
    appointments: count(appointments, ({ status }) => status !== 'cancelled'),
    completed: count(appointments, ({ status }) => status === 'completed'),
    cancelled: count(appointments, ({ status }) => status === 'cancelled'),
    revenue: feesOf(appointments.filter(isPaidInPart)),
    pendingPayment: feesOf(appointments.filter(({ paymentStatus }) => paymentStatus === 'pending')),
  };
}

function ratesOf(appointments: Measured[]): AppointmentRates {
  const all = appointments.length;
  const cancelled = count(appointments, ({ status }) => status === 'cancelled');
  const paid = count(appointments, ({ status, paymentStatus }) => status !== 'cancelled' && paymentStatus === 'paid');
  return {
    confirmation: percentage(
      count(appointments, ({ status }) => status === 'confirmed' || status === 'completed'),
      all,
    ),
    completion: percentage(
      count(appointments, ({ status }) => status === 'completed'),
      all,
    ),
    cancellation: percentage(cancelled, all),
    payment: percentage(paid, all - cancelled),
  };
}

function isPaidInPart({ paymentStatus }: Measured): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'partial';
}

function count(appointments: Measured[], isCounted: (appointment: Measured) => boolean): number {
  return appointments.filter(isCounted).length;
}

/** Hundredths add up exactly. */
function feesOf(appointments: Measured[]): number {
  return appointments.reduce((sum, { fee }) => sum + Math.round((fee ?? 0) * 100), 0) / 100;
}

function percentage(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}
