import { addDays } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('user');
const moderator = contextFor('moderator');
const MONDAY = nextDate(1);
const week = (count: number) => addDays(MONDAY, 7 * count);
const weekly = { isRecurring: true, recurringPattern: 'weekly' };

const create = async (overrides: object = {}) =>
  (await createAppointment(staff, staffInput({ appointmentDate: MONDAY, ...overrides }))).appointment;
const listed = async () => (await listAppointmentRecords(staff, { pageSize: 100 })).items;
const dates = async () => (await listed()).map(({ appointmentDate }) => appointmentDate);

it('a single appointment becomes the first of a series; days that are taken or closed are skipped', async () => {
  const { id } = await create();
  await HolidayModel.create({ title: 'Tatil', startDate: week(2), endDate: week(2) });
  const result = await updateAppointment(staff, { id, version: 1, ...weekly, recurringEndDate: week(3) });
  expect(result).toMatchObject({ savedCount: 3, skipped: [{ date: week(2), code: 'SLOT_CLOSED' }] });
  expect(result.appointment).toMatchObject({ ...weekly, recurringEndDate: week(3), version: 2 });
  expect(await dates()).toEqual([MONDAY, week(1), week(3)]);
  expect((await listed())[1]).toMatchObject({ ...weekly, recurringParentId: id });
});

it('another end adds or takes away at the end, and leaves the others as they are', async () => {
  const { id } = await create({ ...weekly, recurringEndDate: week(2) });
  const [, second] = await listed();
  await updateAppointment(moderator, { id, recurringEndDate: week(4) });
  expect(await dates()).toEqual([0, 1, 2, 3, 4].map(week));
  expect((await listed())[1]).toMatchObject({ id: second?.id, recurringEndDate: week(4) });
  await updateAppointment(moderator, { id, recurringEndDate: week(1) });
  expect(await dates()).toEqual([MONDAY, week(1)]);
});

it('another pattern is for the appointment and those after it; what is completed or cancelled stays', async () => {
  await create({ ...weekly, recurringEndDate: week(5) });
  const [, second, third, fourth] = await listed();
  await setAppointmentStatus(staff, { id: third?.id, status: 'completed' });
  await setAppointmentStatus(staff, { id: fourth?.id, status: 'cancelled' });
  await updateAppointment(moderator, { id: second?.id, recurringPattern: 'biweekly' });
  const left = await listed();
  expect(left.map(({ appointmentDate, status }) => [appointmentDate, status])).toEqual([
    [MONDAY, 'pending'],
    [week(1), 'pending'],
    [week(2), 'completed'],
    [week(3), 'cancelled'],
    [week(5), 'pending'],
  ]);
  expect(left[0]?.recurringPattern).toBe('weekly');
  expect(left[4]?.recurringPattern).toBe('biweekly');
});

it('ends with the appointment that recurs no longer', async () => {
  await create({ ...weekly, recurringEndDate: week(3) });
  const [, second] = await listed();
  const { appointment } = await updateAppointment(moderator, { id: second?.id, isRecurring: false });
  expect(appointment).toMatchObject({ isRecurring: false, recurringPattern: null, recurringEndDate: null });
  expect(await dates()).toEqual([MONDAY, week(1)]);
});

it('is not shortened by who may not delete, and nothing is changed then', async () => {
  const { id } = await create({ ...weekly, recurringEndDate: week(2) });
  await expect(updateAppointment(staff, { id, isRecurring: false, notes: 'x' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await listed())[0]).toMatchObject({ isRecurring: true, notes: null });
  expect(await dates()).toHaveLength(3);
});

it.each([
  [{ isRecurring: true }, 'recurringPattern', 'Tekrar sıklığını seçin'],
  [{ ...weekly, recurringEndDate: addDays(MONDAY, -1) }, 'recurringEndDate', 'Bitiş tarihi ilk randevudan önce olamaz'],
])('refuses %j at its field', async (changes, field, message) => {
  const { id } = await create();
  await expect(updateAppointment(staff, { id, ...changes })).rejects.toMatchObject({ errors: [{ field, message }] });
});

it('is planned again only by a change of the recurrence', async () => {
  const { id } = await create({ ...weekly, recurringEndDate: week(2) });
  const { savedCount } = await updateAppointment(staff, { id, ...weekly, recurringEndDate: week(2), notes: 'x' });
  expect(savedCount).toBe(1);
  expect(await dates()).toHaveLength(3);
});
