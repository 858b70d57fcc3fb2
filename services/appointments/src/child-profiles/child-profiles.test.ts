import { addDays, childProfileRecord } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClinicalNote } from '../clinical-notes/create-clinical-note.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { deleteAppointment } from '../records/delete-appointment.ts';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { getAppointmentChildProfile, getChildProfile } from './get-child-profile.ts';
import { getChildTimeline } from './get-child-timeline.ts';
import { listChildProfiles } from './list-child-profiles.ts';
import { mergeChildProfiles } from './merge-child-profiles.ts';
import { openChildProfile } from './open-child-profile.ts';
import { splitChildProfile } from './split-child-profile.ts';
import { updateChildProfile } from './update-child-profile.ts';

usePractice();
beforeEach(openPractice);

const staff = contextFor('moderator');
const admin = contextFor('admin');
let hour = 9;
beforeEach(() => {
  hour = 9;
});

/** An appointment on a time of its own; its id. */
async function book(fields: object = {}): Promise<string> {
  const appointmentTime = `${String(hour++).padStart(2, '0')}:00`;
  const input = staffInput({ appointmentDate: nextDate(2), appointmentTime, allowConflict: true, ...fields });
  return (await createAppointment(staff, input)).appointment.id;
}

const open = async (fields: object = {}, chosen: object = {}) =>
  openChildProfile(staff, { appointmentId: await book(fields), ...chosen });
const isNewFile = { isNewFile: true };
const note = (appointmentId: string, fields: object = {}, ctx = staff) =>
  createClinicalNote(ctx, { appointmentId, content: 'GIZLI not', ...fields });
const appointmentsIn = async (id: string) =>
  (await getChildTimeline(staff, { id })).flatMap(({ appointment }) => appointment?.id ?? []).sort();

describe('a child who comes again', () => {
  it('has one file, however the name is spelled', async () => {
    const first = await open({ childName: 'Işıl İnci' });
    expect(childProfileRecord.strict().parse(first)).toMatchObject({
      childName: 'Işıl İnci',
      childBirthDate: '2019-03-14',
      parentPhone: '05321112233',
      guardians: [],
      isActive: true,
      version: 1,
    });
    expect((await open({ childName: '  ISIL  INCI ' })).id).toBe(first.id);
    expect(await appointmentsIn(first.id)).toHaveLength(2);
  });

  it('has the appointments in it that were booked before and since', async () => {
    const before = await book();
    const { id } = await open();
    const since = await book();
    expect(await appointmentsIn(id)).toEqual(expect.arrayContaining([before, since]));
    expect(await getAppointmentChildProfile(staff, { appointmentId: since })).toMatchObject({ id });
  });

  it('is known under the other phone once staff have written it into the file', async () => {
    const { id } = await open();
    await updateChildProfile(staff, { id, parentPhone: '0533 222 33 44' });
    expect((await open({ phone: '0533 222 33 44' })).id).toBe(id);
    expect((await open()).id).toBe(id);
  });

  it('gets one file when several ask for it at once', async () => {
    const ids = [await book(), await book(), await book(), await book()];
    const opened = await Promise.all(ids.map((appointmentId) => openChildProfile(staff, { appointmentId })));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect((await listChildProfiles(staff)).total).toBe(1);
  });
});

it.each([
  ['a sibling', { childName: 'Ali Yıldız' }],
  ['a twin with another name', { childName: 'Eda Yıldız' }],
  ['a child of that name with another birthday', { childBirthDate: '2019-03-15' }],
  ['a child of another family, by decision', { phone: '0533 222 33 44' }],
])('%s has a file of its own', async (_who, fields) => {
  const [one, other] = [await open(), await open(fields, isNewFile)];
  expect(other.id).not.toBe(one.id);
  expect(await appointmentsIn(one.id)).toHaveLength(1);
});

it('an appointment has no file until one is needed: a note makes it', async () => {
  const appointmentId = await book();
  expect(await getAppointmentChildProfile(staff, { appointmentId })).toBeNull();
  const { childProfileId } = await note(appointmentId);
  expect(await getAppointmentChildProfile(staff, { appointmentId })).toMatchObject({ id: childProfileId });
});

