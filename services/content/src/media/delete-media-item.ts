import { idParam } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { deletePicture } from '../pictures/picture-bucket.ts';
import { listMediaUses } from './list-media-uses.ts';
import { MediaItemModel } from './media-item.model.ts';
import { mediaItems } from './media-item.store.ts';

/**
 * Deletes a picture that nothing shows.
 * @throws DomainError NOT_FOUND; RECORD_IN_USE with what shows it, as `conflicts`
 */
export async function deleteMediaItem(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  const { pictureId } = await findByIdOrFail(MediaItemModel, id);
  const conflicts = await listMediaUses(ctx, { id });
  if (conflicts.length > 0) {
    const message = `Kullanıldığı yerler: ${conflicts.map(({ kind, title }) => `${title} (${kind})`).join(', ')}`;
    const errors = [{ field: 'id', message, code: 'IN_USE' }];
    throw new DomainError('RECORD_IN_USE', { errors, attachment: { conflicts } });
  }
  await mediaItems.remove(ctx, { id });
  await deletePicture(pictureId);
}
