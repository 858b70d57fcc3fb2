import { iconPath, iconSizesOf, pictureVariantPath, readPicturePath } from '@practice/contracts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

async function picture(red: number, width = 700): Promise<Blob> {
  const create = { width, height: 400, channels: 3, background: { r: red, g: 0, b: 0 } } as const;
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
}

async function send(path: string, file: Blob, { as = '', field = 'image' } = {}) {
  const body = new FormData();
  body.append(field, file, 'Çocuk odası.png');
  const response = await fetch(`${gateway.url}${path}`, { method: 'POST', body, headers: { cookie: as } });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

it('takes a picture as multipart, and serves it with a long life', async () => {
  const as = (await gateway.login('moderator')).cookie();
  const { status, body } = await send('/api/upload/image', await picture(40), { as });
  expect([status, body.fileName]).toEqual([201, 'Çocuk odası.png']);
  const served = await fetch(`${gateway.url}${body.url}`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(served.headers.get('cache-control')).toContain('immutable');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
});

it('leads from the address of a replaced picture to the new one, in the same width', async () => {
  const as = (await gateway.login('moderator')).cookie();
  const { body } = await send('/api/upload/image', await picture(80), { as });
  const replaced = await send(`/api/media/${body.id}/replace`, await picture(120, 500), { as });
  expect(replaced.status).toBe(200);
  const [from, to] = [readPicturePath(String(body.url)), readPicturePath(String(replaced.body.url))];
  if (!from || !to) throw new Error('no addresses');
  const get = (path: string) => fetch(`${gateway.url}${path}`, { redirect: 'manual' });
  const moved = await get(String(body.url));
  expect([moved.status, moved.headers.get('location')]).toEqual([302, replaced.body.url]);
  const variant = await get(pictureVariantPath(from, { width: 640, quality: 80, format: 'webp' }));
  const narrower = pictureVariantPath(to, { width: 480, quality: 80, format: 'webp' });
  expect(variant.headers.get('location')).toBe(narrower);
  expect(variant.headers.get('cache-control')).toBe('no-store');
});

it('takes an icon, and serves it in its sizes with a long life', async () => {
  const as = (await gateway.login('moderator')).cookie();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
  const { status, body } = await send('/api/upload/favicon', new Blob([drawing]), { as, field: 'favicon' });
  const picture = readPicturePath(String(body.publicUrl));
  if (status !== 201 || !picture) throw new Error(`no icon: ${JSON.stringify(body)}`);
  for (const size of iconSizesOf(picture)) {
    const served = await fetch(`${gateway.url}${iconPath(picture, size)}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height, hasAlpha } = await sharp(await served.arrayBuffer()).metadata();
    expect([width, height, hasAlpha]).toEqual([size, size, size !== 180]);
  }
  const settings = [{ key: 'site_favicon', value: body.publicUrl, category: 'general' }];
  const admin = (await gateway.login('admin')).cookie();
  await fetch(`${gateway.url}/api/site-settings/bulk`, {
    method: 'PUT',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ settings }),
  });
  const found = await fetch(`${gateway.url}/favicon.ico`, { redirect: 'manual' });
  expect([found.status, found.headers.get('location')]).toEqual([302, iconPath(picture, 48)]);
  expect((await fetch(`${gateway.url}${iconPath(picture, 32).replace('icon-32', 'icon-33')}`)).status).toBe(404);
});

it('refuses visitors, what is no picture, another field, more than 25 MB, and what is no multipart', async () => {
  const as = (await gateway.login('moderator')).cookie();
  const path = '/api/upload/image';
  expect((await send(path, await picture(1))).body.code).toBe('UNAUTHENTICATED');
  expect((await send(path, new Blob(['<svg/>']), { as })).body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect((await send(path, await picture(1), { as, field: 'file' })).body.code).toBe('VALIDATION_FAILED');
  expect((await send(path, new Blob([new Uint8Array(26 * 1024 ** 2)]), { as })).body.code).toBe('PAYLOAD_TOO_LARGE');
  const headers = { cookie: as, 'content-type': 'multipart/form-data; boundary=x' };
  const broken = await fetch(`${gateway.url}${path}`, { method: 'POST', body: 'nothing of it', headers });
  expect(((await broken.json()) as { code: string }).code).toBe('MALFORMED_REQUEST');
});
