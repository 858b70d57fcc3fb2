import type { Sharp } from 'sharp';

/** The lossless form of a picture, unless it has more than twice the bytes of the other: drawings and texts stay sharp. */
export async function sharpest({ lossless, lossy }: { lossless: Sharp; lossy: Sharp }): Promise<Buffer> {
  const [whole, rough] = [await lossless.toBuffer(), await lossy.toBuffer()];
  return whole.length <= 2 * rough.length ? whole : rough;
}
