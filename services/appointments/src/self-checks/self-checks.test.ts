import { addDays, type SelfCheckKey, toInstant } from '@practice/contracts';
import { callService, database, setFieldKeys, setListExecutor } from '@practice/service-kit';
import { contextFor, faultsAfter, runSelfCheck, TEST_FIELD_KEY } from '@practice/service-kit/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { createAvailableSlot } from '../available-slots/create-available-slot.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { createClinicalNote } from '../clinical-notes/create-clinical-note.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { deleteAppointment } from '../records/delete-appointment.ts';
import { listAppointments } from '../records/list-appointments.ts';
import { setAppointmentStatus } from '../records/set-appointment-status.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { createService } from '../server.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { pdf, uploadFile } from '../testing/upload-file.ts';

usePractice();
const service = createService();
const MONDAY = nextDate(1);
const admin = contextFor('admin');
const check = (key: SelfCheckKey) => runSelfCheck(service, key);
const idsOf = async (key: SelfCheckKey) => (await check(key)).faults.map(({ id }) => id);

const book = (appointmentTime: string, overrides: object = {}) =>
  bookAppointment(
    contextFor('anonymous'),
    bookingInput({
      appointmentDate: MONDAY,
      appointmentTime,
      phone: `0532 111 22 ${appointmentTime.slice(0, 2)}`,
      ...overrides,
    }),
  );

/** A practice in which each kind of record was made as people make it. */
let booked: Awaited<ReturnType<typeof book>>;
let fileId: string;
beforeEach(async () => {
  await openPractice();
  booked = await book('10:00', { legalTextVersion: 'v1' });
  const other = await book('13:00', { childName: 'Can Er' });
  await setAppointmentStatus(admin, { id: other.id, status: 'cancelled' });
  await createAppointment(admin, staffInput({ appointmentDate: MONDAY, appointmentTime: '15:00', notes: 'Aradı.' }));
  await createClinicalNote(admin, { appointmentId: booked.id, content: 'Sakin geçti.' });
  fileId = (await uploadFile(admin, { appointmentId: booked.id, fileName: 'Rapor.pdf', bytes: pdf })).id;
});

const change = (update: object, id = booked.id) => AppointmentModel.updateOne({ _id: id }, { $set: update });

/** Changes the first appointment, or the only document of another collection. */
const foundAfter = (key: SelfCheckKey, change: { collection: string; update: object }) =>
  faultsAfter(service, {
    key,
    filter: change.collection === 'appointments' ? { appointmentTime: '10:00' } : {},
    ...change,
  });

it('the checks find nothing in what people have made, and say how much they looked at', async () => {
  for (const key of ['overlaps', 'daySchedules', 'consents'] as const) {
    expect(await check(key)).toEqual({ checked: 2, faults: [], notes: [] });
  }
  for (const key of ['encryption', 'references', 'storedFiles'] as const) {
    const { checked, faults } = await check(key);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(1);
  }
});

describe('overlaps', () => {
  const overlapping = () =>
    createAppointment(admin, staffInput({ appointmentDate: MONDAY, appointmentTime: '10:30', allowConflict: true }));

  it('finds two at one time that nobody has allowed', async () => {
    const { id } = (await overlapping()).appointment;
    expect(await idsOf('overlaps')).toEqual([]);
    await AppointmentModel.updateMany({}, { $set: { conflictsWith: [] } });
    const { faults } = await check('overlaps');
    expect(faults).toEqual([
      {
        id: `${booked.id}:${id}`,
        sentence: expect.stringContaining('10:00 ve 10:30 randevuları çakışıyor'),
        records: [
          { place: 'appointment', recordId: booked.id },
          { place: 'appointment', recordId: id },
        ],
      },
    ]);
    await AppointmentModel.updateOne({ _id: id }, { status: 'cancelled' });
    expect(await idsOf('overlaps')).toEqual([]);
  });

  it('allows what a slot takes together, also after the slot is gone', async () => {
    const slot = { date: MONDAY, startTime: '16:00', endTime: '17:00', maxCapacity: 2 };
    await createAvailableSlot(admin, slot);
    const first = await book('16:00');
    const second = await book('16:00', { phone: '0533 111 22 33', childName: 'Ece Er' });
    expect(await idsOf('overlaps')).toEqual([]);
    await AvailableSlotModel.deleteMany({});
    expect(await idsOf('overlaps')).toEqual([]);
    await DayScheduleModel.updateOne({ _id: dayScheduleId(MONDAY) }, { $unset: { 'intervals.$[].isShared': 1 } });
    expect(await idsOf('overlaps')).toEqual([`${first.id}:${second.id}`]);
  });
});

