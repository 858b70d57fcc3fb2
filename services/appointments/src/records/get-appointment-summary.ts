import { type AppointmentSummary, addDays, dayOfWeek, today, toInstant } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { NOT_CANCELLED, TRAPPED } from './appointment-filter.ts';
import { appointmentList } from './appointment-list.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const money = {
  totalRevenue: { filter: { paymentStatus: { $in: ['paid', 'partial'] } }, sumOf: 'fee' },
  pendingPayment: { filter: { paymentStatus: 'pending', ...NOT_CANCELLED }, sumOf: 'fee' },
};

/**
 * Counts and sums over all appointments but cancelled requests of the trap field, which robots send; money in lira. Those of
 * days and the payments to come leave out what is cancelled.
 * The week is the calendar's, Monday to Sunday.
 */
export async function getAppointmentSummary(ctx: ServiceContext): Promise<AppointmentSummary> {
  assertCan(ctx, 'appointment:read');
  const monday = -((dayOfWeek(today()) + 6) % 7);
  // Appointments begin on full minutes: the full minute does as well as now, and keeps the query the same for a minute.
  const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const inNextDay = { startsAt: { $gt: new Date(minute), $lte: new Date(minute + DAY_MS) } };
  const { trapped, ...summary } = await appointmentList.measure({
    trapped: { filter: TRAPPED },
    total: { filter: {} },
    pending: { filter: { status: 'pending' } },
    confirmed: { filter: { status: 'confirmed' } },
    completed: { filter: { status: 'completed' } },
    cancelled: { filter: { status: 'cancelled' } },
    urgent: { filter: { priority: 'urgent' } },
    today: { filter: { ...betweenDays(0, 1), ...NOT_CANCELLED } },
    tomorrow: { filter: { ...betweenDays(1, 2), ...NOT_CANCELLED } },
    thisWeek: { filter: { ...betweenDays(monday, monday + 7), ...NOT_CANCELLED } },
    remindersNeeded: { filter: { status: 'confirmed', ...inNextDay, reminderSent: { $ne: true } } },
    ...money,
  });
  return { ...summary, total: summary.total - trapped, cancelled: summary.cancelled - trapped };
}

/** What was paid, and what is still to be paid, of all appointments; in lira. */
export function measureMoney(): Promise<Pick<AppointmentSummary, 'totalRevenue' | 'pendingPayment'>> {
  return appointmentList.measure(money);
}

/** From the beginning of a day to that of a later one, counted from today. */
function betweenDays(from: number, to: number) {
  const startOf = (days: number) => toInstant(addDays(today(), days), '00:00');
  return { startsAt: { $gte: startOf(from), $lt: startOf(to) } };
}
