import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { cleanPicture } from './clean-picture.ts';
import { drawSvg } from './draw-svg.ts';
import { sharpProcess } from './sharp-process.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6' }, limitInputPixels: false });
/** A small one whose header says that it has another size: nothing more is read of it. */
async function jpegThatSays(width: number, height: number, options: JpegOptions = {}): Promise<Buffer> {
  const bytes = await blank(16, 16).jpeg(options).toBuffer();
  const frame = bytes.indexOf(options.progressive ? '\xFF\xC2' : '\xFF\xC0', 0, 'latin1');
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
const drawing = (color: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300"
    fill="#fff"/><circle cx="150" cy="150" r="99" fill="${color}"/><text y="290" font-size="60">Ardıç</text></svg>`),
  ).flatten();
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = () => sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } });

describe('a photo of many megapixels', () => {
  it('is taken up to 120 million pixels as a JPEG, the right way up', async () => {
    const sent = await blank(12_000, 10_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await cleanPicture(sent, 2560)).metadata).toEqual({ width: 2133, height: 2560, extension: 'jpg' });
  });

  it('that is broken off is refused', async () => {
    const sent = await blank(8000, 5001).jpeg().toBuffer();
    await expect(cleanPicture(sent.subarray(0, sent.length / 2), 2560)).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  });

  it('is not called broken when the process that would read it is not started, nor is a drawing', async () => {
    const error = vi.spyOn(logger, 'error').mockReturnValue();
    const sent = await blank(8000, 5001).jpeg().toBuffer();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const { execPath } = process;
    process.execPath = '/nowhere/node';
    const read = await Promise.allSettled([cleanPicture(sent, 2560), drawSvg(drawing, 90)]);
    process.execPath = execPath;
    const unavailable = { status: 'rejected', reason: { code: 'UNAVAILABLE', retryAfterSeconds: 30 } };
    expect(read).toMatchObject([unavailable, unavailable]);
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });

  it.each([
    ['takes too long', 'return new Promise(() => setInterval(() => undefined, 1000));'],
    ['is ended', "process.kill(process.pid, 'SIGKILL'); return new Promise(() => undefined);"],
    ['has no memory', "throw new Error('out of memory');"],
  ])('is not called broken when the process that reads it %s', async (_what, program) => {
    const error = vi.spyOn(logger, 'error').mockReturnValue();
    const work = { program, bytes: Buffer.alloc(1), parameter: 1, patience: 2000 };
    await expect(sharpProcess(work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  const limits = 'JPEG en fazla 120 milyon piksel, PNG ve WebP en fazla 40 milyon piksel olabilir';
  it.each<[string, () => Promise<Buffer>, string]>([
    ['a larger JPEG', () => jpegThatSays(12_001, 10_000), limits],
    ['a larger PNG', () => blank(8000, 5001).png().toBuffer(), limits],
    [
      'a larger JPEG that is held as a whole while it is read',
      () => jpegThatSays(8000, 8000, { progressive: true, chromaSubsampling: '4:4:4' }),
      '“progressive” kaydedilmiş bir JPEG en fazla 60 milyon piksel olabilir',
    ],
  ])('is refused as %s, with its limit', async (_what, make, message) => {
    await expect(cleanPicture(await make(), 2560)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: expect.stringContaining(message),
    });
  });
});

describe('a picture without anything that shines through', () => {
  it.each([
    ['a logo as PNG', () => drawing('#1d6b5a').png(), 'png'],
    ['a logo as lossless WebP', () => drawing('#e4572e').webp({ lossless: true }), 'png'],
    ['a photo as PNG', () => photo().png(), 'jpg'],
    ['a photo as WebP', () => photo().webp(), 'jpg'],
    ['a logo as JPEG', () => drawing('#1d6b5a').jpeg(), 'jpg'],
  ])('%s is stored as %s', async (_what, make, extension) => {
    expect((await cleanPicture(await make().toBuffer(), 2560)).metadata.extension).toBe(extension);
  });

  it('keeps each of its pixels as a PNG', async () => {
    const sent = await drawing('#1d6b5a').png().toBuffer();
    const { bytes } = await cleanPicture(sent, 2560);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  });
});

describe('a picture of another format', () => {
  const box = (brands: string) => Buffer.from(`\0\0\0\x20ftyp${brands}`, 'latin1');
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['HEIC', () => box('heic\0\0\0\0mif1heic')],
    ['HEIC', () => box('mif1\0\0\0\0mif1heic')],
    ['HEIC', () => box('hevc\0\0\0\0')],
    ['AVIF', () => box('mif1\0\0\0\0mif1avif')],
    ['AVIF', () => blank(20, 20).avif().toBuffer()],
    ['GIF', () => blank(20, 20).gif().toBuffer()],
    ['TIFF', () => blank(20, 20).tiff().toBuffer()],
    ['BMP', () => Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
  ])('is named: %s', async (name, make) => {
    await expect(cleanPicture(await make(), 2560)).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: expect.stringContaining(`Bu görsel ${name} biçiminde`),
    });
  });

  it('says of HEIC where an iPhone is told to take JPEG', async () => {
    await expect(cleanPicture(box('heic'), 2560)).rejects.toThrow('Ayarlar > Kamera > Biçimler > “En Uyumlu”');
  });

  it('that moves is told from a broken one', async () => {
    const frames = [blank(20, 20), blank(20, 20).negate()].map((each) => each.png().toBuffer());
    const sent = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    await expect(cleanPicture(sent, 2560)).rejects.toThrow('Hareketli görseller yüklenemez');
  });
});
