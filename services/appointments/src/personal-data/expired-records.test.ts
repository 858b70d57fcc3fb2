import { addDays, type RetentionClass, toInstant } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { contextFor, dumpDatabase, eventsSince } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { createAssessment } from '../assessments/create-assessment.ts';
import { openChildProfile } from '../child-profiles/open-child-profile.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { sweepContents } from '../clinical/file-contents.ts';
import { createClinicalNote } from '../clinical-notes/create-clinical-note.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { pdf, uploadFile } from '../testing/upload-file.ts';
import { eraseExpiredRecords } from './erase-expired-records.ts';
import { findExpiredRecords } from './find-expired-records.ts';

usePractice();
const admin = contextFor('admin');
const system = contextFor('service');

/** A winter in which clocks at the practice were two hours ahead of UTC, not three as they are now. */
const LIMIT = '2016-01-12';
const BEFORE = addDays(LIMIT, -1);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(toInstant(BEFORE, '09:00'));
  await openPractice();
});
afterEach(() => {
  vi.useRealTimers();
});

let families = 0;

/** An appointment of a family of its own, unless one is given. */
async function appointment(appointmentDate: string, fields: object = {}): Promise<string> {
  families += 1;
  const family = {
    childBirthDate: '2009-03-14',
    phone: `0532 100 ${String(families).padStart(4, '0')}`,
    email: `veli${families}@ornek.com`,
  };
  const input = staffInput({ ...family, appointmentDate, appointmentTime: '10:00', ...fields });
  return (await createAppointment(admin, input)).appointment.id;
}

const expired = async (kind: RetentionClass, keptFrom = LIMIT) =>
  (await findExpiredRecords(admin, { kind, keptFrom })).expired;
const idsOf = async (kind: RetentionClass, keptFrom = LIMIT) => (await expired(kind, keptFrom)).map(({ id }) => id);
const erase = (kind: RetentionClass, ids: string[]) =>
  eraseExpiredRecords(system, { kind, keptFrom: LIMIT, ids, runId: 'run1' });

/** A child's file with a note, an assessment and an upload, about one appointment. */
async function family(appointmentDate = BEFORE) {
  const appointmentId = await appointment(appointmentDate, { phone: '0532 111 22 33', email: 'elif@ornek.com' });
  const { id: profileId } = await openChildProfile(admin, { appointmentId });
  await createClinicalNote(admin, { appointmentId, content: 'Gizli not' });
  await createAssessment(admin, { appointmentId, assessmentType: 'Ölçek', assessmentDate: appointmentDate });
  await uploadFile(admin, { appointmentId, fileName: 'Okul raporu.pdf', bytes: pdf });
  return { appointmentId, profileId };
}

describe('an appointment', () => {
  it('of the day of the limit stays, of the day before it is over', async () => {
    const over = await appointment(BEFORE, { appointmentTime: '16:00' });
    await appointment(LIMIT, { appointmentTime: '09:00' });
    expect(await expired('appointment')).toEqual([
      { id: over, date: BEFORE, name: 'Ada Yıldız (veli: Elif Yıldız)', detail: null, partOfId: null },
    ]);
    const found = await findExpiredRecords(admin, { kind: 'appointment', keptFrom: LIMIT });
    expect(found).toMatchObject({ total: 2, oldest: BEFORE, hasMore: false });
  });

  it('stays for as long as its child comes, by a file or without one, also when the next is to come', async () => {
    const phone = { phone: '0532 200 0000' };
    const first = await appointment(BEFORE, phone);
    // A sibling's and another family's do not count.
    await appointment(addDays(LIMIT, 5), { ...phone, childName: 'Kaan Yıldız' });
    await appointment(addDays(LIMIT, 6));
    expect(await idsOf('appointment')).toEqual([first]);
    await appointment(addDays(LIMIT, 700), { ...phone, childName: 'ADA YILDIZ' });
    expect(await idsOf('appointment')).toEqual([]);
    await openChildProfile(admin, { appointmentId: first });
    expect(await idsOf('appointment')).toEqual([]);
  });
});

