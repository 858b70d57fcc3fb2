import { database } from '@practice/service-kit';
import { contextFor, faultsAfter, runSelfCheck, useTestDatabase } from '@practice/service-kit/testing';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { createBlogCategory } from '../blog-categories/create-blog-category.ts';
import { uploadImage } from '../media/upload-image.ts';
import { createMenu } from '../menus/create-menu.ts';
import { createMenuItem } from '../menus/create-menu-item.ts';
import { createPage } from '../pages/create-page.ts';
import { deletePage } from '../pages/delete-page.ts';
import { createService } from '../server.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';

const service = createService();
useTestDatabase([service]);
beforeAll(() => registerFreeAddresses({ listRedirectsTo: async () => [] }));
const admin = contextFor('admin');
const idsOf = async (key: 'encryption' | 'references' | 'storedFiles') =>
  (await runSelfCheck(service, key)).faults.map(({ id }) => id);

it('references finds what names a record that is not there, and nothing of what people have made', async () => {
  const page = await createPage(admin, { title: 'Oyun terapisi', content: '<p>Oyun.</p>', status: 'published' });
  const child = await createPage(admin, { title: 'Alt sayfa', parentId: page.id });
  const menu = await createMenu(admin, { name: 'Üst' });
  const item = await createMenuItem(admin, { menuId: menu.id, title: 'Oyun', type: 'page', pageId: page.id });
  await createMenuItem(admin, { menuId: menu.id, title: 'Alt', url: '/alt', parentId: item.id });
  await createBlogCategory(admin, { name: 'Uyku' });
  await createBlogPost(admin, { title: 'Uyku', category: 'Uyku', content: '<p>Metin.</p>' });
  expect(await runSelfCheck(service, 'references')).toMatchObject({ faults: [], checked: expect.any(Number) });

  const gone = new Types.ObjectId();
  for (const [collection, field, filter] of [
    ['menu_items', 'menuId', { title: 'Oyun' }],
    ['menu_items', 'parentId', { title: 'Alt' }],
    ['menu_items', 'pageId', { title: 'Oyun' }],
    ['pages', 'parentId', { _id: new Types.ObjectId(child.id) }],
    ['blog_post_revisions', 'postId', {}],
  ] as const) {
    const found = await faultsAfter(service, {
      key: 'references',
      collection,
      filter,
      update: { $set: { [field]: gone } },
    });
    expect(found.map(({ id }) => id)).toEqual([`${collection}.${field}:…`]);
  }
  const renamed = { collection: 'blog_posts', update: { $set: { category: 'Yok' } } };
  expect(await faultsAfter(service, { key: 'references', ...renamed })).toMatchObject([
    { id: 'blog_posts.category:…' },
  ]);
  // A menu item whose page was deleted is hidden.
  await deletePage(admin, { id: page.id, force: true });
  expect(await idsOf('references')).toEqual([]);
});

it('encryption finds a secret setting that lies open', async () => {
  await saveSettings(admin, { settings: [{ key: 'smtp_pass', value: 'gizli şifre' }] });
  expect(await runSelfCheck(service, 'encryption')).toEqual({ checked: 1, faults: [], notes: [] });
  const update = { $set: { settingValue: 'gizli şifre' } };
  const filter = { settingKey: 'smtp_pass' };
  expect(await faultsAfter(service, { key: 'encryption', collection: 'site_settings', filter, update })).toEqual([
    {
      id: 'site_settings.settingValue:…',
      sentence: 'Gizli bir ayarın metni şifrelenmeden saklanmış.',
      records: [{ place: 'setting', recordId: 'smtp_pass' }],
    },
  ]);
});

it('storedFiles finds a picture without its content, and one of the library that is not there', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a05050' } })
    .png()
    .toBuffer();
  const { id } = await uploadImage(admin, { image: { fileName: 'oda.png', base64: bytes.toString('base64') } });
  const read: unknown[] = [];
  const note = ({ command }: { command: { find?: string; projection?: object } }) => {
    if (command.find?.endsWith('.chunks')) read.push(command.projection);
  };
  database().client.on('commandStarted', note);
  expect(await idsOf('storedFiles')).toEqual([]);
  database().client.off('commandStarted', note);
  // What the index has, so that no content is read.
  expect(read).toEqual([{ _id: 0, files_id: 1 }]);
  await database().collection('pictures.chunks').deleteMany({});
  expect(await idsOf('storedFiles')).toEqual([expect.stringMatching(/^pictures:/)]);
  await database().collection('pictures.files').deleteMany({});
  expect(await idsOf('storedFiles')).toEqual([`media_items.pictureId:${id}`]);
});
