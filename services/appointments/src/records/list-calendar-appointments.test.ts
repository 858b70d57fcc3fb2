import { addDays } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { listCalendarAppointments } from './list-calendar-appointments.ts';

usePractice();
beforeEach(() => openPractice());

const user = contextFor('user');
const MONDAY = nextDate(1);
const add = (childName: string, days: number, appointmentTime: string, more: object = {}) =>
  createAppointment(user, staffInput({ childName, appointmentDate: addDays(MONDAY, days), appointmentTime, ...more }));
const namesIn = async (input: object) =>
  (await listCalendarAppointments(user, { start: MONDAY, end: addDays(MONDAY, 6), ...input })).map(
    ({ childName }) => childName,
  );

it('has every appointment of its days in order of time, from the first minute to the last', async () => {
  await add('Ece', 6, '23:30', { duration: 15 });
  await add('Can', 0, '00:00');
  await add('Ali', 2, '10:00', { status: 'cancelled' });
  await add('Dün', -1, '23:00', { duration: 30 });
  await add('Yarın', 7, '00:00');
  expect(await namesIn({})).toEqual(['Can', 'Ali', 'Ece']);
});

it('is filtered as the list is, also by dates of the list', async () => {
  await add('Can', 0, '10:00', { status: 'confirmed' });
  await add('Ali', 0, '11:00', { priority: 'urgent' });
  expect(await namesIn({ status: 'confirmed' })).toEqual(['Can']);
  expect(await namesIn({ quick: 'urgent' })).toEqual(['Ali']);
  expect(await namesIn({ search: 'cAn' })).toEqual(['Can']);
  expect(await namesIn({ serviceType: 'Oyun Terapisi', dateRange: 'today' })).toEqual([]);
});
