import { addDays } from '@practice/contracts';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const user = contextFor('user');
const MONDAY = nextDate(1);
const confirmed = (more: object = {}) =>
  createAppointment(user, staffInput({ appointmentDate: MONDAY, status: 'confirmed', ...more }));

/** The moves that the events of a change say. */
async function movesOf(input: object): Promise<unknown[]> {
  const before = await lastSeq();
  await updateAppointment(user, input);
  return (await eventsSince(before)).flatMap(({ type, payload }) =>
    type === 'appointment.changed' ? [payload.moved] : [],
  );
}

it('says from where to where an appointment moved, and whether the parent is to be told', async () => {
  const { id } = (await confirmed()).appointment;
  const from = { date: MONDAY, time: '10:00' };
  const to = { date: addDays(MONDAY, 1), time: '14:00' };
  const move = { id, appointmentDate: to.date, appointmentTime: to.time };
  expect(await movesOf({ ...move, notifyParent: true })).toEqual([{ from, to, notifyParent: true }]);
  expect(await movesOf({ id, appointmentDate: from.date, appointmentTime: from.time })).toEqual([
    { from: to, to: from, notifyParent: false },
  ]);
});

it('says nothing of a change of anything else', async () => {
  const { id } = (await confirmed()).appointment;
  expect(await movesOf({ id, duration: 90, notifyParent: true })).toEqual([undefined]);
});

it('tells of the appointment itself, not of each of its series', async () => {
  const { id } = (
    await confirmed({ isRecurring: true, recurringPattern: 'weekly', recurringEndDate: addDays(MONDAY, 14) })
  ).appointment;
  const moves = await movesOf({ id, appointmentTime: '14:00', scope: 'all', notifyParent: true });
  expect(moves).toMatchObject([{ notifyParent: true }, { notifyParent: false }, { notifyParent: false }]);
});
