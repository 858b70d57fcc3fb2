import { addDays, dayOfWeek, today, toInstant } from '@practice/contracts';
import { emit, setListExecutor, withTransaction } from '@practice/service-kit';
import { contextFor, lastEvents } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { setAppointmentStatus } from '../records/set-appointment-status.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { figuresByAge } from './figures-by-age.ts';
import { getDashboard } from './get-dashboard.ts';
import { measureMonths } from './measure-months.ts';
import { measurePromise } from './measure-promise.ts';

usePractice();
beforeEach(() => openPractice());
afterEach(() => setListExecutor(undefined));

const staff = contextFor('user');
const HOUR_MS = 3_600_000;
const MONDAY = nextDate(1);
const at = (date: string, time: string) => toInstant(date, time);
let families = 0;

/** A parent's request, made so many hours ago. */
async function request(hoursAgo: number): Promise<string> {
  families += 1;
  const phone = `0532 111 ${String(families).padStart(4, '0')}`;
  const time = { appointmentDate: addDays(MONDAY, 7 * (families % 7)), phone, email: `elif${families}@ornek.com` };
  const { id } = await bookAppointment(contextFor('anonymous'), bookingInput(time));
  await change(id, { createdAt: new Date(Date.now() - hoursAgo * HOUR_MS) });
  return id;
}

async function create(overrides: object): Promise<string> {
  const { appointment } = await createAppointment(staff, staffInput({ allowConflict: true, ...overrides }));
  return appointment.id;
}

/** Changes what no function changes. */
async function change(id: string, fields: object): Promise<void> {
  await AppointmentModel.collection.updateOne(
    { _id: (await AppointmentModel.findById(id).orFail())._id },
    { $set: fields },
  );
  await withTransaction(async (session) => emit(session, 'appointment.requested', { appointmentId: id }));
  await lastEvents(1);
}

describe.each(['database', 'memory'] as const)('with lists queried in the %s', (executor) => {
  beforeEach(() => setListExecutor(executor));

  it('lists the requests that wait, the oldest first, with the end of the promised time', async () => {
    const young = await request(2);
    const old = await request(30);
    const reopened = await request(50);
    await setAppointmentStatus(staff, { id: reopened, status: 'completed' });
    await setAppointmentStatus(staff, { id: reopened, status: 'pending' });
    await setAppointmentStatus(staff, { id: await request(40), status: 'confirmed' });
    await create({ appointmentDate: MONDAY });
    const { waiting } = await getDashboard(staff);
    expect(waiting.total).toBe(3);
    expect(waiting.items.map(({ appointment }) => appointment.id)).toEqual([reopened, old, young]);
    const [first, second] = waiting.items;
    expect(first?.answerDueAt).toBeNull();
    expect(Date.parse(second?.answerDueAt ?? '') - Date.parse(second?.requestedAt ?? '')).toBe(24 * HOUR_MS);
  });

  it('measures the promise by the first answer, over the requests that are answered or overdue', async () => {
    await request(2);
    await request(30);
    await setAppointmentStatus(staff, { id: await request(10), status: 'confirmed' });
    await updateAppointment(staff, { id: await request(12), status: 'cancelled' });
    await setAppointmentStatus(staff, { id: await request(40), status: 'confirmed' });
    await setAppointmentStatus(staff, { id: await request(40 * 24), status: 'confirmed' });
    expect(await measurePromise(new Date())).toEqual({ requests: 4, inTime: 2 });
  });

  it('measures twelve months: revenue of paid and partly paid ones, and rates up to today', async () => {
    const now = at(MONDAY, '12:00');
    const earlier = addDays(`${MONDAY.slice(0, 7)}-01`, -1);
    const booked = { appointmentDate: earlier, fee: '1250,50' };
    await create({ ...booked, status: 'completed', paymentStatus: 'paid' });
    await create({ ...booked, status: 'confirmed', paymentStatus: 'partial', fee: '0,10' });
    await create({ ...booked, status: 'cancelled', paymentStatus: 'refunded' });
    const trapped = await create({ ...booked, status: 'cancelled' });
    await AppointmentModel.updateOne({ _id: trapped }, { suspicion: 'trap_field' });
    await create({ appointmentDate: MONDAY, status: 'pending', fee: '800' });
    await create({ appointmentDate: addDays(MONDAY, 1), status: 'completed', paymentStatus: 'paid', fee: '1' });
    await create({ appointmentDate: addDays(MONDAY, -400), status: 'completed', paymentStatus: 'paid', fee: '1' });
    const { months, rates, ages } = await measureMonths(now);
    expect(ages.reduce((sum, { appointments }) => sum + appointments, 0)).toBe(3);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ month: MONDAY.slice(0, 7), pendingPayment: 800 });
    expect(months.at(-2)).toEqual({
      month: earlier.slice(0, 7),
      appointments: 2,
      completed: 1,
      cancelled: 1,
      revenue: 1250.6,
      pendingPayment: 0,
    });
    expect(rates).toEqual({ confirmation: 50, completion: 25, cancellation: 25, payment: 33 });
  });
});

