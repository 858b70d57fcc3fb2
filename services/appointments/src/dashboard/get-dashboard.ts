import { type DashboardRecord, today } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { getAppointmentSummary } from '../records/get-appointment-summary.ts';
import { listComingAppointments } from './list-coming-appointments.ts';
import { listWaitingRequests } from './list-waiting-requests.ts';
import { measureMonths } from './measure-months.ts';
import { measurePromise } from './measure-promise.ts';
import { measureWeek } from './measure-week.ts';

/** What staff have to do now, and how the practice does. Read by ranges of time and from the list's index. */
export async function getDashboard(ctx: ServiceContext): Promise<DashboardRecord> {
  assertCan(ctx, 'appointment:read');
  const now = new Date();
  const [coming, waiting, promise, week, months, summary] = await Promise.all([
    listComingAppointments(now),
    listWaitingRequests(),
    measurePromise(now),
    measureWeek(now),
    measureMonths(now),
    getAppointmentSummary(ctx),
  ]);
  return {
    date: today(now),
    ...coming,
    waiting,
    promise,
    week,
    ...months,
    totalRevenue: summary.totalRevenue,
    pendingPayment: summary.pendingPayment,
  };
}
