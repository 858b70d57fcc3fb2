import { crc32 } from 'node:zlib';
import { MAX_PICTURE_PIXELS, UPLOAD_PART_BYTES } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepContents, writeContent } from '../../clinical/file-contents.ts';
import { createAppointment } from '../../records/create-appointment.ts';
import { openPractice, staffInput, storeSettings, usePractice } from '../../testing/practice.ts';
import { pdf, sendParts, uploadFile } from '../../testing/upload-file.ts';
import { getFileAddress } from '../get-file-address.ts';
import { listAppointmentFiles } from '../list-appointment-files.ts';
import { readFileContent } from '../read-file-content.ts';
import { cancelFileUpload } from './cancel-file-upload.ts';
import { dropAbandonedUploads } from './drop-upload.ts';
import { finishFileUpload } from './finish-file-upload.ts';
import { saveFileUploadPart } from './save-file-upload-part.ts';
import { startFileUpload } from './start-file-upload.ts';

usePractice();
let appointmentId: string;
beforeEach(async () => {
  await openPractice();
  appointmentId = (await createAppointment(contextFor('user'), staffInput())).appointment.id;
});

const staff = contextFor('moderator', { sessionKey: 'the moderator’s browser' });
const upload = (fileName: string, bytes: Buffer) => uploadFile(staff, { appointmentId, fileName, bytes });
const begin = (fields: object = {}) =>
  startFileUpload(staff, { appointmentId, fileName: 'a.pdf', fileType: 'report', fileSize: pdf.length, ...fields });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 60 } } });

