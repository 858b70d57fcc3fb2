import type { Request, Response } from 'express';

/**
 * Sends a sound, whole or the range of bytes that is requested: browsers play only what answers ranges everywhere. Nothing
 * in it can run as a page of this site.
 */
export function sendSound(
  request: Request,
  response: Response,
  { type, bytes }: { type: string; bytes: Buffer },
): void {
  response.set({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  const ranges = request.range(bytes.length, { combine: true });
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${bytes.length}`).end();
    return;
  }
  const range = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (!range) return void response.end(bytes);
  const { start, end } = range;
  response.status(206).set('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
  response.end(bytes.subarray(start, end + 1));
}
