import { readPicturePath } from '@practice/contracts';
import { systemContext } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getPicture } from './get-picture.ts';
import { storePicture } from './store-picture.ts';

useTestDatabase([createService()]);

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 120, b: 60, alpha: 0.5 } } });

/** What the gateway would get of a picture. */
async function stored(address: string) {
  const picture = readPicturePath(address);
  const found = await getPicture(systemContext('test'), { id: picture?.id ?? '' });
  return { ...picture, bytes: Buffer.from(found?.base64 ?? '', 'base64') };
}

it('stores a picture under an address that names its content and size', async () => {
  const address = await storePicture(await blank(400, 250).png().toBuffer());
  const { width, height, extension, bytes } = await stored(address);
  expect({ width, height, extension }).toEqual({ width: 400, height: 250, extension: 'png' });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 400, height: 250 });
  expect(await storePicture(await blank(400, 250).png().toBuffer())).toBe(address);
});

it('keeps what shines through', async () => {
  const { extension, bytes } = await stored(await storePicture(await blank(40, 40, 4).webp().toBuffer()));
  expect([extension, (await sharp(bytes).metadata()).hasAlpha]).toEqual(['png', true]);
});

it('turns a photo the right way up and drops where it was taken', async () => {
  const sent = await blank(300, 200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'a family' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .withExifMerge({ IFD0: { Orientation: '6' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const { bytes } = await stored(await storePicture(sent));
  const kept = await sharp(bytes).metadata();
  expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([200, 300, undefined, undefined]);
});

it('makes a large picture smaller', async () => {
  const { width, height } = await stored(await storePicture(await blank(4000, 2000).jpeg().toBuffer()));
  expect([width, height]).toEqual([2560, 1280]);
});

it.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a drawing of nothing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a moving picture', () => blank(20, 40).gif().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
  ['text', () => Buffer.from('not a picture'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['nothing', () => Buffer.alloc(0), 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a file that is cut off',
    async () => (await blank(600, 600).png().toBuffer()).subarray(0, 200),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['more pixels than memory should take', () => blank(8000, 5001).png().toBuffer(), 'PAYLOAD_TOO_LARGE'],
])('refuses %s', async (_what, bytes, code) => {
  await expect(storePicture(await bytes())).rejects.toMatchObject({ code });
});
