import { clinicalNoteRecord, MAX_NOTE_LENGTH } from '@practice/contracts';
import { database, lastSeq, setFieldKeys, UNREADABLE_TEXT } from '@practice/service-kit';
import { contextFor, eventsSince, lastEvents, TEST_FIELD_KEY } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createAppointment } from '../records/create-appointment.ts';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { countClinicalRecords } from './count-clinical-records.ts';
import { createClinicalNote } from './create-clinical-note.ts';
import { deleteClinicalNote } from './delete-clinical-note.ts';
import { listClinicalNotes } from './list-clinical-notes.ts';
import { updateClinicalNote } from './update-clinical-note.ts';

usePractice();
let appointmentId: string;
beforeEach(async () => {
  await openPractice();
  appointmentId = (await createAppointment(contextFor('user'), staffInput())).appointment.id;
});

const admin = contextFor('admin');
const author = contextFor('moderator');
const other = { ...author, actor: { ...author.actor, userId: 'another-moderator', username: 'baska' } };
const write = (fields: object = {}, ctx = author) =>
  createClinicalNote(ctx, { appointmentId, content: 'GIZLI metin', title: 'GIZLI başlık', ...fields });
const contents = async (ctx: typeof author) =>
  (await listClinicalNotes(ctx, { appointmentId })).map(({ content }) => content);

describe('a clinical note', () => {
  it('has its author, and is about a session unless it says otherwise', async () => {
    const note = await write({ content: ' Oyun odasında\nsakindi. ', title: '' });
    expect(clinicalNoteRecord.strict().parse(note)).toMatchObject({
      appointmentId,
      noteType: 'session',
      title: null,
      content: 'Oyun odasında\nsakindi.',
      isPrivate: false,
      createdBy: 'moderator',
      canEdit: true,
      version: 1,
    });
    expect((await write({ noteType: '' })).noteType).toBeNull();
    expect((await write({ noteType: null })).noteType).toBeNull();
  });

  it('that somebody else has changed comes back as it is now, as the caller gets notes', async () => {
    const { id } = await write();
    const current = await updateClinicalNote(author, { id, content: 'Daha sakindi.', version: 1 });
    const outdated = updateClinicalNote(author, { id, content: 'Sakindi.', version: 1 });
    await expect(outdated).rejects.toMatchObject({ code: 'VERSION_CONFLICT', attachment: { current } });
    const { attachment } = await outdated.catch((error) => error);
    expect(Object.keys(attachment.current)).not.toContain('authorId');
  });

  it('is announced by its id alone', async () => {
    const { id } = await write();
    const [event] = await lastEvents(1);
    expect(event).toMatchObject({ type: 'clinical-note.changed', payload: { id } });
    expect(JSON.stringify(await lastEvents(5))).not.toContain('GIZLI');
  });

  it('is encrypted in the database, and gone for good when it is deleted', async () => {
    const { id } = await write();
    await updateClinicalNote(author, { id, content: 'GIZLI metin, yine', version: 1 });
    const collections = await database().collections();
    const everything = JSON.stringify(await Promise.all(collections.map((each) => each.find({}).toArray())));
    expect(everything).not.toContain('GIZLI');
    expect(await contents(author)).toEqual(['GIZLI metin, yine']);
    await deleteClinicalNote(author, { id });
    expect(await database().collection('clinical_notes').countDocuments()).toBe(0);
  });

  it('that cannot be decrypted says so, and saving its form loses nothing', async () => {
    const { id } = await write();
    setFieldKeys('a key of nobody, which is long enough');
    onTestFinished(() => setFieldKeys(TEST_FIELD_KEY));
    expect(await contents(author)).toEqual([UNREADABLE_TEXT]);
    await updateClinicalNote(author, { id, content: UNREADABLE_TEXT, isPrivate: true });
    setFieldKeys(TEST_FIELD_KEY);
    expect(await listClinicalNotes(author, { appointmentId })).toMatchObject([
      { content: 'GIZLI metin', isPrivate: true, version: 2 },
    ]);
  });

  it.each([
    [{ content: ' \n ' }, 'content', 'Not metni gerekli'],
    [{ content: 'a'.repeat(MAX_NOTE_LENGTH + 1) }, 'content', `En fazla ${MAX_NOTE_LENGTH} karakter olabilir`],
    [{ noteType: 'gossip' }, 'noteType', 'Not türünü listeden seçin'],
    [{ createdBy: 'admin' }, 'createdBy', 'Bilinmeyen alan'],
  ])('refuses what is wrong at its field', async (fields, field, message) => {
    await expect(write(fields)).rejects.toMatchObject({ errors: [{ field, message }] });
  });
});

describe('a private note', () => {
  it('is seen, counted and found by its author and admins alone', async () => {
    const { id } = await write({ content: 'özel', isPrivate: true });
    await write({ content: 'açık' }, other);
    expect(await contents(author)).toEqual(['açık', 'özel']);
    expect(await contents(admin)).toEqual(['açık', 'özel']);
    expect(await contents(other)).toEqual(['açık']);
    const count = async (ctx: typeof author) => (await countClinicalRecords(ctx, { appointmentId })).notes;
    expect([await count(author), await count(admin), await count(other)]).toEqual([2, 2, 1]);
    await expect(updateClinicalNote(other, { id, content: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteClinicalNote(other, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe("somebody else's note", () => {
  it('can be read, and changed or deleted by admins alone', async () => {
    const { id } = await write();
    expect(await listClinicalNotes(other, { appointmentId })).toMatchObject([{ canEdit: false }]);
    await expect(updateClinicalNote(other, { id, content: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(deleteClinicalNote(other, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await updateClinicalNote(admin, { id, content: 'x' })).toMatchObject({ createdBy: 'moderator' });
    await deleteClinicalNote(admin, { id });
  });
});

it('reading the notes of an appointment is one entry in the audit log, without what they say', async () => {
  await write();
  await write();
  const before = await lastSeq();
  await listClinicalNotes(admin, { appointmentId });
  await listClinicalNotes(admin, { appointmentId });
  const entries = (await eventsSince(before)).map(({ payload }) => payload);
  expect(entries).toMatchObject([
    { action: 'clinical-notes.read', entity: 'appointment', entityId: appointmentId, username: 'admin' },
  ]);
});
