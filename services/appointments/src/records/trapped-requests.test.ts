import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { bookAppointment } from '../booking/book-appointment.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { getAppointmentSummary } from './get-appointment-summary.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('user');
const listed = (filters: object[]) =>
  Promise.all(filters.map(async (filter) => (await listAppointmentRecords(staff, filter)).total));

it('a cancelled request of the trap field is in no count and in no list behind one, until it is reactivated', async () => {
  const { id } = await bookAppointment(contextFor('anonymous'), bookingInput({ website: 'http://spam.example' }));
  await createAppointment(
    staff,
    staffInput({ appointmentDate: nextDate(1), appointmentTime: '14:00', status: 'cancelled' }),
  );
  expect(await getAppointmentSummary(staff)).toMatchObject({ total: 1, cancelled: 1 });
  expect(await listed([{}, { status: 'all' }, { status: 'cancelled' }])).toEqual([1, 1, 1]);
  expect(await listed([{ specialFeature: 'suspicious' }, { search: 'yıldız' }])).toEqual([1, 2]);
  await setAppointmentStatus(staff, { id, status: 'pending' });
  expect(await getAppointmentSummary(staff)).toMatchObject({ total: 2, pending: 1 });
  expect(await listed([{}, { status: 'pending' }])).toEqual([2, 1]);
});
