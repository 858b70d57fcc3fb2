import { addDays } from '@practice/contracts';
import { withTransaction } from '@practice/service-kit';
import { contextFor, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { getAppointment } from './get-appointment.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { markReminded } from './mark-reminded.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('user');

async function remindOf(one: { id: string; appointmentDate: string; appointmentTime: string }): Promise<void> {
  const { id: appointmentId, appointmentDate, appointmentTime } = one;
  await withTransaction((session) => markReminded(session, { appointmentId, appointmentDate, appointmentTime }));
}

it('a sent reminder is on the record and in the filter, and makes no open form outdated', async () => {
  const { appointment } = await createAppointment(staff, staffInput({ status: 'confirmed' }));
  expect((await listAppointmentRecords(staff, { specialFeature: 'reminder_sent' })).total).toBe(0);
  await remindOf(appointment);
  expect(await getAppointment(staff, appointment)).toMatchObject({ reminderSent: true, version: 1 });
  expect((await listAppointmentRecords(staff, { specialFeature: 'reminder_sent' })).total).toBe(1);
  // The list that was read is noted in the audit log, by an event of its own.
  const changed = (await lastEvents(3)).filter(({ type }) => type === 'appointment.changed');
  expect(changed.at(-1)).toMatchObject({
    payload: { appointmentId: appointment.id, changeType: 'updated' },
  });
});

it('a reminder of the time before a move does not count for the new time', async () => {
  const { appointment } = await createAppointment(staff, staffInput({ status: 'confirmed' }));
  await updateAppointment(staff, { id: appointment.id, appointmentDate: addDays(nextDate(1), 1) });
  await remindOf(appointment);
  expect(await getAppointment(staff, appointment)).toMatchObject({ reminderSent: false });
});

it('a reminder of an appointment that is gone changes nothing', async () => {
  await expect(
    remindOf({ id: 'f'.repeat(24), appointmentDate: '2026-12-01', appointmentTime: '10:00' }),
  ).resolves.toBeUndefined();
});
