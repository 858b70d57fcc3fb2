import { idParam, type MediaItemRecord, picturePath, readPicturePath, updateMediaItemInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { MediaItemModel } from './media-item.model.ts';
import { mediaItems } from './media-item.store.ts';
import { moveUses } from './picture-uses.ts';

const input = updateMediaItemInput.extend(idParam.shape);

/**
 * Changes what the library says of a picture. With its focal point its address changes, also wherever it is used.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current item
 */
export async function updateMediaItem(ctx: ServiceContext, raw: unknown): Promise<MediaItemRecord> {
  const { id, version, ...changes } = readInput(ctx, 'content:write', input, raw);
  return withTransaction(async (session) => {
    const before = mediaItems.toRecord(await findByIdOrFail(MediaItemModel, id, session));
    const url = withFocus({
      ...before,
      focalX: changes.focalX ?? before.focalX,
      focalY: changes.focalY ?? before.focalY,
    });
    const tags = changes.tags && [...new Set(changes.tags)];
    const after = await mediaItems.update(ctx, { id, version, changes: { ...changes, tags, url }, session });
    if (url !== before.url) await moveUses(ctx, { from: before.url, to: url, session });
    return after;
  });
}

/** The address of a picture with its focal point. */
export function withFocus({ url, focalX, focalY }: Pick<MediaItemRecord, 'url' | 'focalX' | 'focalY'>): string {
  const picture = readPicturePath(url);
  return picture ? picturePath({ ...picture, focus: { x: focalX, y: focalY } }) : url;
}
