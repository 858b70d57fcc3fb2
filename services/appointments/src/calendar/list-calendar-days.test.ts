import { addDays, toInstant } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { nextDate, openPractice, usePractice } from '../testing/practice.ts';
import { listCalendarDays } from './list-calendar-days.ts';

usePractice();
beforeEach(() => openPractice());

const user = contextFor('user');
const MONDAY = nextDate(1);

it('says when each day is open, and closed by what', async () => {
  const tuesday = addDays(MONDAY, 1);
  await HolidayModel.create({ title: 'Bayram', startDate: tuesday, endDate: tuesday });
  await BlockoutModel.create({
    title: 'Süpervizyon',
    startDateTime: toInstant(MONDAY, '16:00'),
    endDateTime: toInstant(tuesday, '10:30'),
  });
  await AvailableSlotModel.create({ date: MONDAY, startTime: '09:00', endTime: '10:00', isAvailable: false });
  const pause = { startTime: '12:00', endTime: '13:00', kind: 'break', title: null };
  expect(await listCalendarDays(user, { start: addDays(MONDAY, -1), end: tuesday })).toEqual([
    { date: addDays(MONDAY, -1), opensAt: null, closesAt: null, holidays: [], closures: [] },
    {
      date: MONDAY,
      opensAt: '09:00',
      closesAt: '18:00',
      holidays: [],
      closures: [
        pause,
        { startTime: '16:00', endTime: '24:00', kind: 'blockout', title: 'Süpervizyon' },
        { startTime: '09:00', endTime: '10:00', kind: 'slot', title: null },
      ],
    },
    {
      date: tuesday,
      opensAt: '09:00',
      closesAt: '18:00',
      holidays: ['Bayram'],
      closures: [pause, { startTime: '00:00', endTime: '10:30', kind: 'blockout', title: 'Süpervizyon' }],
    },
  ]);
});

it('names a holiday that begins in the course of a day, and when', async () => {
  await HolidayModel.create({ title: 'Arife', startDate: MONDAY, endDate: MONDAY, startTime: '13:00' });
  const [day] = await listCalendarDays(user, { start: MONDAY, end: MONDAY });
  expect(day?.holidays).toEqual([]);
  expect(day?.closures[1]).toEqual({ startTime: '13:00', endTime: '24:00', kind: 'holiday', title: 'Arife' });
});

it('takes 62 days and no more', async () => {
  expect(await listCalendarDays(user, { start: MONDAY, end: addDays(MONDAY, 61) })).toHaveLength(62);
  await expect(listCalendarDays(user, { start: MONDAY, end: addDays(MONDAY, 62) })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'end', message: 'En fazla 62 gün istenebilir' }],
  });
});
