import { type FileFormat, fileFormats, formatOfName } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import { foreignFormatProblem, picturesTaken } from '@practice/service-kit/picture-formats';
import { cleanPicture } from '@practice/service-kit/pictures';
import { fileProblem } from './file-problem.ts';
import { formatOfContent, isWhole } from './format-of-content.ts';
import { assertAllowed } from './upload-limits.ts';

/** Drawings are looked at closely: more than the pictures of the site keep. */
const MAX_SIDE = 4096;
const PICTURES: readonly FileFormat[] = ['jpg', 'png', 'webp'];

/**
 * A file as it is stored. Its type is what its content says; pictures are written anew, the right way up and without
 * metadata such as where a photo was taken.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for another content than the name says, one that is damaged or not allowed;
 * PAYLOAD_TOO_LARGE for too many pixels
 */
export async function cleanFile(bytes: Buffer, fileName: string): Promise<{ bytes: Buffer; mimeType: string }> {
  const format = formatOfContent(bytes);
  const named = formatOfName(fileName);
  const foreign = foreignFormatProblem(bytes);
  if (foreign) throw fileProblem('UNKNOWN_FORMAT', foreign);
  if (format !== named && named) throw otherFormat(named, format);
  await assertAllowed(format);
  if (!format || !isWhole(bytes, format)) throw damaged();
  if (!PICTURES.includes(format)) return { bytes, mimeType: fileFormats[format].mimeType };
  const { bytes: clean, metadata } = await cleanPicture(bytes, MAX_SIDE).catch(refusePicture);
  return { bytes: clean, mimeType: fileFormats[metadata.extension].mimeType };
}

function otherFormat(named: FileFormat, format: FileFormat | undefined): DomainError {
  const found = format ? `içeriği ise ${fileFormats[format].label}` : 'içeriği ise öyle değil';
  const message = `Dosyanın adı ${fileFormats[named].label} diyor, ${found}. Doğru dosyayı seçin.`;
  return fileProblem('OTHER_FORMAT', message);
}

function refusePicture(error: unknown): never {
  if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') throw error;
  if (error.message === picturesTaken) throw damaged(error);
  const code = error.code === 'PAYLOAD_TOO_LARGE' ? 'TOO_MANY_PIXELS' : 'UNKNOWN_FORMAT';
  throw fileProblem(code, error.message, error);
}

function damaged(cause?: unknown): DomainError {
  return fileProblem('DAMAGED', 'Dosya bozuk ya da yarım kalmış; okunamıyor', cause);
}