it('what is written in a file is encrypted in the database, and its changes are announced and audited without it', async () => {
  const { id } = await open();
  const before = await lastSeq();
  const texts = { concerns: 'GIZLI kaygı', medications: 'GIZLI ilaç', emergencyContact: 'GIZLI kişi' };
  const guardians = [{ name: 'GIZLI Hala', relation: 'GIZLI', phone: null, email: null }];
  await updateChildProfile(staff, { id, ...texts, guardians, gender: 'girl' });
  const collections = await database().collections();
  const everything = JSON.stringify(await Promise.all(collections.map((each) => each.find({}).toArray())));
  expect(everything).not.toContain('GIZLI');
  expect(everything).not.toContain('"girl"');
  expect(await getChildProfile(staff, { id })).toMatchObject({ ...texts, guardians, gender: 'girl', version: 2 });
  const events = await eventsSince(before);
  expect(events.map(({ type }) => type)).toContain('child-profile.changed');
  expect(events).toContainEqual(
    expect.objectContaining({
      payload: expect.objectContaining({
        action: 'child-profile.updated',
        changedFields: expect.arrayContaining(['concerns']),
      }),
    }),
  );
});

it('a guardian has a phone and an e-mail as everybody has, or none', async () => {
  const { id } = await open();
  const guardian = { name: 'Ayşe Yıldız', phone: '+90 (533) 222 33 44', email: ' Ayse@Ornek.com ' };
  const { guardians } = await updateChildProfile(staff, { id, guardians: [guardian, { name: 'Can', phone: ' ' }] });
  expect(guardians).toEqual([
    { name: 'Ayşe Yıldız', relation: null, phone: '05332223344', email: 'ayse@ornek.com' },
    { name: 'Can', relation: null, phone: null, email: null },
  ]);
  const wrong = [{ name: 'Can', phone: '123', email: 'can' }];
  await expect(updateChildProfile(staff, { id, guardians: wrong })).rejects.toMatchObject({
    errors: [
      { field: 'guardians.0.phone', message: 'En az 10 rakam olmalıdır' },
      { field: 'guardians.0.email', message: 'Geçerli bir e-posta adresi giriniz' },
    ],
  });
});

it('reading a file, its history or the list of files is in the audit log', async () => {
  const { id } = await open();
  const before = await lastSeq();
  await getChildProfile(admin, { id });
  await getChildTimeline(admin, { id });
  await listChildProfiles(admin);
  await getChildProfile(admin, { id });
  const actions = (await eventsSince(before)).map(({ payload }) => (payload as { action: string }).action);
  expect(actions).toEqual(['child-profile.read', 'child-timeline.read', 'child-profiles.listed']);
});

it('a change that is refused as outdated reads the file, which is in the audit log', async () => {
  const { id } = await open();
  const outdated = updateChildProfile(admin, { id, concerns: 'Uyku', version: 0 });
  await expect(outdated).rejects.toMatchObject({ code: 'VERSION_CONFLICT', attachment: { current: { id } } });
  expect((await lastEvents(1))[0]?.payload).toMatchObject({
    action: 'child-profile.read',
    entityId: id,
    username: 'admin',
  });
});

it('files are found by any part of name, phone in any spelling, or e-mail', async () => {
  await open({ childName: 'Işıl Öztürk', parentName: 'Çiğdem Öztürk' });
  await open({ childName: 'Ali Kaya', phone: '0533 222 33 44' });
  const found = async (search: string) =>
    (await listChildProfiles(staff, { search })).items.map(({ childName }) => childName);
  expect(await found('isil ozt')).toEqual(['Işıl Öztürk']);
  expect(await found('çiğ')).toEqual(['Işıl Öztürk']);
  expect(await found('2223')).toEqual(['Ali Kaya']);
  expect(await found('+90 533 222 33 44')).toEqual(['Ali Kaya']);
  expect(await found('ÖRNEK.com')).toEqual(['Ali Kaya', 'Işıl Öztürk']);
  expect(await found('')).toEqual(['Ali Kaya', 'Işıl Öztürk']);
});

it('a file in the list says which appointment is the latest', async () => {
  const first = await book();
  const { id } = await openChildProfile(staff, { appointmentId: first });
  const later = await book({ appointmentDate: addDays(nextDate(2), 7) });
  await openChildProfile(staff, { appointmentId: later });
  expect((await listChildProfiles(staff)).items).toMatchObject([{ id, latestAppointmentId: later }]);
});

describe('the history of a child', () => {
  it('has appointments and notes, and private notes for their author and admins alone', async () => {
    const appointmentId = await book();
    const { childProfileId: id } = await note(appointmentId, { isPrivate: true });
    await note(appointmentId, {}, admin);
    const notes = async (ctx: typeof staff) => (await getChildTimeline(ctx, { id })).filter((each) => each.note).length;
    const other = { ...staff, actor: { ...staff.actor, userId: 'another' } };
    expect([await notes(staff), await notes(admin), await notes(other)]).toEqual([2, 2, 1]);
  });

  it('keeps the notes of an appointment that is deleted for good', async () => {
    const appointmentId = await book();
    const { childProfileId: id } = await note(appointmentId);
    await deleteAppointment(admin, { id: appointmentId });
    expect(await getChildTimeline(staff, { id })).toMatchObject([
      { appointment: null, note: { content: 'GIZLI not', appointmentId: null, version: 1 } },
    ]);
  });
});

