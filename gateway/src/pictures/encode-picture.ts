import { type IconSize, MAX_PICTURE_PIXELS, type PictureVariant } from '@practice/contracts';
import { isPng } from '@practice/service-kit/picture-formats';
import { sharpest } from '@practice/service-kit/sharpest';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** One thread for a picture: requests are more urgent. The variants are cached, so sharp keeps nothing. */
function read(bytes: Buffer, options: SharpOptions = {}): Sharp {
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, ...options });
}

/** AVIF reaches with these what JPEG and WebP do with the numbers of the class. */
const avifQuality = { 60: 40, 80: 50, 95: 65 } as const;
/** Two tenths of a second for a picture of a post; the next steps take five times that for a few per cent of bytes. */
const AVIF_EFFORT = 2;

/** A picture in another width, quality and format; off the event loop, in a thread of libuv. */
export function encodePicture(bytes: Buffer, { width, quality, format }: PictureVariant): Promise<Buffer> {
  const resized = read(bytes).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: avifQuality[quality], effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') {
    const lossy = resized.clone().webp({ quality });
    return isPng(bytes)
      ? sharpest({ lossless: resized.webp({ nearLossless: true, quality }), lossy })
      : lossy.toBuffer();
  }
  if (format === 'png') return resized.png({ palette: true, quality }).toBuffer();
  return resized.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** Dots per inch at which a drawing of 32 pixels has 512. */
const ICON_DENSITY = 1152;

/**
 * A picture as a square icon, whole and centred. Home screens of iPhones show what shines through as black: theirs, which
 * has a size of its own, is white there.
 */
export function encodeIcon(bytes: Buffer, size: IconSize): Promise<Buffer> {
  const background = { r: 255, g: 255, b: 255, alpha: size === 180 ? 1 : 0 };
  const square = read(bytes, { density: ICON_DENSITY });
  const icon = square.resize({ width: size, height: size, fit: 'contain', background });
  return (size === 180 ? icon.flatten({ background }) : icon).png({ compressionLevel: 9 }).toBuffer();
}
