import {
  ANSWER_PROMISE_HOURS,
  addDays,
  childAgeGroups,
  childAgeRanges,
  DEFAULT_DURATION_MINUTES,
  datesBetween,
  dayOfWeek,
  today,
  toInstant,
  toMinutes,
  toTimeOfDay,
} from '@practice/contracts';
import type { Db, Document } from 'mongodb';

const DAY_MS = 86_400_000;
const shown = [
  'appointmentDate',
  'appointmentTime',
  'appointmentEndTime',
  'duration',
  'status',
  'childName',
  'parentName',
  'phone',
  'serviceType',
];

/** What the product's dashboard shows, by ten queries: the database counts and adds up, and gives only fields that are used. */
export async function dashboardBare(db: Db): Promise<object> {
  const now = new Date();
  const date = today(now);
  const monday = addDays(date, -((dayOfWeek(date) + 6) % 7));
  const appointments = db.collection('appointments');
  const changes = db.collection('appointment_changes');
  const answer = { fields: { $elemMatch: { field: 'status', from: 'pending' } } };
  const since = startOf(addDays(date, -30));
  const days = { $gte: startOf(monday), $lt: startOf(addDays(date, 8)) };
  const projection = Object.fromEntries([...shown, 'startsAt', 'createdAt', 'reminderSent'].map((name) => [name, 1]));
  const waiting = { status: 'pending', source: 'public' };
  const [near, first, total, requests, answers, hours, holidays, blockouts, slots, groups] = await Promise.all([
    appointments.find({ startsAt: days }, { projection }).sort({ startsAt: 1, _id: 1 }).toArray(),
    appointments.find(waiting, { projection }).sort({ createdAt: 1, _id: 1 }).limit(20).toArray(),
    appointments.countDocuments(waiting),
    appointments.find({ source: 'public', createdAt: { $gte: since } }, { projection: { createdAt: 1 } }).toArray(),
    changes.find({ at: { $gte: since }, ...answer }, { projection: { appointmentId: 1, at: 1 } }).toArray(),
    db.collection('working_hours').find({ isActive: true }).toArray(),
    db
      .collection('holidays')
      .find({ isActive: true, $or: [{ isRecurring: true }, { endDate: { $gte: monday } }] })
      .toArray(),
    db
      .collection('blockouts')
      .find({
        isActive: true,
        endDateTime: { $gt: startOf(monday) },
        startDateTime: { $lt: startOf(addDays(monday, 7)) },
      })
      .toArray(),
    db
      .collection('available_slots')
      .find({ isAvailable: false, date: { $gte: monday, $lt: addDays(monday, 7) } })
      .toArray(),
    groupsOf(db, date),
  ]);
  const ids = first.map(({ _id }) => String(_id));
  const reopened = new Set(await changes.distinct('appointmentId', { appointmentId: { $in: ids }, ...answer }));
  const toCome = near.filter(({ startsAt }) => startsAt > now);
  const next = toCome.find(({ status }) => status === 'confirmed' || status === 'pending');
  const isBooked = (each: Document, day: string) => each.appointmentDate === day && each.status !== 'cancelled';
  const isDue = ({ status, reminderSent, startsAt }: Document) =>
    status === 'confirmed' && !reminderSent && startsAt <= now.getTime() + DAY_MS;
  return {
    date,
    today: near.filter((each) => isBooked(each, date)).map(shownOf),
    next: next ? shownOf(next) : null,
    remindersDue: toCome.filter(isDue).map(shownOf),
    waiting: {
      items: first.map((each) => ({
        appointment: shownOf(each),
        requestedAt: each.createdAt.toISOString(),
        answerDueAt: reopened.has(String(each._id)) ? null : dueAt(each).toISOString(),
      })),
      total,
    },
    promise: promiseOf(requests, answers, now),
    week: datesBetween(monday, addDays(monday, 6)).map((day) => ({
      date: day,
      booked: near.filter((each) => isBooked(each, day)).length,
      capacity: capacityOf(day, { hours, holidays, blockouts, slots }),
    })),
    ...figuresOf(groups, date),
  };
}

const startOf = (date: string) => toInstant(date, '00:00');
const dueAt = ({ createdAt }: Document) => new Date(createdAt.getTime() + ANSWER_PROMISE_HOURS * 3_600_000);

function shownOf(appointment: Document): object {
  return Object.fromEntries([['id', appointment._id], ...shown.map((name) => [name, appointment[name]])]);
}

function promiseOf(requests: Document[], answers: Document[], now: Date): object {
  const answered = new Map<string, Date>();
  for (const { appointmentId, at } of answers) {
    const known = answered.get(appointmentId);
    if (!known || at < known) answered.set(appointmentId, at);
  }
  const counted = requests.filter((each) => answered.has(String(each._id)) || now > dueAt(each));
  const inTime = counted.filter((each) => (answered.get(String(each._id)) ?? now) <= dueAt(each)).length;
  return { requests: counted.length, inTime };
}

type Rules = Record<'hours' | 'holidays' | 'blockouts' | 'slots', Document[]>;

