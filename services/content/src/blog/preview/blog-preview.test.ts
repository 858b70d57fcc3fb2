import { setFieldKeys } from '@practice/service-kit';
import { contextFor, TEST_FIELD_KEY, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { saveBlogPostDraft } from '../../blog-post-drafts/save-blog-post-draft.ts';
import { createService } from '../../server.ts';
import { registerFreeAddresses } from '../../testing/register-free-addresses.ts';
import { createBlogPost } from '../create-blog-post.ts';
import { deleteBlogPost } from '../delete-blog-post.ts';
import { getBlogPost } from '../get-blog-post.ts';
import { getManagedBlogPost } from '../get-managed-blog-post.ts';
import { createBlogPreviewLink } from './create-blog-preview-link.ts';
import { getBlogPreview } from './get-blog-preview.ts';
import { signPreview } from './preview-token.ts';
import { withdrawBlogPreviewLinks } from './withdraw-blog-preview-links.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());
afterEach(() => vi.useRealTimers());

const moderator = contextFor('moderator');
const visitor = contextFor('anonymous');
const HOUR_MS = 3_600_000;
const nothing = { post: null, hasDraft: false, expiresAt: null };

const aDraft = () => createBlogPost(moderator, { title: 'Uyku', author: 'Selin', content: '<p>Gizli</p>' });
async function linkTo(id: string, period?: 'day' | 'week') {
  const link = await createBlogPreviewLink(moderator, { id, period });
  return { ...link, token: new URLSearchParams(link.path.split('?')[1]).get('anahtar') ?? '' };
}

it('shows a draft to whoever has the link, and to nobody else', async () => {
  const { id, slug } = await aDraft();
  const { token, expiresAt, path } = await linkTo(id);
  expect(path).toMatch(/^\/yazi-onizleme\?anahtar=[\w.-]+$/);
  expect(await getBlogPreview(visitor, { token })).toMatchObject({
    state: 'valid',
    expiresAt,
    post: { id, content: '<p>Gizli</p>', status: 'draft' },
  });
  expect(await getBlogPost(visitor, { slug })).toBeNull();
});

it('shows a post with its draft, which visitors do not see', async () => {
  const { id, slug } = await createBlogPost(moderator, { title: 'Uyku', content: '<p>Eski</p>', isPublished: true });
  const { token } = await linkTo(id);
  expect(await getBlogPreview(visitor, { token })).toMatchObject({ hasDraft: false, post: { title: 'Uyku' } });
  const typed = { title: '', excerpt: 'Yeni özet', content: '<p onclick="x()">Yeni</p>', category: 'Ergenlik' };
  await saveBlogPostDraft(moderator, { id, ...typed });
  expect(await getBlogPreview(visitor, { token })).toMatchObject({
    hasDraft: true,
    post: { title: 'Uyku', excerpt: 'Yeni özet', content: '<p>Yeni</p>', category: 'Ergenlik', status: 'published' },
  });
  expect(await getBlogPost(visitor, { slug })).toMatchObject({ content: '<p>Eski</p>', category: 'Genel' });
});

it.each([
  ['day', 24],
  ['week', 7 * 24],
] as const)('a link for a %s expires after %i hours', async (period, hours) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { id } = await aDraft();
  const { token } = await linkTo(id, period);
  vi.setSystemTime(Date.now() + hours * HOUR_MS - 1);
  expect((await getBlogPreview(visitor, { token })).state).toBe('valid');
  vi.setSystemTime(Date.now() + 1);
  expect(await getBlogPreview(visitor, { token })).toEqual({ state: 'expired', ...nothing });
});

it('links that were withdrawn are worth nothing; a later one is, and the post is as it was', async () => {
  const { id, version, updatedAt } = await aDraft();
  const [first, second] = [await linkTo(id), await linkTo(id, 'week')];
  await withdrawBlogPreviewLinks(moderator, { id });
  for (const { token } of [first, second]) {
    expect(await getBlogPreview(visitor, { token })).toEqual({ state: 'withdrawn', ...nothing });
  }
  expect((await getBlogPreview(visitor, { token: (await linkTo(id)).token })).state).toBe('valid');
  expect(await getManagedBlogPost(moderator, { id })).toMatchObject({ version, updatedAt });
});

it('a token that this site has not signed says nothing of the post', async () => {
  const { id } = await aDraft();
  const { id: other } = await createBlogPost(moderator, { title: 'Başka', author: 'Selin' });
  const { token } = await linkTo(id);
  const [, expires = '', series = '', signature = ''] = token.split('.');
  const tampered = [
    `${other}.${expires}.${series}.${signature}`,
    `${id}.${Number(expires) + HOUR_MS}.${series}.${signature}`,
    `${id}.${expires}.1.${signature}`,
    `${id}.${expires}.${series}.${signature.slice(0, -1)}`,
    `${id}.${expires}.${series}.${'A'.repeat(43)}`,
    `${token}.`,
    ` ${token}`,
    id,
    '',
  ];
  for (const each of tampered)
    expect(await getBlogPreview(visitor, { token: each })).toEqual({ state: 'invalid', ...nothing });
});

it('a link of another key, and one to a post that was deleted, is invalid', async () => {
  const { id } = await aDraft();
  setFieldKeys('another key for fields, long enough');
  const foreign = signPreview({ id, expires: Date.now() + HOUR_MS, series: 0 });
  setFieldKeys(TEST_FIELD_KEY);
  expect((await getBlogPreview(visitor, { token: foreign })).state).toBe('invalid');
  const { token } = await linkTo(id);
  await deleteBlogPost(moderator, { id });
  expect(await getBlogPreview(visitor, { token })).toEqual({ state: 'invalid', ...nothing });
});
