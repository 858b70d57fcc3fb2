import { MAX_JPEG_PIXELS, MAX_PICTURE_PIXELS, type StoredPicture } from '@practice/contracts';
import sharp from 'sharp';
import { DomainError } from '../domain-error.ts';
import { foreignFormatProblem, isJpeg, isReadable, picturesTaken } from './picture-formats.ts';
import { sharpProcess } from './sharp-process.ts';
import { sharpest } from './sharpest.ts';

/** What is known of a picture beside its bytes. */
export type PictureMetadata = Omit<StoredPicture, 'id'>;

type Cleaned = { bytes: Buffer; metadata: PictureMetadata };

/**
 * Of a progressive JPEG with colours in full: it takes 6 bytes a pixel before it is made smaller, and a picture may take
 * 700 MB.
 */
const MAX_PROGRESSIVE_PIXELS = 60_000_000;

const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** Milliseconds; the largest photo takes some five seconds of a busy processor. */
const PATIENCE = 60_000;

/**
 * A picture as it is stored: turned the right way up, at most `maxSide` pixels wide and high, written anew without metadata
 * (place and camera of a photo) and without whatever else the file contained. What it is its content says, not its name.
 * Pictures are read one at a time.
 * @throws DomainError with a sentence for the user: UNSUPPORTED_MEDIA_TYPE for anything but a whole, still JPEG, PNG or
 * WebP; PAYLOAD_TOO_LARGE above 120 million pixels of a JPEG, 40 million of the others; UNAVAILABLE when a large one is not
 * worked on for want of time or memory
 */
export function cleanPicture(bytes: Buffer, maxSide: number): Promise<Cleaned> {
  const cleaned = latest.then(() => clean(bytes, maxSide));
  latest = cleaned.catch(() => undefined);
  return cleaned;
}

let latest: Promise<unknown> = Promise.resolve();

async function clean(sent: Buffer, maxSide: number): Promise<Cleaned> {
  const { pixels, isOpaque } = await readHeader(sent);
  const isLarge = pixels > MAX_PICTURE_PIXELS;
  const bytes = await (isLarge ? shrinkInProcess(sent, maxSide) : write(sent, maxSide, isOpaque)).catch(refuse);
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, metadata: { width, height, extension: isJpeg(bytes) ? 'jpg' : 'png' } };
}

/** A PNG where something shines through, and of what is drawn in few colours, as a logo is: JPEG blurs edges. */
function write(bytes: Buffer, maxSide: number, isOpaque: boolean): Promise<Buffer> {
  const upright = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const png = upright.clone().png({ compressionLevel: 9 });
  if (!isOpaque) return png.toBuffer();
  return isJpeg(bytes) ? upright.jpeg(JPEG).toBuffer() : sharpest({ lossless: png, lossy: upright.jpeg(JPEG) });
}

/** In a process of its own, whose memory is free again at once. */
function shrinkInProcess(bytes: Buffer, maxSide: number): Promise<Buffer> {
  const program = `
    const upright = sharp(bytes, { limitInputPixels: ${MAX_JPEG_PIXELS}, failOn: 'error' }).autoOrient();
    const shrunk = upright.resize({ width: parameter, height: parameter, fit: 'inside', withoutEnlargement: true });
    return shrunk.jpeg(${JSON.stringify(JPEG)}).toBuffer();`;
  return sharpProcess({ program, bytes, parameter: maxSide, patience: PATIENCE });
}

async function readHeader(bytes: Buffer): Promise<{ pixels: number; isOpaque: boolean }> {
  if (!isReadable(bytes))
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: foreignFormatProblem(bytes) ?? picturesTaken });
  // Without a limit, since only the header is read: too many pixels get an error of their own.
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse);
  const { format, pages = 1, width, height, hasAlpha, isProgressive, chromaSubsampling } = header;
  if (pages > 1) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: MOVING });
  const pixels = width * height;
  const isInFull = format === 'jpeg' && isProgressive && chromaSubsampling !== '4:2:0';
  if (isInFull && pixels > MAX_PROGRESSIVE_PIXELS) throw new DomainError('PAYLOAD_TOO_LARGE', { message: PROGRESSIVE });
  if (pixels > (format === 'jpeg' ? MAX_JPEG_PIXELS : MAX_PICTURE_PIXELS)) {
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: TOO_LARGE });
  }
  return { pixels, isOpaque: !hasAlpha };
}

const million = (pixels: number) => `${pixels / 1_000_000} milyon piksel`;
const TOO_LARGE = `Görsel çok büyük: JPEG en fazla ${million(MAX_JPEG_PIXELS)}, PNG ve WebP en fazla ${million(MAX_PICTURE_PIXELS)} olabilir.`;
const PROGRESSIVE = `Görsel çok büyük: “progressive” kaydedilmiş bir JPEG en fazla ${million(MAX_PROGRESSIVE_PIXELS)} olabilir. Bu seçenek kapalıyken yeniden kaydedin.`;
const MOVING = 'Hareketli görseller yüklenemez. JPEG, PNG ya da WebP biçiminde durağan bir görsel yükleyin.';

function refuse(cause: unknown): never {
  if (cause instanceof DomainError) throw cause;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: picturesTaken, cause });
}
