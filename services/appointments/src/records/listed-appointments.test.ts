import { addDays, today } from '@practice/contracts';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { listAppointmentRecords } from './list-appointment-records.ts';
import { listAppointments } from './list-appointments.ts';
import { listCalendarAppointments } from './list-calendar-appointments.ts';

usePractice();
beforeEach(() => openPractice());

it('lists with what parents wrote are in the audit log with their number, those within ten minutes once', async () => {
  const { actor } = contextFor('user');
  // One of whom no other test has read a list within these ten minutes.
  const staff = contextFor('user', { actor: { ...actor, userId: 'reader-of-lists' } });
  await createAppointment(staff, staffInput());
  const before = await lastSeq();
  const listed = async () =>
    (await eventsSince(before)).flatMap(({ type, payload }) =>
      type === 'audit.recorded' ? [[payload.action, payload.changedFields]] : [],
    );
  await listAppointmentRecords(staff, { page: 99 });
  expect(await listed()).toEqual([]);
  await listAppointmentRecords(staff, {});
  await listCalendarAppointments(staff, { start: today(), end: addDays(today(), 40) });
  expect(await listed()).toEqual([['appointments.listed', ['records:1']]]);
  // All at once is what programs ask for; it counts as an export.
  await listAppointments(staff, {});
  await listAppointments(staff, {});
  expect((await listed()).slice(1)).toEqual([['appointments.listed-whole', ['records:1']]]);
  await listAppointments(contextFor('anonymous'), {});
  expect(await listed()).toHaveLength(2);
});