it('says nothing of rates before the first appointment', async () => {
  const { rates, next, today: ofToday, waiting } = await getDashboard(staff);
  expect(rates).toEqual({ confirmation: null, completion: null, cancellation: null, payment: null });
  expect([next, ofToday, waiting]).toEqual([null, [], { items: [], total: 0 }]);
});

it('shows the day in order, the next appointment, and confirmed ones within a day that were not reminded', async () => {
  const now = at(MONDAY, '11:30');
  const confirmed = { appointmentDate: MONDAY, status: 'confirmed' };
  const afternoon = await create({ ...confirmed, appointmentTime: '15:00' });
  const morning = await create({ ...confirmed, appointmentTime: '09:00' });
  await create({ ...confirmed, appointmentTime: '12:00', status: 'cancelled' });
  const reminded = await create({ ...confirmed, appointmentTime: '16:00', reminderSent: true });
  const tomorrow = await create({ ...confirmed, appointmentDate: addDays(MONDAY, 1), appointmentTime: '11:30' });
  await create({ ...confirmed, appointmentDate: addDays(MONDAY, 1), appointmentTime: '14:00' });
  const coming = await getDashboard(staff, now);
  expect(coming.today.map(({ id }) => id)).toEqual([morning, afternoon, reminded]);
  expect(coming.next?.id).toBe(afternoon);
  expect(coming.remindersDue.map(({ id }) => id)).toEqual([afternoon, tomorrow]);
  expect(Object.keys(coming.today[0] ?? {})).not.toContain('reason');
});

it('sets the week against what hours, breaks, buffer, closures and the most per day leave room for', async () => {
  await WorkingHourModel.deleteMany();
  const hours = { startTime: '09:00', endTime: '18:00', breakStartTime: '12:00', breakEndTime: '13:00' };
  const weekday = (dayOfWeek: number, own: object) => ({
    ...hours,
    bufferTime: 0,
    maxAppointments: 20,
    dayOfWeek,
    ...own,
  });
  await WorkingHourModel.insertMany([
    weekday(1, {}),
    weekday(2, { bufferTime: 15 }),
    weekday(3, { maxAppointments: 3 }),
    weekday(4, {}),
    weekday(5, {}),
    weekday(6, { isActive: false }),
  ]);
  const thursday = addDays(MONDAY, 3);
  await HolidayModel.create({ title: 'Bayram', startDate: thursday, endDate: thursday });
  const friday = addDays(MONDAY, 4);
  await BlockoutModel.create({ title: 'Kurs', startDateTime: at(friday, '09:00'), endDateTime: at(friday, '12:00') });
  await create({ appointmentDate: MONDAY });
  await create({ appointmentDate: MONDAY, appointmentTime: '14:00', status: 'cancelled' });
  const { week } = await getDashboard(staff, at(addDays(MONDAY, 2), '10:00'));
  expect(week.map(({ date }) => dayOfWeek(date))).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.map(({ capacity }) => capacity)).toEqual([8, 5, 3, 0, 5, 0, 0]);
  expect(week.map(({ booked }) => booked)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

it('is of today, and its totals are those of the list', async () => {
  await create({ appointmentDate: MONDAY, paymentStatus: 'paid', fee: '1.250,00' });
  await create({ appointmentDate: MONDAY, fee: '300,50' });
  expect(await getDashboard(staff)).toMatchObject({ date: today(), totalRevenue: 1250, pendingPayment: 300.5 });
});

it('counts appointments by the age of the child today', () => {
  const bornYearsAgo = (years: number, days = 0) => ({
    childBirthDate: addDays(`${Number(today().slice(0, 4)) - years}${today().slice(4)}`, days),
  });
  const children = [bornYearsAgo(3), bornYearsAgo(4, 1), bornYearsAgo(4), bornYearsAgo(12), bornYearsAgo(18)];
  expect(figuresByAge([...children, bornYearsAgo(19), { childBirthDate: '' }])).toEqual([
    { group: '0-3', appointments: 2 },
    { group: '4-6', appointments: 1 },
    { group: '7-12', appointments: 1 },
    { group: '13-18', appointments: 1 },
    { group: '18+', appointments: 1 },
  ]);
});
