import { type FileAddress, idParam } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { fileAddressFor } from './file-address.ts';

/**
 * An address of a file's content for a minute.
 * @throws DomainError NOT_FOUND; CONFLICT for a file that was not uploaded; FORBIDDEN without session and access token.
 */
export async function getFileAddress(ctx: ServiceContext, raw: unknown): Promise<FileAddress> {
  const { id } = readInput(ctx, 'clinical:read', idParam, raw);
  const { contentId } = await findByIdOrFail(AppointmentFileModel, id);
  if (contentId) return fileAddressFor(ctx, id);
  const message = 'Bu kaydın dosyası yüklenmemiş';
  throw new DomainError('CONFLICT', { errors: [{ field: 'id', message, code: 'NO_CONTENT' }] });
}
