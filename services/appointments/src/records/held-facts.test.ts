import { addDays } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { contextFor, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { bulkSetAppointmentStatus } from './bulk-set-appointment-status.ts';
import { createAppointment } from './create-appointment.ts';
import { deleteAppointment } from './delete-appointment.ts';
import type { Facts } from './facts.ts';
import { HeldFacts } from './held-facts.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('moderator');
const MONDAY = nextDate(1);
const create = async (overrides: object = {}) =>
  (await createAppointment(staff, staffInput({ appointmentDate: MONDAY, ...overrides }))).appointment.id;
const sorted = ({ facts }: { facts: Map<string, Facts> }) =>
  [...facts].sort(([one], [other]) => (one < other ? -1 : 1));
const stored = async () => sorted(await new HeldFacts().current());

it('are what is stored after every kind of change, on every node', async () => {
  const nodes = [new HeldFacts(), new HeldFacts()];
  const expectAllCurrent = async () => {
    const all = await Promise.all(nodes.map((node) => node.current()));
    const expected = await stored();
    for (const held of all) expect(sorted(held)).toEqual(expected);
  };
  const first = await create();
  await expectAllCurrent();
  const { id: booked } = await bookAppointment(
    contextFor('anonymous'),
    bookingInput({ appointmentDate: addDays(MONDAY, 1) }),
  );
  await expectAllCurrent();
  const second = await create({ appointmentTime: '10:30', allowConflict: true });
  await expectAllCurrent();
  expect((await stored()).filter(([, facts]) => facts.conflictsWith[0])).toHaveLength(2);
  await updateAppointment(staff, { id: second, appointmentTime: '16:00', fee: 750, childName: 'Çınar Ak' });
  await expectAllCurrent();
  await setAppointmentStatus(staff, { id: booked, status: 'confirmed' });
  await expectAllCurrent();
  await bulkSetAppointmentStatus(staff, { ids: [first, second], status: 'cancelled' });
  await expectAllCurrent();
  await createAppointment(
    staff,
    staffInput({
      appointmentDate: addDays(MONDAY, 2),
      isRecurring: true,
      recurringPattern: 'weekly',
      recurringEndDate: addDays(MONDAY, 23),
    }),
  );
  await expectAllCurrent();
  await deleteAppointment(staff, { id: second });
  await expectAllCurrent();
});

it('are read once, and then only what changed', async () => {
  const id = await create();
  await lastEvents(1);
  const node = new HeldFacts();
  const { facts: before } = await node.current();
  await AppointmentModel.updateOne({ _id: id }, { priority: 'high' });
  const other = await create({ appointmentTime: '14:00' });
  const { facts: after } = await node.current();
  expect(after).toBe(before);
  expect([...after.keys()].sort()).toEqual([id, other].sort());
  expect(after.get(id)?.priority).toBe('normal');
});

it('are never behind a change that was made before they were asked for, however many ask', async () => {
  const node = new HeldFacts();
  for (const time of ['09:00', '11:00', '13:00', '15:00']) {
    const early = Array.from({ length: 5 }, () => node.current());
    const id = await create({ appointmentTime: time });
    const late = await Promise.all(Array.from({ length: 5 }, () => node.current()));
    for (const { facts } of late) expect(facts.has(id)).toBe(true);
    await Promise.all(early);
  }
});

it('are read anew when the log does not go back to what they hold', async () => {
  await create();
  const node = new HeldFacts();
  await node.current();
  await database().collection('events').deleteMany({});
  await AppointmentModel.deleteMany({});
  expect((await node.current()).facts.size).toBe(0);
});

it('are asked for again after a failure', async () => {
  const id = await create();
  const node = new HeldFacts();
  const broken = await AppointmentModel.collection.insertOne({});
  await expect(node.current()).rejects.toThrow();
  await AppointmentModel.deleteOne({ _id: broken.insertedId });
  expect((await node.current()).facts.has(id)).toBe(true);
});
