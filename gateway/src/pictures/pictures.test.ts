import { setTimeout as pause } from 'node:timers/promises';
import { pictureVariantPath, readPicturePath, type StoredPicture } from '@practice/contracts';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

/** A picture of the demonstration's blog. */
let picture: StoredPicture;
let address = '';
beforeAll(async () => {
  const { body } = await gateway.visitor().get('/api/blog/okula-baslarken-ayrilik-kaygisi');
  address = (body as { featuredImage: string }).featuredImage;
  picture = readPicturePath(address) as StoredPicture;
});

async function get(path: string) {
  const response = await fetch(`${gateway.url}${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { headers, status } = response;
  return {
    status,
    type: headers.get('content-type'),
    caching: headers.get('cache-control'),
    etag: headers.get('etag'),
    bytes,
  };
}

const forEver = 'public, max-age=31536000, immutable';

it('shows a picture of the practice as it is stored', async () => {
  const { bytes, ...sent } = await get(address);
  expect(sent).toMatchObject({ status: 200, type: 'image/jpeg', caching: forEver });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1000 });
});

it.each([
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
] as const)('shows it smaller as %s', async (format, type, decoded) => {
  const { bytes, ...sent } = await get(pictureVariantPath(picture, { width: 320, quality: 80, format }));
  expect(sent).toMatchObject({ status: 200, type, caching: forEver });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: decoded, width: 320, height: 200 });
});

it('sends WebP in place of AVIF until that is made, and tells nobody to keep it', async () => {
  const path = pictureVariantPath(picture, { width: 480, quality: 60, format: 'avif' });
  expect(await get(path)).toMatchObject({ status: 200, type: 'image/webp', caching: 'no-store' });
  await expect.poll(async () => (await get(path)).type).toBe('image/avif');
  const { bytes, caching } = await get(path);
  expect(caching).toBe(forEver);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 480 });
});

it('makes a better quality larger', async () => {
  const sizes = await Promise.all(
    ([60, 80, 95] as const).map(async (quality) => {
      const { bytes } = await get(pictureVariantPath(picture, { width: 320, quality, format: 'webp' }));
      return bytes.length;
    }),
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(new Set(sizes).size).toBe(3);
});

it('makes one variant once for all who request it at the same time', async () => {
  const path = pictureVariantPath(picture, { width: 960, quality: 95, format: 'webp' });
  const all = await Promise.all(Array.from({ length: 12 }, () => get(path)));
  expect(new Set(all.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1);
});

it('says that a picture is what the browser has', async () => {
  const { etag } = await get(address);
  const response = await fetch(`${gateway.url}${address}`, {
    headers: { 'if-none-match': String(etag), 'cache-control': 'max-age=0' },
  });
  expect(response.status).toBe(304);
});

it.each([
  ['another width', () => `${base()}/641-80.webp`],
  ['another quality', () => `${base()}/640-81.webp`],
  ['another format', () => `${base()}/640-80.gif`],
  ['a form that the picture has not', () => `${base()}/640-80.png`],
  ['another size of the original', () => `${base().replace('1600x1000', '1600x1001')}/640-80.webp`],
  ['an unknown picture', () => `/uploads/pictures/${'0'.repeat(32)}-1600x1000/640-80.webp`],
  ['an unknown original', () => `/uploads/pictures/${'0'.repeat(32)}-1600x1000.jpg`],
  ['the original under another ending', () => address.replace('.jpg', '.png')],
  ['an address from outside', () => '/uploads/pictures/https://example.org/a.jpg'],
  ['a way out of the folder', () => '/uploads/pictures/..%2f..%2fpackage.json'],
])('shows nothing for %s', async (_what, path) => {
  expect(await get(path())).toMatchObject({ status: 404, caching: 'no-store' });
});

function base(): string {
  return address.replace(/\.jpg$/, '');
}

it('lets other work go on while a picture is made', async () => {
  const making = get(pictureVariantPath(picture, { width: 1600, quality: 95, format: 'webp' }));
  let turns = 0;
  let isMade = false;
  void making.then(() => {
    isMade = true;
  });
  while (!isMade) {
    await pause(1);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(5);
});