describe('daySchedules', () => {
  it('finds what appointments do not say', async () => {
    const found = async (update: object) => {
      const [first] = await foundAfter('daySchedules', { collection: 'day_schedules', update });
      return first?.id.replace(booked.id, 'booked');
    };
    const taken = { appointmentId: 'gone', start: 0, end: 60 };
    expect(await found({ $pull: { intervals: { appointmentId: booked.id } }, $inc: { count: -1 } })).toBe(
      `${MONDAY}:booked`,
    );
    expect(await found({ $push: { intervals: taken }, $inc: { count: 1 } })).toBe(`${MONDAY}:gone`);
    expect(await found({ $set: { 'intervals.0.start': 630 } })).toBe(`${MONDAY}:booked`);
    expect(await found({ $inc: { count: 1 } })).toBe(`${MONDAY}:count`);
  });

  it('finds a day without a schedule, and an instant that is not that of date and time', async () => {
    const far = addDays(MONDAY, 70);
    await change({ appointmentDate: far, startsAt: toInstant(far, '10:00') });
    const found = await idsOf('daySchedules');
    expect(found.sort()).toEqual([`${MONDAY}:${booked.id}`, `${booked.id}:instants`, `${far}:${booked.id}`].sort());
  });
});

it('consents finds those that are not complete, and leaves those alone that were not recorded', async () => {
  const found = async ($set: object) =>
    (await foundAfter('consents', { collection: 'appointments', update: { $set } }))[0]?.sentence;
  expect(await found({ 'consents.communication': false })).toContain('iletişim izni');
  expect(await found({ 'consents.legalTextVersion': null })).toContain('hangi aydınlatma metninin');
  expect(await found({ 'consents.legalTextVersion': 'v0' })).toContain('hiç yayımlanmamış');
  expect(await found({ consents: null })).toBeUndefined();
});

describe('encryption', () => {
  it('finds a readable text, one of another record, and one of a key that is gone', async () => {
    await change({ notes: 'açık not' });
    const [note] = await database().collection('clinical_notes').find().toArray();
    const { reason } = await AppointmentModel.findById(booked.id).orFail().lean();
    await database()
      .collection('clinical_notes')
      .updateOne({}, { $set: { content: reason } });
    const { faults } = await check('encryption');
    expect(faults.map(({ id }) => id).sort()).toEqual(
      [`appointments.notes:${booked.id}`, `clinical_notes.content:${note?._id}`].sort(),
    );
    expect(JSON.stringify(faults)).not.toContain('açık not');
    setFieldKeys('another key of another practice, long enough');
    onTestFinished(() => setFieldKeys(TEST_FIELD_KEY));
    expect(await idsOf('encryption')).toContain(`appointment_files.fileName:${fileId}`);
  });
});

