import { ANSWER_PROMISE_HOURS, addDays, type DashboardRecord, datesBetween, today } from '@practice/contracts';
import { assertCan, orderBy, type ServiceContext } from '@practice/service-kit';
import { appointmentList } from '../records/appointment-list.ts';
import { measureMoney } from '../records/get-appointment-summary.ts';
import { loadDayRules } from '../schedule/day-rules.ts';
import { firstAnswers } from './first-answers.ts';
import { comingOf, listFromMonday, mondayOf } from './list-from-monday.ts';
import { loadOf } from './load-of.ts';
import { measureMonths } from './measure-months.ts';
import { measurePromise } from './measure-promise.ts';
import { toDashboardAppointment } from './to-dashboard-appointment.ts';

/** What staff have to do now, and how the practice does. Read by ranges of time and from the list's index. */
export async function getDashboard(ctx: ServiceContext, now: Date = new Date()): Promise<DashboardRecord> {
  assertCan(ctx, 'appointment:read');
  const date = today(now);
  const monday = mondayOf(date);
  const [appointments, days, waiting, promise, months, money] = await Promise.all([
    listFromMonday(date),
    loadDayRules(datesBetween(monday, addDays(monday, 6))),
    listWaitingRequests(),
    measurePromise(now),
    measureMonths(now),
    measureMoney(),
  ]);
  const week = days.map((day) => loadOf(day, appointments));
  return { date, ...comingOf(appointments, now), waiting, promise, week, ...months, ...money };
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
