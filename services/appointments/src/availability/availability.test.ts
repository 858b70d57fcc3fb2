import { addDays, today, toInstant } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { nextDate, openPractice, storeSettings, usePractice } from '../testing/practice.ts';
import { getAvailability } from './get-availability.ts';
import { listDayStates } from './list-day-states.ts';

usePractice();
beforeEach(() => openPractice());

const visitor = contextFor('anonymous');
const MONDAY = nextDate(1);

it('offers hourly times without the break', async () => {
  const { slots, bookedTimes } = await getAvailability(visitor, { date: MONDAY });
  expect(slots.map((slot) => slot.time)).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
  ]);
  expect(bookedTimes).toEqual([]);
});

it('lists a taken time, and one of a closed slot, as booked', async () => {
  await DayScheduleModel.create({
    _id: dayScheduleId(MONDAY),
    date: MONDAY,
    count: 1,
    intervals: [{ appointmentId: 'x', start: 630, end: 690 }],
  });
  await AvailableSlotModel.create({ date: MONDAY, startTime: '15:00', endTime: '16:00', isAvailable: false });
  expect((await getAvailability(visitor, { date: MONDAY })).bookedTimes).toEqual(['10:00', '11:00', '15:00']);
});

it('lists every time of a holiday and of the past as booked', async () => {
  await HolidayModel.create({ title: 'Tatil', startDate: MONDAY, endDate: MONDAY });
  expect((await getAvailability(visitor, { date: MONDAY })).bookedTimes).toHaveLength(8);
  expect((await getAvailability(visitor, { date: addDays(MONDAY, -28) })).bookedTimes).toHaveLength(8);
});

it('says of each time and of the day why it is not free, and names what closes a day for staff alone', async () => {
  await AvailableSlotModel.create({ date: MONDAY, startTime: '15:00', endTime: '16:00', isAvailable: false });
  const interval = { appointmentId: 'x', start: 600, end: 660 };
  await DayScheduleModel.create({ _id: dayScheduleId(MONDAY), date: MONDAY, count: 1, intervals: [interval] });
  const { slots, ...monday } = await getAvailability(visitor, { date: MONDAY });
  expect(monday).toMatchObject({ state: 'open', closedBecause: [] });
  expect(Object.fromEntries(slots.map(({ time, reason }) => [time, reason]))).toMatchObject({
    ...{ '10:00': 'full', '13:00': null, '15:00': 'closed' },
  });
  const holiday = addDays(MONDAY, 1);
  await HolidayModel.create({ title: 'Kış tatili', startDate: holiday, endDate: holiday });
  expect(await getAvailability(visitor, { date: holiday })).toMatchObject({ state: 'closed', closedBecause: [] });
  const user = contextFor('user');
  const named = [expect.stringMatching(/ tatil \(Kış tatili\)\.$/)];
  expect(await getAvailability(user, { date: holiday })).toMatchObject({ state: 'closed', closedBecause: named });
  const sunday = await getAvailability(user, { date: addDays(MONDAY, -1) });
  expect(sunday).toMatchObject({ closedBecause: [expect.stringMatching(/ Pazar çalışma günü değil\.$/)] });
  expect(await getAvailability(user, { date: addDays(MONDAY, -28) })).toMatchObject({ state: 'past' });
});

it.each([
  ['before it opens', '08:00', 'open'],
  ['after its last time', '17:30', 'past'],
])('a working day %s is not full', async (_when, time, state) => {
  vi.setSystemTime(toInstant(MONDAY, time));
  expect(await listDayStates(visitor, { from: MONDAY, to: MONDAY })).toMatchObject([{ state }]);
  vi.useRealTimers();
});

it.each([
  [
    'with a closed afternoon to come is closed, and says why',
    '13:30',
    'closed',
    [expect.stringMatching(/Süpervizyon/)],
  ],
  ['is past when the closed afternoon is over, too', '17:30', 'past', []],
])('a day whose morning is over %s', async (_what, time, state, closedBecause) => {
  const [startDateTime, endDateTime] = [toInstant(MONDAY, '13:00'), toInstant(MONDAY, '18:00')];
  await BlockoutModel.create({ title: 'Süpervizyon', startDateTime, endDateTime });
  vi.setSystemTime(toInstant(MONDAY, time));
  expect(await getAvailability(contextFor('user'), { date: MONDAY })).toMatchObject({ state, closedBecause });
  vi.useRealTimers();
});

it('refuses a date that does not exist', async () => {
  const response = getAvailability(visitor, { date: '2026-02-30' });
  await expect(response).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'date' }] });
});

it('distinguishes open, full and closed days', async () => {
  const taken = [540, 600, 660, 780, 840, 900, 960, 1020].map((start) => ({
    appointmentId: 'x',
    start,
    end: start + 60,
  }));
  await DayScheduleModel.create({ _id: dayScheduleId(MONDAY), date: MONDAY, count: 8, intervals: taken });
  const days = await listDayStates(visitor, { from: addDays(MONDAY, -1), to: addDays(MONDAY, 1) });
  expect(days.map((day) => day.state)).toEqual(['closed', 'full', 'open']);
});

it('says when a holiday begins in the course of a day', async () => {
  const eve = { title: 'Arife', startDate: MONDAY, endDate: addDays(MONDAY, 1) };
  await HolidayModel.create({ ...eve, startTime: '13:00' });
  await HolidayModel.create({ ...eve, startTime: '15:00' });
  const days = await listDayStates(visitor, { from: MONDAY, to: addDays(MONDAY, 2) });
  expect(days.map(({ state, holidayStartsAt }) => [state, holidayStartsAt])).toEqual([
    ['open', '13:00'],
    ['closed', null],
    ['open', null],
  ]);
});

it('shows the public nothing beyond the booking horizon, and staff everything', async () => {
  storeSettings({ booking_horizon_days: '10' });
  const last = addDays(today(), 10);
  const week = { from: addDays(last, -6), to: addDays(last, 7) };
  const states = async (ctx: ServiceContext) => (await listDayStates(ctx, week)).map(({ state }) => state);
  expect((await states(visitor)).slice(0, 7)).toContain('open');
  expect((await states(visitor)).slice(7)).toEqual(Array(7).fill('closed'));
  expect((await states(contextFor('user'))).slice(7)).toContain('open');

  const date = addDays(MONDAY, 21);
  expect(await getAvailability(visitor, { date })).toMatchObject({ slots: [], bookedTimes: [] });
  expect((await getAvailability(contextFor('user'), { date })).slots).toHaveLength(8);
});

it('refuses a range of more than 62 days, and one that ends before it starts', async () => {
  const statesOf = (from: string, to: string) => listDayStates(visitor, { from, to });
  await expect(statesOf(today(), addDays(today(), 62))).rejects.toMatchObject({ errors: [{ field: 'to' }] });
  await expect(statesOf(today(), addDays(today(), -1))).rejects.toMatchObject({ errors: [{ field: 'to' }] });
  expect(await statesOf(today(), addDays(today(), 61))).toHaveLength(62);
});