describe('references', () => {
  const gone = String(new Types.ObjectId());

  it('finds what names a record that is not there', async () => {
    const found = async (collection: string, $set: object) =>
      (await foundAfter('references', { collection, update: { $set } })).map(({ id }) => id);
    expect(await found('appointments', { serviceType: 'yok' })).toEqual(['appointments:…:hizmeti yok']);
    expect(await found('appointments', { recurringParentId: gone })).toEqual([
      'appointments:…:tekrarının ilk randevusu yok',
    ]);
    expect(await found('appointments', { conflictsWith: [gone] })).toEqual([
      'appointments:…:çakıştığı yazan randevu yok',
    ]);
    for (const [collection, field] of [
      ['clinical_notes', 'childProfileId'],
      ['clinical_notes', 'appointmentId'],
      ['appointment_files', 'appointmentId'],
      ['child_appointments', 'childProfileId'],
      ['child_identities', 'childProfileId'],
    ] as const) {
      expect(await found(collection, { [field]: gone })).toEqual([`${collection}.${field}:…`]);
    }
  });

  it('finds the history of an appointment that is gone, and nothing after a deletion by staff', async () => {
    await updateAppointment(admin, { id: booked.id, appointmentTime: '11:00' });
    await deleteAppointment(admin, { id: booked.id });
    expect(await idsOf('references')).toEqual([]);
    const at = new Date();
    await database().collection('appointment_changes').insertOne({ appointmentId: gone, at, changeType: 'updated' });
    expect(await idsOf('references')).toEqual([`appointment_changes:${gone}`]);
  });
});

describe('storedFiles', () => {
  const chunks = () => database().collection<{ files_id: Types.ObjectId }>('appointment_contents.chunks');

  it('finds a content that lacks a part, a file without a content, and a part without a file', async () => {
    const chunk = await chunks().findOne();
    await chunks().deleteOne({});
    expect(await idsOf('storedFiles')).toEqual([`appointment_contents:${chunk?.files_id}`]);
    await database().collection('appointment_contents.files').deleteMany({});
    const left = Types.ObjectId.createFromTime(Date.now() / 1000 - 7200);
    await chunks().insertOne({ files_id: left });
    expect((await idsOf('storedFiles')).sort()).toEqual(
      [`appointment_contents.chunks:${left}`, `appointment_files.contentId:${fileId}`].sort(),
    );
  });

  it('finds a content that no file has named for days', async () => {
    const _id = Types.ObjectId.createFromTime(Date.now() / 1000 - 3 * 86_400);
    await database()
      .collection<{ _id: Types.ObjectId }>('appointment_contents.files')
      .insertOne({ _id, length: 0, chunkSize: 1 } as never);
    expect(await idsOf('storedFiles')).toEqual([`appointment_contents:${_id}`]);
  });
});

it('counters finds a list that counts what is not stored', async () => {
  setListExecutor('memory');
  onTestFinished(() => setListExecutor(undefined));
  await listAppointments(admin, { page: 1, pageSize: 5 });
  expect((await check('counters')).checked).toBe(4);
  await database().collection('appointments').deleteOne({ status: 'cancelled' });
  expect(await idsOf('counters')).toEqual(['appointments:cancelled']);
});

describe('for other services', () => {
  it('lists the requests of the last days that came with consents', async () => {
    expect(await callService('appointments', 'listRecentRequests', {})).toEqual([]);
    await database()
      .collection('appointments')
      .updateMany({ status: 'pending' }, { $set: { createdAt: new Date(Date.now() - 86_400_000) } });
    expect(await callService('appointments', 'listRecentRequests', {})).toEqual([booked.id]);
  });

  it('says which appointments are not there, and samples what must be shown to nobody', async () => {
    const ids = [booked.id, 'none', 'none'];
    expect(await callService('appointments', 'findMissingAppointments', { ids })).toEqual(['none']);
    const sample = await callService('appointments', 'samplePersonalData', {});
    const record = { place: 'appointment', recordId: booked.id };
    expect(sample.values).toContainEqual({ kind: 'phone', text: '05321112210', record });
    expect(sample.values).toContainEqual({ kind: 'text', text: 'Okula alışmakta zorlanıyor.', record });
    expect(sample.ids).toEqual(expect.arrayContaining([fileId]));
  });
});
