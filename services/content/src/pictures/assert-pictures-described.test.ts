import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { bulkBlogPosts } from '../blog/bulk-blog-posts.ts';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { updateBlogPost } from '../blog/update-blog-post.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { publishLegalText } from '../legal-texts/publish-legal-text.ts';
import { createLocalPage } from '../local-pages/create-local-page.ts';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { updateLocalPage } from '../local-pages/update-local-page.ts';
import { createPage } from '../pages/create-page.ts';
import { PageModel } from '../pages/page.model.ts';
import { updatePage } from '../pages/update-page.ts';
import { createService } from '../server.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());

const editor = contextFor('moderator');
const bare = '<p>Oda</p><img src="/a.png">';
const refusal = {
  code: 'VALIDATION_FAILED',
  errors: [{ field: 'content', message: expect.stringMatching(/^Metindeki bir görselin alternatif metni yok\./) }],
};
const refusalAt = (field: string) => ({ ...refusal, errors: [{ ...refusal.errors[0], field }] });
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

describe('a picture without words', () => {
  it('is kept in the draft of a post and refused when it is published, scheduled ones included', async () => {
    const { id } = await createBlogPost(editor, { title: 'Oda', content: bare });
    await expect(createBlogPost(editor, { title: 'Masa', content: bare, isPublished: true })).rejects.toMatchObject(
      refusal,
    );
    await expect(updateBlogPost(editor, { id, isPublished: true })).rejects.toMatchObject(refusal);
    const later = updateBlogPost(editor, { id, isPublished: true, publishedAt: tomorrow });
    await expect(later).rejects.toMatchObject(refusal);
    const { results } = await bulkBlogPosts(editor, { operation: 'publish', ids: [id] });
    expect(results).toMatchObject([{ ok: false, message: refusal.errors[0]?.message }]);
    expect(await BlogPostModel.countDocuments({ isPublished: true })).toBe(0);
  });

  it('is kept in the draft of a page and refused when it is published', async () => {
    const { id } = await createPage(editor, { title: 'Oda', content: bare });
    await expect(createPage(editor, { title: 'Masa', content: bare, status: 'published' })).rejects.toMatchObject(
      refusal,
    );
    await expect(updatePage(editor, { id, status: 'published' })).rejects.toMatchObject(refusal);
    expect(await PageModel.countDocuments({ status: 'published' })).toBe(0);
  });

  it('is kept in a city page that is not active and refused in one that is', async () => {
    const texts = { cityName: 'Çorlu', title: 'Çorlu', metaTitle: 'Çorlu', metaDescription: 'Çorlu' };
    const city = { ...texts, heroTitle: 'Çorlu', heroDescription: 'Çorlu', slug: 'corlu', isActive: false };
    const blocks = (content: string) => JSON.stringify([{ type: 'text', title: '', subtitle: '', content, items: [] }]);
    const { id } = await createLocalPage(editor, { ...city, pageBlocks: blocks(bare) });
    await expect(updateLocalPage(editor, { id, isActive: true })).rejects.toMatchObject(refusalAt('pageBlocks'));
    const active = createLocalPage(editor, { ...city, slug: 'silivri', isActive: true, pageBlocks: blocks(bare) });
    await expect(active).rejects.toMatchObject(refusalAt('pageBlocks'));
    await LocalPageModel.updateOne({ _id: id }, { isActive: true });
    expect(await updateLocalPage(editor, { id, pageBlocks: blocks(`${bare}<p>Son</p>`) })).toMatchObject({ id });
  });

  it('is refused in a legal text, unless it is in force with it', async () => {
    const admin = contextFor('admin');
    const publish = (bodyHtml: string) =>
      publishLegalText(admin, { slug: 'kullanim-sartlari', title: 'Şartlar', bodyHtml });
    await expect(publish(bare)).rejects.toMatchObject(refusalAt('bodyHtml'));
    await publish('<p>Şartlar</p>');
    await LegalTextModel.updateOne({ isInForce: true }, { bodyHtml: bare });
    expect(await publish(`${bare}<p>Son</p>`)).toMatchObject({ title: 'Şartlar' });
  });

  it('is refused in a text of the content manager, unless it is published with it', async () => {
    const words = `<p>${'Çocuklarla oyun yoluyla çalışıyorum. '.repeat(5)}</p>`;
    const save = (text: string) =>
      saveSettings(editor, { settings: [{ key: 'about_bio_html', value: `${words}${text}` }] });
    await expect(save(bare)).rejects.toMatchObject({
      errors: [{ ...refusal.errors[0], field: 'about_bio_html', code: 'INVALID_SETTING' }],
    });
    await save('<p>Ben</p>');
    await SiteSettingModel.updateOne({ settingKey: 'about_bio_html' }, { settingValue: bare });
    expect(await save(`${bare}<p>Son</p>`)).toMatchObject({ errors: [] });
  });

  it('that the site shows already is not asked for, another one is', async () => {
    const { id } = await createBlogPost(editor, { title: 'Oda', content: '<p>Oda</p>', isPublished: true });
    await BlogPostModel.updateOne({ _id: id }, { content: bare });
    expect(await updateBlogPost(editor, { id, content: `${bare}<p>Son</p>` })).toMatchObject({ isPublished: true });
    await expect(updateBlogPost(editor, { id, content: `${bare}<img src="/b.png">` })).rejects.toMatchObject(refusal);
    await updateBlogPost(editor, { id, isPublished: false });
    await expect(updateBlogPost(editor, { id, isPublished: true })).rejects.toMatchObject(refusal);
  });
});

it('a picture with words or marked as decoration is published', async () => {
  const content = '<img src="/a.png" alt="Bir oda"><figure data-width="50"><img src="/b.png" alt=""></figure>';
  expect(await createBlogPost(editor, { title: 'Oda', content, isPublished: true })).toMatchObject({
    isPublished: true,
  });
  expect(await createPage(editor, { title: 'Oda', content, status: 'published' })).toMatchObject({
    status: 'published',
  });
});
