import { appointmentFileRecord } from '@practice/contracts';
import { database, decryptText, isOfWritingKey, lastSeq, setFieldKeys } from '@practice/service-kit';
import { contextFor, eventsSince, lastEvents, rotateFieldKey, TEST_FIELD_KEY } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countClinicalRecords } from '../clinical-notes/count-clinical-records.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { deleteAppointment } from '../records/delete-appointment.ts';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { pdf, uploadFile } from '../testing/upload-file.ts';
import { createAppointmentFile } from './create-appointment-file.ts';
import { deleteAppointmentFile } from './delete-appointment-file.ts';
import { fileAddressFor } from './file-address.ts';
import { getFileAddress } from './get-file-address.ts';
import { listAppointmentFiles } from './list-appointment-files.ts';
import { readFileContent } from './read-file-content.ts';
import { updateAppointmentFile } from './update-appointment-file.ts';

// Keys are listed with commas between, so none has one.
const OLD = 'the key until now with which a file was written';
const NEW = 'the key that comes after the one of the file';

usePractice();
let appointmentId: string;
beforeEach(async () => {
  await openPractice();
  appointmentId = (await createAppointment(contextFor('user'), staffInput())).appointment.id;
});

const staff = contextFor('moderator', { sessionKey: 'the moderator’s browser' });
const upload = (fields: { fileName?: string; bytes?: Buffer; description?: string } = {}) =>
  uploadFile(staff, { appointmentId, fileName: 'Okul raporu.pdf', bytes: pdf, ...fields });
const stored = () => database().collection('appointment_contents.chunks').countDocuments();

function read(url: string, ctx = staff) {
  const [id = '', expires, signature = ''] = url.split('/').slice(-3);
  return readFileContent(ctx, { id, expires: Number(expires), signature });
}

