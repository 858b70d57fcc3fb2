import { MAX_PICTURE_PIXELS, type StoredPicture } from '@practice/contracts';
import sharp from 'sharp';
import { DomainError } from '../domain-error.ts';

/** What is known of a picture beside its bytes. */
export type PictureMetadata = Omit<StoredPicture, 'id'>;

const READABLE: readonly string[] = ['jpeg', 'png', 'webp'];

/** How these formats begin. Nothing else gets to the library that reads pictures, which knows many more formats. */
const PNG = /^\x89PNG\r\n.\n/;
const BEGINNINGS = [PNG, /^\xFF\xD8\xFF/, /^RIFF.{4}WEBP/s];

export function isPng(bytes: Buffer): boolean {
  return PNG.test(beginningOf(bytes));
}

function beginningOf(bytes: Buffer): string {
  return bytes.subarray(0, 12).toString('latin1');
}

/**
 * A picture as it is stored: turned the right way up, at most `maxSide` pixels wide and high, written anew without metadata
 * (place and camera of a photo) and without whatever else the file contained. What it is its content says, not its name.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for anything but a whole, still JPEG, PNG or WebP; PAYLOAD_TOO_LARGE above
 * 40 million pixels
 */
export async function cleanPicture(
  bytes: Buffer,
  maxSide: number,
): Promise<{ bytes: Buffer; metadata: PictureMetadata }> {
  const { width, height, isOpaque } = await assertReadable(bytes);
  if (width * height > MAX_PICTURE_PIXELS) throw new DomainError('PAYLOAD_TOO_LARGE');
  const upright = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const written = isOpaque
    ? upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    : upright.png({ compressionLevel: 9 });
  const { data, info } = await written.toBuffer({ resolveWithObject: true }).catch(refuse);
  return {
    bytes: data,
    metadata: { width: info.width, height: info.height, extension: isOpaque ? 'jpg' : 'png' },
  };
}

async function assertReadable(bytes: Buffer) {
  const beginning = beginningOf(bytes);
  if (!BEGINNINGS.some((each) => each.test(beginning))) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  // Without a limit, since only the header is read: too many pixels get an error of their own.
  const { format, pages, width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuse);
  if (!READABLE.includes(format) || (pages ?? 1) > 1) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  return { width, height, isOpaque: !hasAlpha };
}

function refuse(cause: unknown): never {
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { cause });
}
