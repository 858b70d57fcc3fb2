import {
  MAX_SVG_KB,
  type MediaItemRecord,
  readPicturePath,
  type UploadedFile,
  uploadImageInput,
} from '@practice/contracts';
import { assertNoVirus, DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { isSvg } from '@practice/service-kit/drawings';
import { findPicture } from '../pictures/picture-bucket.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { MediaItemModel } from './media-item.model.ts';
import { mediaItems } from './media-item.store.ts';

/**
 * Stores a picture in the library. The same picture again is the item that it is already.
 * @throws DomainError VALIDATION_FAILED; UNSUPPORTED_MEDIA_TYPE for what is no JPEG, PNG, WebP or SVG; PAYLOAD_TOO_LARGE
 * above 120 million pixels of a JPEG, 40 million of PNG and WebP, or 512 KB of an SVG; what `assertNoVirus` throws
 */
export async function uploadImage(ctx: ServiceContext, raw: unknown): Promise<MediaItemRecord> {
  const { image } = readInput(ctx, 'content:write', uploadImageInput, raw);
  return addToLibrary(ctx, { stored: await storeFile(image), fileName: image.fileName });
}

type Added = { stored: Awaited<ReturnType<typeof storeFile>>; fileName: string };

/** The item of a stored picture: a new one, or the one that it is already. */
export function addToLibrary(ctx: ServiceContext, { stored, fileName }: Added): Promise<MediaItemRecord> {
  return withTransaction(async (session) => {
    const known = await MediaItemModel.findOne({ pictureId: stored.pictureId }, null, { session }).lean();
    if (known) return mediaItems.toRecord(known);
    return mediaItems.insert(ctx, { values: { ...stored.values, fileName }, session });
  });
}

/** Stores a file as a picture, and gives what the library says of it. */
export async function storeFile({ base64 }: UploadedFile) {
  const bytes = Buffer.from(base64, 'base64');
  await assertNoVirus(bytes);
  return storeBytes(bytes).catch((error) => explain(error, isSvg(bytes)));
}

export async function storeBytes(bytes: Buffer) {
  const url = await storePicture(bytes);
  const { id = '', width = 0, height = 0 } = readPicturePath(url) ?? {};
  const fileSize = (await findPicture(id))?.fileSize ?? 0;
  return { pictureId: id, values: { url, width, height, fileSize } };
}

type Reasons = Partial<Record<string, string>>;

/** Of an SVG. */
export const drawingReasons: Reasons = {
  UNSUPPORTED_MEDIA_TYPE:
    'Bu SVG çizilemedi: bozuk, fazla karmaşık ya da varlık (ENTITY) içeriyor. PNG olarak yükleyin.',
  PAYLOAD_TOO_LARGE: `SVG en fazla ${MAX_SVG_KB} KB olabilir. PNG olarak yükleyin.`,
};

function explain(error: unknown, isDrawing: boolean): never {
  throw withReason(error, { field: 'image', reasons: isDrawing ? drawingReasons : {} });
}

const ABOUT_THE_FILE = ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'];

/** The error with a sentence at the field: that of `reasons` for its code, or its own. */
export function withReason(error: unknown, { field, reasons }: { field: string; reasons: Reasons }) {
  if (!(error instanceof DomainError) || !ABOUT_THE_FILE.includes(error.code)) return error;
  const message = reasons[error.code] ?? error.message;
  return new DomainError(error.code, { errors: [{ field, message, code: error.code }], cause: error });
}
