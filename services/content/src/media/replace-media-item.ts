import { idParam, type MediaItemRecord, uploadImageInput } from '@practice/contracts';
import {
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { deletePicture } from '../pictures/picture-bucket.ts';
import { MediaItemModel } from './media-item.model.ts';
import { mediaItems } from './media-item.store.ts';
import { moveUses } from './picture-uses.ts';
import { withFocus } from './update-media-item.ts';
import { storeFile } from './upload-image.ts';

const input = uploadImageInput.extend(idParam.shape);

/**
 * Puts another picture in the place of one: whatever shows it shows the new one at once, past every cache, as its address
 * names its content; the addresses that it had lead to the new one.
 * @throws DomainError as `uploadImage` does; NOT_FOUND; CONFLICT when the other picture is in the library already
 */
export async function replaceMediaItem(ctx: ServiceContext, raw: unknown): Promise<MediaItemRecord> {
  const { id, image } = readInput(ctx, 'content:write', input, raw);
  const before = await findByIdOrFail(MediaItemModel, id);
  const { pictureId, values } = await storeFile(image);
  if (pictureId === before.pictureId) return mediaItems.toRecord(before);
  const after = await withTransaction(async (session) => {
    const isKnown = await MediaItemModel.exists({ pictureId }).session(session);
    if (isKnown) throw inLibrary();
    const { focalX, focalY, url: from } = mediaItems.toRecord(await findByIdOrFail(MediaItemModel, id, session));
    const to = withFocus({ url: values.url, focalX, focalY });
    const replacement = { pictureId, $addToSet: { formerIds: before.pictureId } };
    await MediaItemModel.updateOne({ _id: id }, replacement, { session });
    const changes = { ...values, url: to, fileName: image.fileName };
    const changed = await mediaItems.update(ctx, { id, changes, session });
    await moveUses(ctx, { from, to, session });
    emit(session, 'media-item.replaced', { from, to });
    return changed;
  });
  await deletePicture(before.pictureId);
  return after;
}

function inLibrary(): DomainError {
  const message = 'Bu görsel kitaplıkta zaten var.';
  return new DomainError('CONFLICT', { errors: [{ field: 'image', message, code: 'DUPLICATE' }] });
}
