import { type FaviconRecord, uploadFaviconInput } from '@practice/contracts';
import { assertNoVirus, readInput, type ServiceContext } from '@practice/service-kit';
import { drawSvg, isSvg } from '@practice/service-kit/drawings';
import { readIco } from '@practice/service-kit/icon-files';
import { isPng } from '@practice/service-kit/picture-formats';
import { cleanPicture } from '@practice/service-kit/pictures';
import sharp from 'sharp';
import { addToLibrary, drawingReasons, storeBytes, withReason } from './upload-image.ts';

/** Pixels; the largest icon that is made of it. */
const SIDE = 512;

/**
 * Stores the icon of the site in the library: a square PNG, of which icons of all sizes are made when they are requested.
 * `publicUrl` is what the setting `site_favicon` takes.
 * @throws DomainError VALIDATION_FAILED; UNSUPPORTED_MEDIA_TYPE for what is no .ico, .png or .svg; what
 * `assertNoVirus` throws
 */
export async function uploadFavicon(ctx: ServiceContext, raw: unknown): Promise<FaviconRecord> {
  const { favicon } = readInput(ctx, 'content:write', uploadFaviconInput, raw);
  const sent = Buffer.from(favicon.base64, 'base64');
  await assertNoVirus(sent);
  const reasons = isSvg(sent) ? drawingReasons : iconReasons;
  try {
    const stored = await storeBytes(await squareOf(await pngOf(sent)));
    const item = await addToLibrary(ctx, { stored, fileName: favicon.fileName });
    return { ...item, publicUrl: item.url };
  } catch (error) {
    throw withReason(error, { field: 'favicon', reasons });
  }
}

const iconReasons = { UNSUPPORTED_MEDIA_TYPE: 'Bu dosya bir simge değil ya da bozuk. .ico, .png veya .svg yükleyin.' };

async function pngOf(sent: Buffer): Promise<Buffer> {
  if (isSvg(sent)) return drawSvg(sent, SIDE);
  return isPng(sent) ? sent : readIco(sent);
}

/** Transparent where it is not square; never enlarged. */
async function squareOf(png: Buffer): Promise<Buffer> {
  const { bytes, metadata } = await cleanPicture(png, SIDE);
  const side = Math.max(metadata.width, metadata.height);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(bytes).ensureAlpha().resize({ width: side, height: side, fit: 'contain', background }).png().toBuffer();
}
