import { contextFor } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { AppointmentModel } from './appointment/appointment.model.ts';
import { postAppointment } from './save-appointment.ts';
import { bookingInput, openPractice, staffInput, usePractice } from './testing/practice.ts';

usePractice();
beforeEach(() => openPractice());

it.each(['user', 'moderator', 'admin'] as const)(
  'takes the documented body with consents from a signed-in %s',
  async (role) => {
    const { id } = await postAppointment(contextFor(role), bookingInput({ legalTextVersion: 'v1' }));
    expect(await AppointmentModel.findById(id).lean()).toMatchObject({
      source: 'public',
      status: 'pending',
      consents: { kvkk: true, communication: true, legalTextVersion: 'v1' },
    });
  },
);

it('takes every field of staff from staff', async () => {
  const { id } = await postAppointment(contextFor('user'), staffInput({ status: 'confirmed', notes: 'Arandı.' }));
  expect(await AppointmentModel.findById(id).lean()).toMatchObject({
    source: 'staff',
    status: 'confirmed',
    consents: null,
  });
});
