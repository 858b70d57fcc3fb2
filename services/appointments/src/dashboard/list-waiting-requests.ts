import { ANSWER_PROMISE_HOURS, type DashboardRecord } from '@practice/contracts';
import { orderBy } from '@practice/service-kit';
import { appointmentList } from '../records/appointment-list.ts';
import { firstAnswers } from './first-answers.ts';
import { toDashboardAppointment } from './to-dashboard-appointment.ts';

const MAX_LISTED = 20;
const HOUR_MS = 3_600_000;

/** Parents' requests that nobody has answered, the oldest first, each with the end of the promised time. */
export async function listWaitingRequests(): Promise<DashboardRecord['waiting']> {
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