/** A PNG that says that it has another size: of the real one's header, only the size is read. */
function withSize(png: Buffer, pixels: number): Buffer {
  png.writeUInt32BE(pixels, 16);
  png.writeUInt32BE(pixels, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function contentOf(id: string): Promise<Buffer> {
  const [, expires, signature = ''] = (await getFileAddress(staff, { id })).url.split('/').slice(-3);
  return Buffer.from((await readFileContent(staff, { id, expires: Number(expires), signature })).base64, 'base64');
}

/** How much there is of uploads and of contents. */
async function traces(): Promise<number[]> {
  const names = ['file_uploads', 'file_upload_parts', 'appointment_contents.files', 'appointment_contents.chunks'];
  return Promise.all(names.map((name) => database().collection(name).countDocuments()));
}

describe('an upload', () => {
  it('of several parts becomes one file, in whatever order they come, and however often', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(2 * UPLOAD_PART_BYTES, 7), Buffer.from('%%EOF')]);
    const { id, parts } = await begin({ fileSize: bytes.length, description: 'Öğretmenden' });
    expect(parts).toBe(3);
    for (const part of [2, 0, 1, 1]) {
      const base64 = bytes.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES).toString('base64');
      await saveFileUploadPart(staff, { id, part: String(part), base64 });
    }
    await Promise.allSettled([finishFileUpload(staff, { id }), finishFileUpload(staff, { id })]);
    const again = await finishFileUpload(staff, { id });
    const files = await listAppointmentFiles(staff, { appointmentId });
    expect(files).toMatchObject([
      { id: again.id, fileName: 'a.pdf', originalName: 'a.pdf', description: 'Öğretmenden', fileSize: bytes.length },
    ]);
    expect((await contentOf(files[0]?.id ?? '')).equals(bytes)).toBe(true);
    expect((await traces()).slice(0, 3)).toEqual([0, 0, 1]);
  });

  it('that is broken off shows nothing, and is gone when it is cancelled or left', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(UPLOAD_PART_BYTES)]);
    for (const end of ['cancelled', 'left']) {
      const { id } = await begin({ fileSize: bytes.length });
      await saveFileUploadPart(staff, {
        id,
        part: '0',
        base64: bytes.subarray(0, UPLOAD_PART_BYTES).toString('base64'),
      });
      await expect(finishFileUpload(staff, { id })).rejects.toMatchObject({
        code: 'CONFLICT',
        errors: [{ field: 'file', message: 'Yükleme tamamlanmadı; dosyanın bir bölümü eksik' }],
      });
      expect(await listAppointmentFiles(staff, { appointmentId })).toEqual([]);
      if (end === 'cancelled') await cancelFileUpload(staff, { id });
      else await dropAbandonedUploads(Date.now() + 3_601_000);
      expect(await traces()).toEqual([0, 0, 0, 0]);
    }
  });

  it('is for whoever began it', async () => {
    const { id } = await begin();
    const other = contextFor('admin');
    const part = { id, part: '0', base64: pdf.toString('base64') };
    await expect(saveFileUploadPart(other, part)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(finishFileUpload(other, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(cancelFileUpload(other, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(saveFileUploadPart(contextFor('user'), part)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each(['-1', '1', '0x0', '1e0'])('has no part %s', async (part) => {
    const { id } = await begin();
    const sent = saveFileUploadPart(staff, { id, part, base64: pdf.toString('base64') });
    await expect(sent).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is encrypted from its first part on', async () => {
    await sendParts(staff, { appointmentId, fileName: 'GIZLI.pdf', bytes: pdf, description: 'GIZLI' });
    const [begun, part] = await Promise.all(
      ['file_uploads', 'file_upload_parts'].map((name) =>
        database().collection(name).findOne({}, { promoteBuffers: true }),
      ),
    );
    expect(JSON.stringify(begun)).not.toContain('GIZLI');
    expect(part?.content.includes('%PDF')).toBe(false);
  });

  it('is refused by size and name before any of it is sent', async () => {
    storeSettings({ max_file_size_mb: '2', allowed_file_types: 'pdf, jpg' });
    const refused = async (fields: object) => {
      const error = await begin(fields).catch((thrown) => thrown);
      return [error.code, error.errors[0]?.message];
    };
    expect(await refused({ fileSize: 2 * 1024 * 1024 + 1 })).toEqual([
      'PAYLOAD_TOO_LARGE',
      'Dosya en fazla 2 MB olabilir',
    ]);
    const allowed = 'Bu türde dosya yüklenemez. Yüklenebilenler: PDF, JPEG resmi';
    for (const fileName of ['film.mp4', 'rapor', 'çizim.png', 'a.pdf.exe'])
      expect(await refused({ fileName })).toEqual(['UNSUPPORTED_MEDIA_TYPE', allowed]);
    expect(await refused({ fileSize: 0 })).toEqual(['VALIDATION_FAILED', 'Dosya boş']);
    expect(await traces()).toEqual([0, 0, 0, 0]);
  });
});

it('a photo is turned the right way up, and does not say where it was taken', async () => {
  const sent = await picture(300, 200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'a family' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .withExifMerge({ IFD0: { Orientation: '6' } })
    .jpeg()
    .toBuffer();
  const { id, mimeType, fileSize } = await upload('foto.jpeg', sent);
  const bytes = await contentOf(id);
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect([mimeType, fileSize, width, height, exif, orientation]).toEqual([
    'image/jpeg',
    bytes.length,
    200,
    300,
    undefined,
    undefined,
  ]);
});

describe('a file that is refused for what it is leaves nothing', () => {
  const liar = (named: string, is: string) => `Dosyanın adı ${named} diyor, içeriği ise ${is}. Doğru dosyayı seçin.`;
  const damaged = 'Dosya bozuk ya da yarım kalmış; okunamıyor';

  it.each<[string, string, () => Promise<Buffer> | Buffer, string | RegExp]>([
    ['a picture that is called a PDF', 'a.pdf', () => picture(4, 4).jpeg().toBuffer(), liar('PDF', 'JPEG resmi')],
    ['a page that is called a picture', 'a.png', () => Buffer.from('<html>'), liar('PNG resmi', 'öyle değil')],
    [
      'a zip that is called a document',
      'a.docx',
      () => Buffer.from('PK\x03\x04 other'),
      liar('Word belgesi', 'öyle değil'),
    ],
    [
      'a document with macros',
      'a.docx',
      () => Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml word/vbaProject.bin PK\x05\x06', 'latin1'),
      liar('Word belgesi', 'öyle değil'),
    ],
    ['a PDF without its end', 'a.pdf', () => Buffer.from('%PDF-1.7 and no more'), damaged],
    [
      'a picture without its end',
      'a.png',
      async () => (await picture(600, 600).png().toBuffer()).subarray(0, 200),
      damaged,
    ],
    [
      'a picture of 30,000 pixels a side',
      'a.png',
      async () => withSize(await picture(4, 4).png().toBuffer(), 30_000),
      `Görsel çok büyük: JPEG en fazla 120 milyon piksel, PNG ve WebP en fazla ${MAX_PICTURE_PIXELS / 1e6} milyon piksel olabilir.`,
    ],
    [
      'a HEIC picture that is called a JPEG',
      'a.jpg',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      /HEIC biçiminde/,
    ],
    [
      'a moving picture',
      'a.webp',
      async () => {
        const frames = [picture(20, 20), picture(20, 20).negate()].map((each) => each.png().toBuffer());
        return sharp(await Promise.all(frames), { join: { animated: true } })
          .webp()
          .toBuffer();
      },
      /^Hareketli görseller yüklenemez/,
    ],
  ])('%s', async (_what, fileName, bytes, message) => {
    const said = typeof message === 'string' ? message : expect.stringMatching(message);
    await expect(upload(fileName, await bytes())).rejects.toMatchObject({ errors: [{ field: 'file', message: said }] });
    expect(await listAppointmentFiles(staff, { appointmentId })).toEqual([]);
    expect(await traces()).toEqual([0, 0, 0, 0]);
  });
});

it('contents that a crash has left without a record are deleted, and no others', async () => {
  const { id } = await upload('a.pdf', pdf);
  await writeContent(Buffer.from('left'));
  await sweepContents();
  expect((await traces()).slice(2)).toEqual([2, 2]);
  await sweepContents(Date.now() + 3_700_000);
  expect((await traces()).slice(2)).toEqual([1, 1]);
  expect(await contentOf(id)).toEqual(pdf);
});
