import { type PictureVariant, readIconPath, readPictureVariantPath, type StoredPicture } from '@practice/contracts';
import { callService, logger } from '@practice/service-kit';
import { encodeIcon, encodePicture } from './encode-picture.ts';
import { EncodingQueue } from './encoding-queue.ts';
import { VariantCache, type VariantCacheOptions } from './variant-cache.ts';

type Picture = Omit<StoredPicture, 'extension'>;
type Original = Pick<StoredPicture, 'extension'> & { bytes: Buffer };

/** `isFinal`: what the address stands for, and not something quicker in its place. */
export type SentPicture = { bytes: Buffer; format: PictureVariant['format']; isFinal: boolean };

/**
 * The practice's own pictures in the widths, qualities and formats that pages name. AVIF is slow to make, so whoever comes
 * first gets WebP in its place, once.
 */
export class VariantStore {
  readonly #cache: VariantCache;
  readonly #queue = new EncodingQueue();

  constructor(options: VariantCacheOptions) {
    this.#cache = new VariantCache(options);
  }

  /** The variant at a path of the site; undefined when there is none. */
  async find(path: string): Promise<SentPicture | undefined> {
    const requested = readPictureVariantPath(path);
    if (!requested) return undefined;
    const { picture, variant } = requested;
    const cached = await this.#cache.get(nameOf(picture, variant));
    if (cached) return { bytes: cached, format: variant.format, isFinal: true };
    const original = await readOriginal(picture);
    if (!original || !isOffered(variant, original)) return undefined;
    if (variant.format !== 'avif') return this.#encoded(picture, variant, original);
    this.#makeLater(picture, variant);
    const instead = await this.#webp(picture, { ...variant, format: 'webp' }, original);
    return { ...instead, isFinal: false };
  }

  /** The icon at a path of the site; undefined when there is none. */
  async findIcon(path: string): Promise<SentPicture | undefined> {
    const requested = readIconPath(path);
    if (!requested) return undefined;
    const { picture, size } = requested;
    const name = `${picture.id}-${picture.width}x${picture.height}-icon-${size}.png`;
    const cached = await this.#cache.get(name);
    if (cached) return { bytes: cached, format: 'png', isFinal: true };
    const original = await readOriginal(picture);
    if (!original) return undefined;
    const make = async () => {
      const bytes = await encodeIcon(original.bytes, size);
      await this.#cache.set(name, bytes);
      return bytes;
    };
    const made = this.#queue.add(name, make, { isUrgent: true });
    if (!made) return { bytes: original.bytes, format: original.extension, isFinal: false };
    return { bytes: await made, format: 'png', isFinal: true };
  }

  async #webp(picture: Picture, variant: PictureVariant, original: Original): Promise<SentPicture> {
    const cached = await this.#cache.get(nameOf(picture, variant));
    return cached ? { bytes: cached, format: 'webp', isFinal: true } : this.#encoded(picture, variant, original);
  }

  /** The stored picture itself while too many others are being made. */
  async #encoded(picture: Picture, variant: PictureVariant, original: Original): Promise<SentPicture> {
    const name = nameOf(picture, variant);
    const made = this.#queue.add(name, () => this.#encode(name, original, variant), { isUrgent: true });
    if (!made) return { bytes: original.bytes, format: original.extension, isFinal: false };
    return { bytes: await made, format: variant.format, isFinal: true };
  }

  #makeLater(picture: Picture, variant: PictureVariant): void {
    const name = nameOf(picture, variant);
    const make = async () => {
      const original = await readOriginal(picture);
      if (!original) throw new Error('the picture is gone');
      return this.#encode(name, original, variant);
    };
    this.#queue
      .add(name, make, { isUrgent: false })
      ?.catch((err: unknown) => logger.warn({ err, picture: name }, 'a picture could not be made'));
  }

  async #encode(name: string, original: Original, variant: PictureVariant): Promise<Buffer> {
    const bytes = await encodePicture(original.bytes, variant);
    await this.#cache.set(name, bytes);
    return bytes;
  }
}

/** The stored picture, if it has the size that its address says: so it has one address only. */
export async function readOriginal({ id, width, height }: Picture): Promise<Original | undefined> {
  const found = await callService('content', 'getPicture', { id });
  const isSame = found?.width === width && found.height === height;
  return isSame ? { bytes: Buffer.from(found.base64, 'base64'), extension: found.extension } : undefined;
}

/** Beside AVIF and WebP, which all pictures have, a picture has its own form. */
function isOffered({ format }: PictureVariant, original: Original): boolean {
  return format === 'avif' || format === 'webp' || format === original.extension;
}

function nameOf({ id, width, height }: Picture, variant: PictureVariant): string {
  return `${id}-${width}x${height}-${variant.width}-${variant.quality}.${variant.format}`;
}
