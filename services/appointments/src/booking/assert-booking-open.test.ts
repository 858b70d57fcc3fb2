import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { bookingInput, nextDate, openPractice, staffInput, storeSettings, usePractice } from '../testing/practice.ts';
import { bookAppointment } from './book-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const day = { appointmentDate: nextDate(1) };
const visitor = contextFor('anonymous');

it('a request is refused while none are taken, and nothing is stored', async () => {
  storeSettings({ appointment_page_active: 'false' });
  await expect(bookAppointment(visitor, bookingInput(day))).rejects.toMatchObject({
    code: 'BOOKING_CLOSED',
    status: 409,
    message: 'Şu anda internetten randevu talebi alınmıyor. Lütfen bizi arayın.',
  });
  expect(await AppointmentModel.countDocuments()).toBe(0);
});

it('staff book at any time, and a request that was there before is answered as it was', async () => {
  const first = await bookAppointment(visitor, bookingInput(day));
  storeSettings({ appointment_page_active: 'false' });
  expect(await bookAppointment(visitor, bookingInput(day))).toEqual(first);
  await createAppointment(contextFor('user'), staffInput({ ...day, appointmentTime: '15:00' }));
  expect(await AppointmentModel.countDocuments()).toBe(2);
});
