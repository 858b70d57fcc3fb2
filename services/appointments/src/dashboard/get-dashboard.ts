import { ANSWER_PROMISE_HOURS, type DashboardRecord, today } from '@practice/contracts';
import { assertCan, orderBy, type ServiceContext } from '@practice/service-kit';
import { appointmentList } from '../records/appointment-list.ts';
import { getAppointmentSummary } from '../records/get-appointment-summary.ts';
import { firstAnswers } from './first-answers.ts';
import { listComingAppointments } from './list-coming-appointments.ts';
import { measureMonths } from './measure-months.ts';
import { measurePromise } from './measure-promise.ts';
import { measureWeek } from './measure-week.ts';
import { toDashboardAppointment } from './to-dashboard-appointment.ts';

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

const MAX_LISTED = 20;
const HOUR_MS = 3_600_000;

/** Parents' requests that wait for an answer, the oldest first, each with the end of the promised time. */
async function listWaitingRequests(): Promise<DashboardRecord['waiting']> {
  const { items, total } = await appointmentList.findPage(
    { filter: { status: 'pending', source: 'public' }, order: orderBy('asc', 'createdAt') },
    { skip: 0, limit: MAX_LISTED },
  );
  const answered = await firstAnswers({ appointmentId: { $in: items.map(({ _id }) => String(_id)) } });
  return {
    items: items.map((appointment) => {
      const dueAt = new Date(appointment.createdAt.getTime() + ANSWER_PROMISE_HOURS * HOUR_MS);
      return {
        appointment: toDashboardAppointment(appointment),
        requestedAt: appointment.createdAt.toISOString(),
        answerDueAt: answered.has(String(appointment._id)) ? null : dueAt.toISOString(),
      };
    }),
    total,
  };
}
