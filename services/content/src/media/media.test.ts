import { readPicturePath } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { getManagedBlogPost } from '../blog/get-managed-blog-post.ts';
import { findPicture } from '../pictures/picture-bucket.ts';
import { createService } from '../server.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { deleteMediaItem } from './delete-media-item.ts';
import { findReplacementPicture } from './find-replacement-picture.ts';
import { listMediaItems } from './list-media-items.ts';
import { listMediaUses } from './list-media-uses.ts';
import { replaceMediaItem } from './replace-media-item.ts';
import { updateMediaItem } from './update-media-item.ts';
import { uploadImage } from './upload-image.ts';

useTestDatabase([createService()]);
const editor = contextFor('moderator');
let pagesSharing: { id: string; pageKey: string }[] = [];
beforeAll(() =>
  registerFreeAddresses({
    findRedirect: async () => null,
    listRedirectsTo: async () => [],
    listPicturePages: async () => pagesSharing,
  }),
);

async function picture(red: number, width = 40) {
  const background = { r: red * 40, g: 9, b: 9 };
  const bytes = await sharp({ create: { width, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return { image: { fileName: 'oda.png', base64: bytes.toString('base64') } };
}
const idOf = (url: string) => readPicturePath(url)?.id ?? '';

/** A picture in a post, in its text and above it, and in a setting. */
async function used() {
  const item = await uploadImage(editor, await picture(1));
  const content = `<p>Oda</p><img src="${item.url}" alt="Bir oda">`;
  const post = await createBlogPost(editor, {
    title: 'Oyun odası',
    content,
    featuredImage: item.url,
    featuredImageAlt: 'Bir oda',
  });
  await SiteSettingModel.create({ settingKey: 'about_image', settingValue: item.url });
  return { item, post };
}

it('keeps a picture once, however often it is uploaded', async () => {
  const first = await uploadImage(editor, await picture(1));
  expect(first).toMatchObject({ fileName: 'oda.png', width: 40, height: 30, tags: [], focalX: 50, alt: null });
  expect(first.fileSize).toBe((await findPicture(idOf(first.url)))?.fileSize);
  expect(await uploadImage(editor, await picture(1))).toEqual(first);
  expect(await listMediaItems(editor)).toEqual([first]);
});

it.each([
  ['GIF89a', 'Bu görsel GIF biçiminde. JPEG ya da PNG olarak kaydedip yeniden yükleyin.'],
  ['<html>', 'Bu dosya bir görsel değil ya da bozuk. JPEG, PNG, WebP veya SVG yükleyin.'],
])('says why %s is not taken, and keeps nothing of it', async (bytes, message) => {
  const image = { fileName: 'a.png', base64: Buffer.from(bytes).toString('base64') };
  await expect(uploadImage(editor, { image })).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    errors: [{ field: 'image', message }],
  });
  expect(await listMediaItems(editor)).toEqual([]);
});

it('keeps what an SVG draws', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script>alert(1)</script><rect width="4" height="4"/></svg>';
  const image = { fileName: 'logo.svg', base64: Buffer.from(text).toString('base64') };
  const item = await uploadImage(editor, { image });
  expect(item).toMatchObject({ width: 1600, height: 800, url: expect.stringMatching(/\.png$/) });
});

it('says what shows a picture, and refuses to delete it until nothing does', async () => {
  const { item, post } = await used();
  const uses = [
    { kind: 'Blog yazısı', title: 'Oyun odası', path: `/admin#blog?id=${post.id}` },
    { kind: 'Site ayarı', title: 'about_image' },
  ];
  expect(await listMediaUses(editor, { id: item.id })).toMatchObject(uses);
  await expect(deleteMediaItem(editor, { id: item.id })).rejects.toMatchObject({
    code: 'RECORD_IN_USE',
    attachment: { conflicts: uses },
  });
  const unused = await uploadImage(editor, await picture(2));
  pagesSharing = [{ id: 'a', pageKey: 'hakkimda' }];
  await expect(deleteMediaItem(editor, { id: unused.id })).rejects.toMatchObject({ code: 'RECORD_IN_USE' });
  pagesSharing = [];
  await deleteMediaItem(editor, { id: unused.id });
  expect(await findPicture(idOf(unused.url))).toBeUndefined();
  expect(await listMediaItems(editor)).toMatchObject([{ id: item.id }]);
});

it('puts another picture wherever the first is shown, and its address leads to it', async () => {
  const { item, post } = await used();
  const replaced = await replaceMediaItem(editor, { id: item.id, ...(await picture(3, 80)) });
  expect(replaced).toMatchObject({ id: item.id, width: 80 });
  const shown = await getManagedBlogPost(editor, { id: post.id });
  expect(shown.featuredImage).toBe(replaced.url);
  expect(shown.content).toContain(replaced.url);
  expect(shown.content).not.toContain(item.url);
  expect(await SiteSettingModel.findOne().lean()).toMatchObject({ settingValue: replaced.url });
  expect(await findReplacementPicture(editor, { id: idOf(item.url) })).toEqual({ url: replaced.url });
  expect(await findPicture(idOf(item.url))).toBeUndefined();
});

it('does not replace a picture by one that is an item of its own', async () => {
  const item = await uploadImage(editor, await picture(1));
  const other = await uploadImage(editor, await picture(2));
  const again = replaceMediaItem(editor, { id: item.id, ...(await picture(2)) });
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await listMediaItems(editor)).toEqual([other, item]);
});

it('carries the focal point in the address, wherever the picture is shown', async () => {
  const { item, post } = await used();
  const { url } = await updateMediaItem(editor, { id: item.id, focalX: 20, focalY: 75 });
  expect(url).toBe(`${item.url}#20,75`);
  expect((await getManagedBlogPost(editor, { id: post.id })).featuredImage).toBe(url);
  const centred = await updateMediaItem(editor, { id: item.id, focalX: 50, focalY: 50 });
  expect(centred.url).toBe(item.url);
  expect((await getManagedBlogPost(editor, { id: post.id })).content).not.toContain('#20,75');
});
