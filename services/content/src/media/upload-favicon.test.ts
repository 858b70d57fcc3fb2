import { readPicturePath } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getPicture } from '../pictures/get-picture.ts';
import { createService } from '../server.ts';
import { listMediaItems } from './list-media-items.ts';
import { uploadFavicon } from './upload-favicon.ts';

useTestDatabase([createService()]);
const editor = contextFor('moderator');
const file = (bytes: Buffer | string) => ({
  favicon: { fileName: 'simge', base64: Buffer.from(bytes).toString('base64') },
});
const create = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#388077' } });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>';

it('makes a drawing a square of 512 pixels, in the library', async () => {
  const favicon = await uploadFavicon(editor, file(drawing));
  expect(favicon).toMatchObject({ publicUrl: favicon.url, width: 512, height: 512, fileName: 'simge' });
  expect(favicon.url).toMatch(/\.png$/);
  expect(await listMediaItems(editor)).toMatchObject([{ id: favicon.id }]);
});

it('makes a wide picture a square, transparent beside it, and enlarges nothing', async () => {
  const { url, width, height } = await uploadFavicon(editor, file(await create(100, 40).png().toBuffer()));
  expect([width, height]).toEqual([100, 100]);
  const { base64 = '' } = (await getPicture(editor, { id: readPicturePath(url)?.id ?? '' })) ?? {};
  const { data } = await sharp(Buffer.from(base64, 'base64')).raw().toBuffer({ resolveWithObject: true });
  expect([data[3], data[(50 * 100 + 50) * 4 + 3]]).toEqual([0, 255]);
});

it.each<[string, () => Promise<Buffer> | string | Buffer, string, string]>([
  ['a photo', () => create(20, 20).jpeg().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE', '.ico, .png veya .svg'],
  ['text', () => 'not an icon', 'UNSUPPORTED_MEDIA_TYPE', '.ico, .png veya .svg'],
  ['a broken drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"><g', 'UNSUPPORTED_MEDIA_TYPE', 'SVG çizilemedi'],
  ['more than 512 KB', () => Buffer.alloc(513 * 1024), 'VALIDATION_FAILED', 'en fazla 512 KB'],
])('says why it does not take %s', async (_what, bytes, code, said) => {
  const refused = uploadFavicon(editor, file(await bytes()));
  await expect(refused).rejects.toMatchObject({ code, errors: [{ message: expect.stringContaining(said) }] });
  expect(await listMediaItems(editor)).toEqual([]);
});
