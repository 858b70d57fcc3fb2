import { addDays } from '@practice/contracts';
import { database, setFieldKeys, UNREADABLE_TEXT } from '@practice/service-kit';
import { contextFor, TEST_FIELD_KEY } from '@practice/service-kit/testing';
import { Types } from 'mongoose';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { bookAppointment } from '../booking/book-appointment.ts';
import { encryptClinicalText } from '../migrations/2026-11-22-encrypt-clinical-text.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { getAppointment } from '../records/get-appointment.ts';
import { listAppointmentRecords } from '../records/list-appointment-records.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { decryptClinicalTexts, encryptClinicalTexts } from './clinical-text.ts';

const REASON = 'GIZLI-REASON geceleri ağlıyor';
const NOTES = 'GIZLI-NOTES annesiyle görüşüldü';
const staff = contextFor('admin');

usePractice();
beforeEach(openPractice);

/** Everything that lies in the database. */
async function everything(): Promise<string> {
  const collections = await database().collections();
  const documents = await Promise.all(collections.map((each) => each.find({}).toArray()));
  return JSON.stringify(documents);
}

function loseTheKey(): void {
  setFieldKeys('a key of nobody, which is long enough');
  onTestFinished(() => setFieldKeys(TEST_FIELD_KEY));
}

test('what parents and staff write about a child is encrypted in every collection, and readable for staff', async () => {
  const booked = await bookAppointment(contextFor('anonymous'), bookingInput({ reason: REASON }));
  await bookAppointment(contextFor('anonymous'), bookingInput({ reason: 'GIZLI-CORRECTION' }));
  await updateAppointment(staff, { id: booked.id, notes: NOTES });
  await updateAppointment(staff, { id: booked.id, reason: `${REASON}, yine` });
  const series = staffInput({ reason: REASON, notes: NOTES, isRecurring: true, recurringPattern: 'weekly' });
  await createAppointment(staff, { ...series, appointmentTime: '14:00', recurringEndDate: nextDate(1) });

  expect(await everything()).not.toContain('GIZLI');
  expect(booked.reason).toBe(REASON);
  expect(await getAppointment(staff, { id: booked.id })).toMatchObject({
    reason: `${REASON}, yine`,
    notes: NOTES,
    resubmissions: [{ reason: 'GIZLI-CORRECTION', phone: null }],
  });
  const { items } = await listAppointmentRecords(staff, { specialFeature: 'notes' });
  expect(items.map(({ notes }) => notes)).toContain(NOTES);
});

test('appointments added to a series have the texts of its first', async () => {
  const { appointment } = await createAppointment(staff, staffInput({ reason: REASON, notes: NOTES }));
  const recurringEndDate = addDays(appointment.appointmentDate, 14);
  await updateAppointment(staff, {
    id: appointment.id,
    isRecurring: true,
    recurringPattern: 'weekly',
    recurringEndDate,
  });
  expect(await everything()).not.toContain('GIZLI');
  const { items } = await listAppointmentRecords(staff, {});
  expect(items.map(({ reason, notes }) => [reason, notes])).toEqual(items.map(() => [REASON, NOTES]));
  expect(items).toHaveLength(3);
});

test('the filter for notes finds appointments that have some', async () => {
  const { appointment } = await createAppointment(staff, staffInput({ notes: NOTES }));
  await createAppointment(staff, staffInput({ appointmentTime: '14:00' }));
  const first = await listAppointmentRecords(staff, { specialFeature: 'notes' });
  expect(first.items.map(({ id }) => id)).toEqual([appointment.id]);
  await updateAppointment(staff, { id: appointment.id, notes: '' });
  expect((await listAppointmentRecords(staff, { specialFeature: 'notes' })).total).toBe(0);
});

test('without the key the list shows a placeholder for each text, and saving loses nothing', async () => {
  const { appointment } = await createAppointment(staff, staffInput({ reason: REASON, notes: NOTES }));
  loseTheKey();
  const { items } = await listAppointmentRecords(staff, {});
  expect(items).toMatchObject([{ reason: UNREADABLE_TEXT, notes: UNREADABLE_TEXT, childName: 'Ada Yıldız' }]);
  // The form sends back what it was given.
  await updateAppointment(staff, { id: appointment.id, notes: UNREADABLE_TEXT, priority: 'high' });
  setFieldKeys(TEST_FIELD_KEY);
  expect(await getAppointment(staff, { id: appointment.id })).toMatchObject({
    reason: REASON,
    notes: NOTES,
    priority: 'high',
  });
});

test('the migration encrypts what lay readable, once, and leaves the rest', async () => {
  const { appointment } = await createAppointment(staff, staffInput({ reason: REASON, notes: NOTES }));
  const appointments = database().collection('appointments');
  const { _id, ...rest } = (await appointments.findOne({ _id: new Types.ObjectId(appointment.id) })) ?? {};
  const old = { _id: new Types.ObjectId(), ...rest, reason: 'GIZLI-OLD', notes: null };
  const empty = { _id: new Types.ObjectId(), ...rest, reason: '', notes: '' };
  await appointments.insertMany([old, empty]);

  await encryptClinicalText.up();
  const before = await everything();
  expect(before).not.toContain('GIZLI');
  await encryptClinicalText.up();
  expect(await everything()).toBe(before);
  const read = (id: unknown) => getAppointment(staff, { id: String(id) });
  expect(await read(old._id)).toMatchObject({ reason: 'GIZLI-OLD', notes: null });
  expect(await read(empty._id)).toMatchObject({ reason: '', notes: '' });
  expect(await read(_id)).toMatchObject({ reason: REASON, notes: NOTES });
});

test('ten thousand appointments are read and each text is its own', () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => ({ reason: `${REASON} ${index}`, notes: `${index}` }));
  const stored = texts.map((each) => {
    const _id = new Types.ObjectId();
    return { _id, ...encryptClinicalTexts(_id, each) };
  });
  expect(stored.map(decryptClinicalTexts)).toEqual(texts);
});
