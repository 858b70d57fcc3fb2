import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { database } from '@practice/service-kit';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Shell } from '../remotes/load-remotes.ts';
import { testGateway } from '../testing/test-gateway.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'practice-icons-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  path.join(folder, 'icon.abc.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1F5F58"/></svg>',
);
const shell = { filesDir: folder, icon: 'icon.abc.svg', fonts: [], styles: [], startScripts: [] } as unknown as Shell;
const gateway = testGateway({ remotes: { shell: () => shell } });
const browser = { accept: 'text/html,*/*;q=0.8' };

describe('a fresh installation', () => {
  it.each([
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/apple-touch-icon-precomposed.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('has its icon at %s, %i pixels wide', async (at, size) => {
    const response = await fetch(`${gateway.url}${at}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([size, size]);
  });

  it('tells phones its name and icons', async () => {
    const { status, headers, text } = await gateway.visitor().get('/site.webmanifest');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ name: expect.stringMatching(/\S/), lang: 'tr-TR', start_url: '/' });
    for (const { src } of manifest.icons) expect((await gateway.visitor().get(src)).status).toBe(200);
  });

  it('names whom to tell of a weakness, for half a year from today', async () => {
    const { status, headers, text } = await gateway.visitor().get('/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: (mailto|tel):\S+$/m);
    expect(text).toMatch(/^Preferred-Languages: tr, en$/m);
    expect(text).toMatch(/^Canonical: https:\/\/klinik\.example\/\.well-known\/security\.txt$/m);
    const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(365);
  });
});

it('without a contact in the settings there is no security.txt', async () => {
  const admin = await gateway.login('admin');
  const keys = ['contact_email', 'header_top_email', 'contact_phone', 'header_top_phone'];
  await database()
    .collection('site_settings')
    .deleteMany({ settingKey: { $in: keys } });
  // Any change lets the list of the site be read again.
  await admin.send('PUT', '/api/site-settings/bulk', { settings: [{ key: 'llms_txt_enabled', value: 'true' }] });
  expect((await gateway.visitor().get('/.well-known/security.txt')).status).toBe(404);
});

it('an unknown file is, for a browser, a page that is not there', async () => {
  const { status, text } = await gateway.visitor().get('/eski-dosya.pdf', browser);
  expect(status).toBe(404);
  expect(text).toContain('<h1>Sayfa bulunamadı</h1>');
  expect(text).not.toContain('Bir Hata Oluştu');
});
