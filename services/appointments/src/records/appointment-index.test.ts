import { addDays } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { contextFor, InMemoryIndex, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { appointmentList } from './appointment-list.ts';
import { bulkSetAppointmentStatus } from './bulk-set-appointment-status.ts';
import { createAppointment } from './create-appointment.ts';
import { deleteAppointment } from './delete-appointment.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';
import { updateAppointment } from './update-appointment.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('moderator');
const MONDAY = nextDate(1);
const create = async (overrides: object = {}) =>
  (await createAppointment(staff, staffInput({ appointmentDate: MONDAY, ...overrides }))).appointment.id;
const newIndex = () => new InMemoryIndex(appointmentList.definition);
const entriesOf = async (index: ReturnType<typeof newIndex>) => {
  const entries = (await index.current()).view({ filter: {}, order: { _id: 1 } });
  return [...entries];
};
const stored = () => entriesOf(newIndex());

it('is what is stored after every kind of change, on every node', async () => {
  const nodes = [newIndex(), newIndex()];
  const expectAllCurrent = async () => {
    const all = await Promise.all(nodes.map(entriesOf));
    const expected = await stored();
    for (const entries of all) expect(entries).toEqual(expected);
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
  expect((await stored()).filter(({ conflictsWith }) => (conflictsWith as string[])[0])).toHaveLength(2);
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

it('is read once, and then only what changed', async () => {
  const id = await create();
  await lastEvents(1);
  const node = newIndex();
  const before = await node.current();
  await AppointmentModel.updateOne({ _id: id }, { priority: 'high' });
  const other = await create({ appointmentTime: '14:00' });
  expect(await node.current()).toBe(before);
  expect((await entriesOf(node)).map(({ _id }) => _id)).toEqual([id, other].sort());
  expect(before.get(id)?.priority).toBe('normal');
});

it('is never behind a change that was made before it was used, however many use it', async () => {
  const node = newIndex();
  for (const time of ['09:00', '11:00', '13:00', '15:00']) {
    const early = Array.from({ length: 5 }, () => node.current());
    const id = await create({ appointmentTime: time });
    const late = await Promise.all(Array.from({ length: 5 }, () => node.current()));
    for (const index of late) expect(index.get(id)).toBeDefined();
    await Promise.all(early);
  }
});

it('is rebuilt when the log does not go back far enough', async () => {
  await create();
  const node = newIndex();
  await node.current();
  await database().collection('events').deleteMany({});
  await AppointmentModel.deleteMany({});
  expect(await entriesOf(node)).toEqual([]);
});

it('is read again after a failure', async () => {
  const id = await create();
  const node = newIndex();
  const broken = await AppointmentModel.collection.insertOne({ searchTokens: 0 });
  await expect(node.current()).rejects.toThrow();
  await AppointmentModel.deleteOne({ _id: broken.insertedId });
  expect((await node.current()).get(id)).toBeDefined();
});

it('has no clinical text', async () => {
  await create({ reason: 'Geceleri uyanıyor.', notes: 'Öğretmeniyle görüşülecek.' });
  const [entry] = await stored();
  expect(entry).toMatchObject({ notes: '…', childNameKey: expect.any(String) });
  expect(entry).not.toHaveProperty('reason');
});
