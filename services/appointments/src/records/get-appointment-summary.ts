import { type AppointmentSummary, addDays, today, toInstant } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';

/** Counts and sums over all appointments (document 2, sections 2 and 9); money in lira. */
export async function getAppointmentSummary(ctx: ServiceContext): Promise<AppointmentSummary> {
  assertCan(ctx, 'appointment:read');
  const start = (days: number) => toInstant(addDays(today(), days), '00:00');
  const now = new Date();
  const [groups, near] = await Promise.all([
    AppointmentModel.aggregate<Group>([
      {
        $group: {
          _id: { status: '$status', payment: '$paymentStatus', priority: '$priority' },
          count: { $sum: 1 },
          fees: { $sum: '$fee' },
        },
      },
    ]),
    AppointmentModel.find(
      { startsAt: { $gte: start(0), $lt: start(7) } },
      { startsAt: 1, status: 1, reminderSent: 1 },
    ).lean(),
  ]);
  const count = (matches: (group: Group['_id']) => boolean) =>
    sum(groups.filter((one) => matches(one._id)).map((one) => one.count));
  const fees = (...payments: string[]) =>
    sum(groups.filter((one) => payments.includes(one._id.payment)).map((one) => one.fees));
  const on = (from: number, to: number) =>
    near.filter((one) => one.startsAt >= start(from) && one.startsAt < start(to)).length;
  return {
    total: count(() => true),
    pending: count(({ status }) => status === 'pending'),
    confirmed: count(({ status }) => status === 'confirmed'),
    completed: count(({ status }) => status === 'completed'),
    cancelled: count(({ status }) => status === 'cancelled'),
    urgent: count(({ priority }) => priority === 'urgent'),
    today: on(0, 1),
    tomorrow: on(1, 2),
    thisWeek: near.length,
    totalRevenue: fees('paid', 'partial'),
    pendingPayment: fees('pending'),
    remindersNeeded: near.filter(
      (one) =>
        one.status === 'confirmed' &&
        !one.reminderSent &&
        one.startsAt > now &&
        one.startsAt.getTime() - now.getTime() <= 86_400_000,
    ).length,
  };
}

type Group = { _id: { status: string; payment: string; priority: string }; count: number; fees: number };

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