describe('two files of one child', () => {
  it('become one, in which nothing of either is lost', async () => {
    const one = await open();
    const second = await book({ phone: '0533 222 33 44', parentName: 'Can Yıldız' });
    await openChildProfile(staff, { appointmentId: second, ...isNewFile });
    const { childProfileId: otherId } = await note(second);
    await updateChildProfile(staff, { id: one.id, concerns: 'Uyku' });
    await updateChildProfile(staff, { id: otherId, concerns: 'Okul', allergies: 'Fıstık', gender: 'girl' });

    const preview = await mergeChildProfiles(staff, { id: one.id, otherId, isPreview: true });
    expect(preview).toMatchObject({ profile: { concerns: 'Uyku' }, appointments: [{ id: second }], notes: 1 });
    expect(preview.changedFields.sort()).toEqual(['allergies', 'concerns', 'gender', 'guardians']);
    expect((await listChildProfiles(staff)).total).toBe(2);

    const merged = await mergeChildProfiles(staff, { id: one.id, otherId });
    expect(merged.profile).toMatchObject({
      concerns: 'Uyku\n\nOkul',
      allergies: 'Fıstık',
      gender: 'girl',
      guardians: [{ name: 'Can Yıldız', relation: 'Veli', phone: '05332223344' }],
    });
    expect((await listChildProfiles(staff)).total).toBe(1);
    await expect(getChildProfile(staff, { id: otherId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Under both phones the child is known now.
    expect((await open({ phone: '0533 222 33 44' })).id).toBe(one.id);
    expect((await getChildTimeline(staff, { id: one.id })).filter((entry) => entry.note)).toHaveLength(1);
  });
});

it('notes that are written while two files become one are all in that one', async () => {
  const { id } = await open();
  const second = await book({ phone: '0533 222 33 44' });
  await openChildProfile(staff, { appointmentId: second, ...isNewFile });
  const { childProfileId: otherId } = await note(second);
  const texts = ['bir', 'iki', 'üç', 'dört'];
  const written = texts.map((content) => note(second, { content }));
  await Promise.all([...written.slice(0, 2), mergeChildProfiles(staff, { id, otherId }), ...written.slice(2)]);
  const notes = (await getChildTimeline(staff, { id })).flatMap((entry) => entry.note?.content ?? []);
  expect(notes.sort()).toEqual(['GIZLI not', ...texts].sort());
});

describe('a file of two children', () => {
  it('is split: the chosen appointments move with their notes to a file of their own', async () => {
    const mine = await book();
    const { childProfileId: id } = await note(mine);
    // The other child was in the file by mistake.
    const others = await book({ childName: 'Ali Yıldız' });
    const { id: merged } = await openChildProfile(staff, { appointmentId: others });
    await note(others);
    await mergeChildProfiles(staff, { id, otherId: merged });
    expect(await appointmentsIn(id)).toHaveLength(2);

    const preview = await splitChildProfile(staff, { id, appointmentIds: [others], isPreview: true });
    expect(preview).toMatchObject({ profile: null, appointments: [{ id: others }], notes: 1 });
    expect(await appointmentsIn(id)).toHaveLength(2);

    const { profile } = await splitChildProfile(staff, { id, appointmentIds: [others] });
    expect(profile).toMatchObject({ childName: 'Ali Yıldız', concerns: null });
    expect([await appointmentsIn(id), await appointmentsIn(profile?.id ?? '')]).toEqual([[mine], [others]]);
    // The next appointment of each goes to the right file.
    expect([(await open()).id, (await open({ childName: 'Ali Yıldız' })).id]).toEqual([id, profile?.id]);
  });

  it('keeps what was moved by hand when both children are known by the same name', async () => {
    const mine = await book();
    const another = await book();
    const { id } = await openChildProfile(staff, { appointmentId: mine });
    const { profile } = await splitChildProfile(staff, { id, appointmentIds: [another] });
    expect([await appointmentsIn(id), await appointmentsIn(profile?.id ?? '')]).toEqual([[mine], [another]]);
    expect(await getAppointmentChildProfile(staff, { appointmentId: another })).toMatchObject({ id: profile?.id });
  });

  it.each([
    ['appointments of another file', async () => ({ appointmentIds: [await book({ childName: 'Ali Kaya' })] })],
    ['all of its appointments', async (own: string) => ({ appointmentIds: [own] })],
  ])('is not split by %s', async (_what, input) => {
    const own = await book();
    const { id } = await openChildProfile(staff, { appointmentId: own });
    await expect(splitChildProfile(staff, { id, ...(await input(own)) })).rejects.toMatchObject({
      errors: [{ field: 'appointmentIds' }],
    });
  });
});
