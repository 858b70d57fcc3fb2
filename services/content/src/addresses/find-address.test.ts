import { registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { PageModel } from '../pages/page.model.ts';
import { createService } from '../server.ts';
import { liveRemotes, registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { findAddress, findAddresses } from './find-address.ts';

useTestDatabase([createService()]);

it('finds the record at an address, published or not, with its id', async () => {
  registerFreeAddresses();
  liveRemotes.push({ name: 'mf-events', routes: ['/etkinlikler/*'] });
  registerService('appointments', {
    listServiceTitles: async () => ({}),
    findService: async (_ctx, { slug }: { slug: string }) =>
      slug === 'oyun-terapisi' ? { id: '7', title: 'Oyun Terapisi' } : null,
  });
  const one = async (records: { insertOne: (document: object) => Promise<{ insertedId: unknown }> }, slug: string) =>
    String((await records.insertOne({ slug, title: slug })).insertedId);
  const page = await one(PageModel.collection, 'ekibimiz');
  const localPage = await one(LocalPageModel.collection, 'silivri-cocuk-psikologu');
  const post = await one(BlogPostModel.collection, 'kaygi');
  const found = (path: string) => findAddress(contextFor('service'), { path });
  expect(await found('/ekibimiz')).toEqual({ kind: 'page', title: 'ekibimiz', id: page });
  expect(await found('/Silivri-Cocuk-Psikologu/')).toMatchObject({ kind: 'local-page', id: localPage });
  expect(await found('/blog/kaygi')).toEqual({ kind: 'post', title: 'kaygi', id: post });
  expect(await found('/hizmetler/oyun-terapisi')).toEqual({ kind: 'service', title: 'Oyun Terapisi', id: '7' });
  expect(await found('/iletisim')).toMatchObject({ kind: 'site', id: null });
  const remote = { kind: 'remote', title: 'mf-events' };
  expect(await found('/etkinlikler/2026')).toEqual({ ...remote, id: null });
  const paths = ['/etkinlikler', '/yok'];
  expect(await findAddresses(contextFor('service'), { paths })).toEqual({ '/etkinlikler': remote });
  expect([await found('/blog/yok'), await found('/hizmetler/yok'), await found('/yok')]).toEqual([null, null, null]);
});