describe('the record of a file that is kept elsewhere', () => {
  it('has the documented defaults and no address', async () => {
    const made = await createAppointmentFile(staff, {
      appointmentId,
      fileName: ' Çizim ',
      fileType: 'drawing',
      filePath: '/uploads/Çizim',
      fileSize: 0,
    });
    expect(appointmentFileRecord.strict().parse(made)).toMatchObject({
      fileName: 'Çizim',
      originalName: null,
      mimeType: null,
      fileSize: 0,
      url: null,
      filePath: '/uploads/Çizim',
      isConfidential: true,
      uploadedBy: 'moderator',
      version: 1,
    });
    expect(await lastEvents(2)).toContainEqual(
      expect.objectContaining({ type: 'appointment-file.changed', payload: { id: made.id } }),
    );
    expect(await countClinicalRecords(staff, { appointmentId })).toEqual({ notes: 0, files: 1, assessments: 0 });
    await expect(getFileAddress(staff, { id: made.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is changed and deleted', async () => {
    const { id } = await upload({ description: 'Öğretmenden' });
    const changed = await updateAppointmentFile(staff, { id, description: '', isConfidential: false, version: 1 });
    expect(changed).toMatchObject({ description: null, isConfidential: false, version: 2 });
    const conflict = updateAppointmentFile(staff, { id, fileName: 'Eski', version: 1 });
    await expect(conflict).rejects.toMatchObject({ code: 'VERSION_CONFLICT', attachment: { current: changed } });
    await deleteAppointmentFile(staff, { id });
    expect([await listAppointmentFiles(staff, { appointmentId }), await stored()]).toEqual([[], 0]);
  });

  it('above the number of files is refused', async () => {
    const record = { appointmentId, fileName: 'Rapor', fileType: 'report' };
    await database()
      .collection('appointment_files')
      .insertMany(Array.from({ length: 50 }, () => ({ appointmentId })));
    await expect(createAppointmentFile(staff, record)).rejects.toMatchObject({
      errors: [{ field: 'file', message: 'Bir randevuya en fazla 50 dosya eklenebilir' }],
    });
    await expect(upload()).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the content of a file', () => {
  it('is read at an address of the session that got it, for a minute, and each reading is in the audit log', async () => {
    const { id, url } = await upload();
    expect(url).toBe(`/api/appointment-files/${id}/address`);
    const before = await lastSeq();
    const address = await getFileAddress(staff, { id });
    const file = await read(address.url);
    expect(file).toMatchObject({ fileName: 'Okul raporu.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(file.base64, 'base64')).toEqual(pdf);
    expect((await eventsSince(before)).map(({ payload }) => payload)).toMatchObject([
      { action: 'appointment-file.read', entity: 'appointment-file', entityId: id, username: 'moderator' },
    ]);
  });

  it('is refused to the role user, to another session, at a changed address and after its time', async () => {
    const { id } = await upload();
    const other = await upload({ fileName: 'Başka.pdf' });
    const { url } = await getFileAddress(staff, { id });
    const user = contextFor('user', { sessionKey: staff.sessionKey ?? '' });
    await expect(read(url, user)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read(url, contextFor('anonymous'))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(read(url, contextFor('admin', { sessionKey: 'another' }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(read(url, contextFor('admin'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read(url.replace(id, other.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const over = fileAddressFor(staff, id, Date.now() - 61_000);
    await expect(read(over.url)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is given to the access token that asked, and to no caller without session and token', async () => {
    const { id } = await upload();
    const program = contextFor('moderator');
    program.actor.tokenId = 'a-token';
    const { url } = await getFileAddress(program, { id });
    expect((await read(url, program)).mimeType).toBe('application/pdf');
    await expect(read(url)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(getFileAddress(contextFor('service'), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('goes with the appointment that is deleted for good', async () => {
    await upload();
    await createAppointmentFile(staff, { appointmentId, fileName: 'Kayıt', fileType: 'report' });
    await deleteAppointment(contextFor('admin'), { id: appointmentId });
    expect([await database().collection('appointment_files').countDocuments(), await stored()]).toEqual([0, 0]);
  });
});

describe('in the database', () => {
  afterEach(() => setFieldKeys(TEST_FIELD_KEY));

  it('neither names nor contents can be read', async () => {
    const secret = Buffer.concat([
      Buffer.from('%PDF-1.4 GIZLI içerik '),
      Buffer.alloc(700_000, 'GIZLI'),
      Buffer.from('%%EOF'),
    ]);
    await upload({ fileName: 'GIZLI ad.pdf', bytes: secret, description: 'GIZLI açıklama' });
    await createAppointmentFile(staff, { appointmentId, fileName: 'GIZLI', fileType: 'report', filePath: 'GIZLI' });
    const collections = await database().collections();
    const all = await Promise.all(collections.map((each) => each.find({}, { promoteBuffers: true }).toArray()));
    const bytes = all.flat().flatMap(({ data, content }) => [data, content].filter(Buffer.isBuffer));
    expect(bytes.length).toBeGreaterThan(1);
    expect([JSON.stringify(all).includes('GIZLI'), Buffer.concat(bytes).includes('GIZLI')]).toEqual([false, false]);
  });

  it('another key writes the keys of files anew, and their contents stay', async () => {
    setFieldKeys(OLD);
    const { id } = await upload();
    const files = database().collection('appointment_files');
    const before = await files.findOne();
    const chunk = await database().collection('appointment_contents.chunks').findOne();
    setFieldKeys(NEW, OLD);
    await rotateFieldKey(database());
    setFieldKeys(NEW);
    const after = await files.findOne();
    expect([isOfWritingKey(before?.contentKey), isOfWritingKey(after?.contentKey)]).toEqual([false, true]);
    const location = { collection: 'appointment_files', id, field: 'contentKey' };
    expect(decryptText(after?.contentKey, location)).toHaveLength(44);
    expect(await database().collection('appointment_contents.chunks').findOne()).toEqual(chunk);
    const { url } = await getFileAddress(staff, { id });
    expect(Buffer.from((await read(url)).base64, 'base64')).toEqual(pdf);
  });
});
