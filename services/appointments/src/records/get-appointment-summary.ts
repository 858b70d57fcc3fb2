import { type AppointmentSummary, addDays, dayOfWeek, today, toInstant } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { heldFacts } from './find-page.ts';

const DAY_MS = 86_400_000;

/** Counts and sums over all appointments; money in lira. The week is the calendar's, Monday to Sunday. */
export async function getAppointmentSummary(ctx: ServiceContext): Promise<AppointmentSummary> {
  assertCan(ctx, 'appointment:read');
  const start = (days: number) => toInstant(addDays(today(), days), '00:00').getTime();
  const now = Date.now();
  const [todayStart, tomorrowStart, nextStart] = [start(0), start(1), start(2)] as const;
  const sinceMonday = (dayOfWeek(today()) + 6) % 7;
  const [weekStart, weekEnd] = [start(-sinceMonday), start(7 - sinceMonday)] as const;
  const summary = { total: 0, pending: 0, confirmed: 0, completed: 0, cancelled: 0, urgent: 0 };
  const near = { today: 0, tomorrow: 0, thisWeek: 0, remindersNeeded: 0 };
  // In whole kuruş, which add up exactly.
  const money = { totalRevenue: 0, pendingPayment: 0 };
  const { facts } = await heldFacts.current();
  for (const { status, priority, paymentStatus, fee, startsAt, reminderSent } of facts.values()) {
    const kurus = Math.round((fee ?? 0) * 100);
    summary.total += 1;
    summary[status] += 1;
    if (priority === 'urgent') summary.urgent += 1;
    if (paymentStatus === 'paid' || paymentStatus === 'partial') money.totalRevenue += kurus;
    if (paymentStatus === 'pending') money.pendingPayment += kurus;
    if (startsAt >= weekStart && startsAt < weekEnd) near.thisWeek += 1;
    if (startsAt < todayStart || startsAt >= nextStart) continue;
    if (startsAt < tomorrowStart) near.today += 1;
    else near.tomorrow += 1;
    if (status === 'confirmed' && !reminderSent && startsAt > now && startsAt - now <= DAY_MS)
      near.remindersNeeded += 1;
  }
  return {
    ...summary,
    ...near,
    totalRevenue: money.totalRevenue / 100,
    pendingPayment: money.pendingPayment / 100,
  };
}