function capacityOf(date: string, { hours, holidays, blockouts, slots }: Rules): number {
  const day = hours.find((each) => each.dayOfWeek === dayOfWeek(date));
  const isHoliday = holidays.some(({ isRecurring, startDate, endDate }) => {
    const from = isRecurring ? 5 : 0;
    return startDate.slice(from) <= date.slice(from) && date.slice(from) <= endDate.slice(from);
  });
  if (!day || isHoliday) return 0;
  const pause = day.breakStartTime ? [{ startTime: day.breakStartTime, endTime: day.breakEndTime }] : [];
  const closed = [...pause, ...slots.filter((slot) => slot.date === date)].map(({ startTime, endTime }) => [
    toInstant(date, startTime),
    toInstant(date, endTime),
  ]);
  closed.push(...blockouts.map(({ startDateTime, endDateTime }) => [startDateTime, endDateTime]));
  let [count, freeFrom] = [0, 0];
  const length = DEFAULT_DURATION_MINUTES;
  for (let time = toMinutes(day.startTime); time + length <= toMinutes(day.endTime); time += day.slotDuration) {
    const [start, end] = [toInstant(date, toTimeOfDay(time)), toInstant(date, toTimeOfDay(time + length))];
    if (time < freeFrom || closed.some(([from = end, to = start]) => from < end && start < to)) continue;
    count += 1;
    freeFrom = time + length + day.bufferTime;
  }
  return Math.min(count, day.maxAppointments);
}

const hundredths = { $sum: { $round: [{ $multiply: ['$fee', 100] }, 0] } };
/** Nested conditions: the group of a child's age at a date, null without a birth date. */
function ageGroup(date: string): object {
  const bornAfter = (group: string) => `${Number(date.slice(0, 4)) - Number(group.split('-')[1]) - 1}${date.slice(4)}`;
  const group = childAgeRanges.reduceRight<object | string>(
    (older, each) => ({ $cond: [{ $gt: ['$childBirthDate', bornAfter(each)] }, each, older] }),
    '18+',
  );
  return { $cond: [{ $gt: ['$childBirthDate', ''] }, group, null] };
}

/** Of the last twelve months, and of all payments. */
async function groupsOf(db: Db, date: string): Promise<{ months: Document[]; payments: Document[] }> {
  const appointments = db.collection('appointments');
  const [first = ''] = lastMonths(date);
  const startsAt = {
    $gte: startOf(`${first}-01`),
    $lt: startOf(`${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`),
  };
  const key = {
    month: { $substrBytes: ['$appointmentDate', 0, 7] },
    status: '$status',
    payment: '$paymentStatus',
    isPast: { $lt: ['$startsAt', startOf(addDays(date, 1))] },
    age: ageGroup(date),
  };
  const ofPayment = { payment: '$paymentStatus', isCancelled: { $eq: ['$status', 'cancelled'] } };
  const [months, payments] = await Promise.all([
    appointments
      .aggregate([
        { $match: { startsAt, $nor: [{ status: 'cancelled', suspicion: 'trap_field' }] } },
        { $group: { _id: key, count: { $sum: 1 }, fees: hundredths } },
      ])
      .toArray(),
    appointments.aggregate([{ $group: { _id: ofPayment, fees: hundredths } }]).toArray(),
  ]);
  return { months: months.map(({ _id, ...each }) => ({ ..._id, ...each })), payments };
}

function lastMonths(date: string): string[] {
  const months = [date.slice(0, 7)];
  while (months.length < 12) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months;
}

const isPaid = (payment: string) => payment === 'paid' || payment === 'partial';
const feesOf = (groups: Document[]) => groups.reduce((sum, { fees }) => sum + fees, 0) / 100;
const countOf = (groups: Document[], isCounted: (group: Document) => boolean) =>
  groups.filter(isCounted).reduce((sum, { count }) => sum + count, 0);

function figuresOf({ months, payments }: Awaited<ReturnType<typeof groupsOf>>, date: string): object {
  const isCancelled = ({ status }: Document) => status === 'cancelled';
  const isCompleted = ({ status }: Document) => status === 'completed';
  const past = months.filter((group) => group.isPast);
  const [all, cancelled] = [countOf(past, () => true), countOf(past, isCancelled)];
  const percentage = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100));
  const completed = countOf(past, isCompleted);
  return {
    rates: {
      confirmation: percentage(completed + countOf(past, ({ status }) => status === 'confirmed'), all),
      completion: percentage(completed, all),
      cancellation: percentage(cancelled, all),
      payment: percentage(
        countOf(past, (group) => !isCancelled(group) && group.payment === 'paid'),
        all - cancelled,
      ),
    },
    ages: childAgeGroups.map((group) => ({
      group,
      appointments: countOf(past, (each) => !isCancelled(each) && each.age === group),
    })),
    months: lastMonths(date).map((month) => {
      const own = months.filter((group) => group.month === month);
      return {
        month,
        appointments: countOf(own, (group) => !isCancelled(group)),
        completed: countOf(own, isCompleted),
        cancelled: countOf(own, isCancelled),
        revenue: feesOf(own.filter(({ payment }) => isPaid(payment))),
        pendingPayment: feesOf(own.filter(({ payment }) => payment === 'pending')),
      };
    }),
    totalRevenue: feesOf(payments.filter(({ _id }) => isPaid(_id.payment))),
    pendingPayment: feesOf(payments.filter(({ _id }) => _id.payment === 'pending' && !_id.isCancelled)),
  };
}
