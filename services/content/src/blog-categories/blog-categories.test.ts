import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { listBlogPostCards } from '../blog/list-blog-post-cards.ts';
import { searchBlogPosts } from '../blog/search/search-blog-posts.ts';
import { updateBlogPost } from '../blog/update-blog-post.ts';
import { seedBlogCategories } from '../seed/blog-categories.ts';
import { createService } from '../server.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { BlogCategoryModel } from './blog-category.model.ts';
import { createBlogCategory } from './create-blog-category.ts';
import { deleteBlogCategory } from './delete-blog-category.ts';
import { getBlogCategory } from './get-blog-category.ts';
import { listBlogCategories } from './list-blog-categories.ts';
import { orderBlogCategories } from './order-blog-categories.ts';
import { updateBlogCategory } from './update-blog-category.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());
beforeEach(seedBlogCategories);

const moderator = contextFor('moderator');
const visitor = contextFor('anonymous');
const write = (title: string, category: string | null, isPublished = true) =>
  createBlogPost(moderator, { title, author: 'Selin', isPublished, category });
const idOf = async (slug: string) => (await getBlogCategory(moderator, { slug }))?.id ?? '';
const titlesIn = async (category: string) =>
  (await listBlogPostCards(visitor, { category } as object)).items.map(({ title }) => title);

describe('the categories', () => {
  it('are those that a site begins with, and those that its posts have beside them', async () => {
    await BlogCategoryModel.deleteMany();
    await BlogPostModel.create({ title: 'Eski', slug: 'eski', author: 'Selin', category: 'Beslenme' });
    await Promise.all([seedBlogCategories(), seedBlogCategories()]);
    const listed = await listBlogCategories(moderator);
    expect(listed.map(({ name, slug, color }) => [name, slug, color])).toEqual([
      ['Okul Öncesi', 'okul-oncesi', 'apricot'],
      ['Ergenlik', 'ergenlik', 'pine'],
      ['Ebeveynlik', 'ebeveynlik', 'sage'],
      ['Genel', 'genel', 'stone'],
      ['Beslenme', 'beslenme', 'stone'],
    ]);
  });

  it('count what visitors find; drafts for editors alone', async () => {
    await write('Bir', 'Ergenlik');
    await write('Taslak', 'Ergenlik', false);
    const counts = async (ctx: typeof visitor) =>
      (await listBlogCategories(ctx)).flatMap(({ slug, count, postCount }) =>
        slug === 'ergenlik' ? [[count, postCount]] : [],
      );
    expect(await counts(visitor)).toEqual([[1, null]]);
    expect(await counts(moderator)).toEqual([[1, 2]]);
  });

  it('are put in order, and a new one comes last', async () => {
    await createBlogCategory(moderator, { name: 'Uyku', color: 'blue' });
    const ids = (await listBlogCategories(moderator)).map(({ id }) => id);
    const ordered = await orderBlogCategories(moderator, { ids: [...ids].reverse() });
    expect(ordered.map(({ slug }) => slug)).toEqual(['uyku', 'genel', 'ebeveynlik', 'ergenlik', 'okul-oncesi']);
  });
});

describe('a name or slug', () => {
  it.each([
    [{ name: 'ergenlik' }, 'name'],
    [{ name: 'Gençler', slug: 'Okul Öncesi' }, 'slug'],
  ])('of another category is refused: %j', async (input, field) => {
    await expect(createBlogCategory(moderator, input)).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ field }] });
  });

  it('is given to one of two who want it at once', async () => {
    const both = await Promise.allSettled(['Uyku', 'UYKU'].map((name) => createBlogCategory(moderator, { name })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
  });

  it('that a category had leads to it, until another takes it', async () => {
    const id = await idOf('ergenlik');
    await updateBlogCategory(moderator, { id, name: 'Gençlik', slug: 'genclik' });
    expect(await getBlogCategory(visitor, { slug: 'ergenlik' })).toMatchObject({ id, slug: 'genclik' });
    await createBlogCategory(moderator, { name: 'Ergenlik' });
    expect(await getBlogCategory(visitor, { slug: 'ergenlik' })).toMatchObject({ name: 'Ergenlik', slug: 'ergenlik' });
    expect(await getBlogCategory(visitor, { slug: 'genclik' })).toMatchObject({ id });
  });
});

describe('renaming', () => {
  it('renames the category of its posts, which are found by both names; others stay', async () => {
    const { id: postId } = await write('Sınav', 'Ergenlik');
    await write('Oyun', 'Okul Öncesi');
    await updateBlogCategory(moderator, { id: await idOf('ergenlik'), name: 'Gençlik', slug: 'genclik', version: 1 });
    const types = (await lastEvents(4)).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['blog-category.changed', 'blog-post.changed']));
    for (const category of ['Gençlik', 'genclik', 'Ergenlik', 'ergenlik'])
      expect(await titlesIn(category)).toEqual(['Sınav']);
    expect((await searchBlogPosts(visitor, { q: 'gençlik' })).items.map(({ title }) => title)).toEqual(['Sınav']);
    // A form that was opened before sends the name that it knows.
    expect(await updateBlogPost(moderator, { id: postId, category: 'Ergenlik' })).toMatchObject({
      category: 'Gençlik',
    });
    expect(await titlesIn('okul-oncesi')).toEqual(['Oyun']);
  });

  it('keeps the slug unless another is sent, and leaves posts alone when the colour changes', async () => {
    const { version } = await write('Sınav', 'Ergenlik');
    const id = await idOf('ergenlik');
    const changed = await updateBlogCategory(moderator, { id, color: 'blue', slug: '' });
    expect(changed).toMatchObject({ slug: 'ergenlik', color: 'blue', version: 2, postCount: 1 });
    expect(await BlogPostModel.findOne().orFail()).toMatchObject({ version });
  });
});

describe('deleting', () => {
  it('is refused while posts have it, and says how many', async () => {
    await write('Bir', 'Ergenlik');
    await write('Taslak', 'Ergenlik', false);
    await expect(deleteBlogCategory(moderator, { id: await idOf('ergenlik') })).rejects.toMatchObject({
      code: 'RECORD_IN_USE',
      message: expect.stringContaining('2 yazı'),
    });
    expect(await idOf('ergenlik')).not.toBe('');
  });

  it('moves its posts to another category, where its address leads', async () => {
    await write('Bir', 'Ergenlik');
    await deleteBlogCategory(moderator, { id: await idOf('ergenlik'), moveTo: await idOf('genel') });
    expect(await titlesIn('Genel')).toEqual(['Bir']);
    expect(await getBlogCategory(visitor, { slug: 'ergenlik' })).toMatchObject({ slug: 'genel' });
  });

  it('leaves one; posts that name no category get the first where none is called Genel', async () => {
    for (const slug of ['genel', 'ebeveynlik', 'ergenlik'])
      await deleteBlogCategory(moderator, { id: await idOf(slug) });
    await expect(deleteBlogCategory(moderator, { id: await idOf('okul-oncesi') })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await write('Adsız', null)).toMatchObject({ category: 'Okul Öncesi' });
    await expect(write('Başka', 'Genel')).rejects.toMatchObject({ errors: [{ field: 'category' }] });
  });

  it('and a post that is saved at the same moment do not miss each other', async () => {
    const id = await idOf('ergenlik');
    const [deleted, saved] = await Promise.allSettled([
      deleteBlogCategory(moderator, { id }),
      write('Bir', 'Ergenlik'),
    ]);
    expect([deleted.status, saved.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});
