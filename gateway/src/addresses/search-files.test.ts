import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const events = {
  ...{ name: 'mf-events', version: '1.0.0', manifest: '/remotes/mf-events/mf-manifest.json', routes: ['/etkinlikler'] },
  addresses: [
    { path: '/etkinlikler', title: 'Etkinlikler' },
    { path: '/randevu', title: 'Randevu' },
  ],
};
const site = { ...events, name: 'mf-public', routes: ['/*'], addresses: [] };
const gateway = testGateway({ remotes: { list: () => [site, events] } });
let admin: Caller;
beforeAll(async () => {
  admin = await gateway.login('admin');
});
const read = async (path: string) => (await gateway.visitor().get(path)).text;
const set = (key: string, value: string) =>
  admin.send('PUT', '/api/site-settings/bulk', { settings: [{ key, value }] });
const page = {
  title: 'Sık Sorulan Sorular',
  content: '<p>x</p>',
  status: 'published',
  featuredImage: '/uploads/a.jpg',
};

describe('/sitemap.xml', () => {
  it('lists what visitors find, as of now', async () => {
    const before = await read('/sitemap.xml');
    expect(before).toContain('<loc>https://klinik.example/randevu</loc>');
    expect(before).toContain('<loc>https://klinik.example/corlu-cocuk-psikologu</loc>');
    expect(before).toContain('<loc>https://klinik.example/gizlilik-politikasi</loc>');
    const { body } = await admin.post('/api/dynamic-pages', page);
    const after = await read('/sitemap.xml');
    expect(after).toContain('<loc>https://klinik.example/sik-sorulan-sorular</loc><lastmod>20');
    expect(after).toContain('<image:loc>https://klinik.example/uploads/a.jpg</image:loc>');
    await admin.send('PUT', `/api/dynamic-pages/${(body as { id: string }).id}`, { status: 'archived' });
    expect(await read('/sitemap.xml')).not.toContain('sik-sorulan-sorular');
  });

  it('lists what a remote names of its own pages, and nothing that another one shows', async () => {
    const text = await read('/sitemap.xml');
    expect(text).toContain('<url><loc>https://klinik.example/etkinlikler</loc></url>');
    expect(text.match(/\/randevu</g)).toHaveLength(1);
  });

  it('leaves out what its meta tag keeps from search engines', async () => {
    const tag = { pageKey: 'local-silivri-cocuk-psikologu', robots: 'noindex, follow' };
    await admin.send('PUT', `/api/seo/meta-tags/${tag.pageKey}`, tag);
    const text = await read('/sitemap.xml');
    expect(text).not.toContain('silivri');
    expect(text).toContain('/corlu-cocuk-psikologu');
  });

  it("follows the site's address and its slashes", async () => {
    await set('site_base_url', 'https://www.ornek.com');
    await set('trailing_slash_policy', 'always');
    expect(await read('/sitemap.xml')).toContain('<loc>https://www.ornek.com/randevu/</loc>');
    await set('site_base_url', '');
    await set('trailing_slash_policy', 'never');
  });
});

it('/robots.txt keeps programs out of the back office and names the sitemap', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Disallow: /admin\n');
  expect(text).toContain('Sitemap: https://klinik.example/sitemap.xml\n');
});

it('/llms.txt is there when the settings say so', async () => {
  expect((await gateway.visitor().get('/llms.txt')).status).toBe(404);
  await set('llms_txt_enabled', 'true');
  expect(await read('/llms.txt')).toContain('- [Randevu](https://klinik.example/randevu)');
});
