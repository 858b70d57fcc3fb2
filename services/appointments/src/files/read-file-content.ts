import { endingOf, fileFormats } from '@practice/contracts';
import {
  assertCan,
  DomainError,
  decryptContent,
  findByIdOrFail,
  type InternalFunctions,
  recordReading,
  UNREADABLE_TEXT,
} from '@practice/service-kit';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { appointmentFiles } from '../clinical/appointment-file.store.ts';
import { readContent } from '../clinical/file-contents.ts';
import { isAddressValid } from './file-address.ts';

/**
 * The content at an address that `getFileAddress` has given to the same caller, for the gateway; the read is in the audit
 * log.
 * @throws DomainError NOT_FOUND for an address that is over, or of another session; CONFLICT when it cannot be decrypted
 */
export const readFileContent: InternalFunctions<'appointments'>['readFileContent'] = async (ctx, address) => {
  assertCan(ctx, 'clinical:read');
  if (!isAddressValid(ctx, address)) throw new DomainError('NOT_FOUND');
  const { id } = address;
  const { contentId, contentKey, fileName, mimeType } = appointmentFiles.toRecord(
    await findByIdOrFail(AppointmentFileModel, id),
  );
  if (contentId === null || contentKey === null || mimeType === null) throw new DomainError('NOT_FOUND');
  if (contentKey === UNREADABLE_TEXT) throw new DomainError('CONFLICT', { message: UNREADABLE_FILE });
  await recordReading(ctx, { action: 'appointment-file.read', entity: 'appointment-file', entityId: id });
  const bytes = decryptContent(await readContent(contentId), contentKey);
  return { fileName: downloadName(fileName, mimeType), mimeType, base64: bytes.toString('base64') };
};

const UNREADABLE_FILE = 'Bu dosya okunamıyor: şifreleme anahtarı eksik ya da değişmiş.';

/** What staff call the file, with the ending of what it is. */
function downloadName(fileName: string, mimeType: string): string {
  const endings = Object.values(fileFormats).find((format) => format.mimeType === mimeType)?.endings ?? [];
  const has = endings.some((ending) => ending === endingOf(fileName));
  return has || endings.length === 0 ? fileName : `${fileName}.${endings[0]}`;
}
