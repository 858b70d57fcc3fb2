import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { dropUpload } from './drop-upload.ts';
import { findUpload } from './find-upload.ts';

/**
 * Throws away an upload of the caller's own: nothing of it stays.
 * @throws DomainError NOT_FOUND
 */
export async function cancelFileUpload(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'clinical:write', idParam, raw);
  await dropUpload((await findUpload(ctx, id))._id);
}
