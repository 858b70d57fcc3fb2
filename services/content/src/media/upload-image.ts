import { type MediaItemRecord, readPicturePath, type UploadedFile, uploadImageInput } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { findPicture } from '../pictures/picture-bucket.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { MediaItemModel } from './media-item.model.ts';
import { mediaItems } from './media-item.store.ts';

/**
 * Stores a picture in the library. The same picture again is the item that it is already.
 * @throws DomainError VALIDATION_FAILED; UNSUPPORTED_MEDIA_TYPE for what is no JPEG, PNG or WebP; PAYLOAD_TOO_LARGE above
 * 40 million pixels
 */
export async function uploadImage(ctx: ServiceContext, raw: unknown): Promise<MediaItemRecord> {
  const { image } = readInput(ctx, 'content:write', uploadImageInput, raw);
  const stored = await storeFile(image);
  return withTransaction(async (session) => {
    const known = await MediaItemModel.findOne({ pictureId: stored.pictureId }, null, { session }).lean();
    if (known) return mediaItems.toRecord(known);
    return mediaItems.insert(ctx, { values: { ...stored.values, fileName: image.fileName }, session });
  });
}

/** Stores a file as a picture, and gives what the library says of it. */
export async function storeFile({ base64 }: UploadedFile) {
  const url = await storePicture(Buffer.from(base64, 'base64')).catch(explain);
  const { id = '', width = 0, height = 0 } = readPicturePath(url) ?? {};
  const fileSize = (await findPicture(id))?.fileSize ?? 0;
  return { pictureId: id, values: { url, width, height, fileSize } };
}

const reasons: Partial<Record<string, string>> = {
  UNSUPPORTED_MEDIA_TYPE: 'Bu dosya bir görsel değil ya da bozuk. JPEG, PNG veya WebP yükleyin.',
  PAYLOAD_TOO_LARGE: 'Görsel çok büyük: en fazla 40 milyon piksel olabilir.',
};

function explain(error: unknown): never {
  const message = error instanceof DomainError ? reasons[error.code] : undefined;
  if (!(error instanceof DomainError) || !message) throw error;
  throw new DomainError(error.code, { errors: [{ field: 'image', message, code: error.code }], cause: error });
}