describe('a child’s file', () => {
  it('is over with its last appointment, note, assessment and upload', async () => {
    const { appointmentId, profileId } = await family();
    expect(await expired('childProfile')).toEqual([
      { id: profileId, date: BEFORE, name: 'Ada Yıldız (veli: Elif Yıldız)', detail: null, partOfId: null },
    ]);
    expect(await idsOf('appointment')).toEqual([appointmentId]);
  });

  it('and its appointments stay for what was done after them, by the day at the practice', async () => {
    const { appointmentId, profileId } = await family();
    const midnight = toInstant(LIMIT, '00:00');
    expect(midnight.toISOString()).toBe('2016-01-11T22:00:00.000Z');
    const last = { createdAt: new Date(midnight.getTime() - 1) };
    const next = { createdAt: midnight };
    for (const model of [ClinicalNoteModel, AppointmentFileModel, ChildProfileModel]) {
      await model.collection.updateMany({}, { $set: last });
      expect(await idsOf('childProfile')).toEqual([profileId]);
      expect(await idsOf('appointment')).toEqual([appointmentId]);
      await model.collection.updateMany({}, { $set: next });
      expect([await idsOf('childProfile'), await idsOf('appointment')]).toEqual([[], []]);
      await model.collection.updateMany({}, { $set: last });
    }
    vi.setSystemTime(next.createdAt);
    await createAssessment(admin, { appointmentId, assessmentType: 'Ölçek', assessmentDate: LIMIT });
    expect([await idsOf('childProfile'), await idsOf('appointment')]).toEqual([[], []]);
  });

  it('stays for an appointment that a parent has made and nobody has opened yet', async () => {
    await family();
    await appointment(addDays(LIMIT, 3), { phone: '0532 111 22 33' });
    expect([await idsOf('childProfile'), await idsOf('appointment')]).toEqual([[], []]);
  });
});

describe('erasing', () => {
  it('leaves no trace of a family, and says in its transactions what went', async () => {
    const { appointmentId, profileId } = await family();
    const before = await lastSeq();
    expect((await erase('appointment', [appointmentId])).erased).toEqual([
      { kind: 'appointment', count: 1 },
      { kind: 'appointmentFile', count: 1 },
    ]);
    await erase('childProfile', [profileId]);
    await sweepContents(Date.now() + 7_200_000);
    expect(await dumpDatabase()).not.toMatch(/elif|5321112233|ada y/i);
    for (const name of ['appointment_contents.files', 'appointment_contents.chunks', 'booking_requests']) {
      expect([name, await database().collection(name).countDocuments()]).toEqual([name, 0]);
    }
    const events = await eventsSince(before);
    expect(events.flatMap(({ type, payload }) => (type === 'records.expired' ? [payload] : []))).toEqual([
      {
        runId: 'run1',
        erased: [
          { kind: 'appointment', count: 1 },
          { kind: 'appointmentFile', count: 1 },
        ],
      },
      {
        runId: 'run1',
        erased: [
          { kind: 'childProfile', count: 1 },
          { kind: 'clinicalNote', count: 1 },
          { kind: 'assessment', count: 1 },
        ],
      },
    ]);
    const applied = { action: 'retention.applied', entity: 'retention', entityId: 'run1', username: null };
    expect(events.flatMap(({ payload }) => (payload as { changedFields?: string[] }).changedFields ?? [])).toEqual(
      expect.arrayContaining(['appointment:1', 'appointmentFile:1', 'childProfile:1', 'clinicalNote:1']),
    );
    expect(events.map(({ payload }) => payload)).toContainEqual(expect.objectContaining(applied));
  });

  it('takes a series along whole, and leaves what is not over any more, gone or unknown', async () => {
    const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
    vi.setSystemTime(toInstant('2015-11-20', '09:00'));
    const first = await appointment('2015-12-01', series);
    const over = await idsOf('appointment');
    expect(over).toHaveLength(3);
    const later = await appointment(BEFORE, { appointmentTime: '14:00' });
    await AppointmentModel.updateOne({ _id: later }, { appointmentDate: LIMIT, startsAt: toInstant(LIMIT, '14:00') });
    const { erased } = await erase('appointment', [...over, later, '000000000000000000000000']);
    expect(erased).toEqual([{ kind: 'appointment', count: 3 }]);
    expect((await AppointmentModel.find().lean()).map(({ _id }) => String(_id))).toEqual([later]);
    const before = await lastSeq();
    expect((await erase('appointment', [first])).erased).toEqual([]);
    expect(await eventsSince(before)).toEqual([]);
  });

  it('is the run’s alone, and of this service’s records', async () => {
    const ids = [await appointment(BEFORE)];
    const input = { kind: 'appointment' as const, keptFrom: LIMIT, ids, runId: 'run1' };
    await expect(eraseExpiredRecords(admin, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(findExpiredRecords(contextFor('moderator'), input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = { ...input, kind: 'contactMessage' as const };
    await expect(eraseExpiredRecords(system, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(findExpiredRecords(admin, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
