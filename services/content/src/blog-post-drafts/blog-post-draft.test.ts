import { blogPostDraftRecord } from '@practice/contracts';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { deleteBlogPost } from '../blog/delete-blog-post.ts';
import { getBlogPost } from '../blog/get-blog-post.ts';
import { updateBlogPost } from '../blog/update-blog-post.ts';
import { createService } from '../server.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { deleteBlogPostDraft } from './delete-blog-post-draft.ts';
import { getBlogPostDraft } from './get-blog-post-draft.ts';
import { saveBlogPostDraft } from './save-blog-post-draft.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());

const moderator = contextFor('moderator');
const admin = contextFor('admin');
const newPost = () =>
  createBlogPost(moderator, { title: 'Uyku', author: 'Selin', content: '<p>Bir</p>', isPublished: true });
const draftOf = (id: string) => getBlogPostDraft(moderator, { id });

it('stands beside the post, which stays as it is, and only its begin and its end are in the audit log', async () => {
  const { id, slug } = await newPost();
  const begun = await saveBlogPostDraft(moderator, { id, content: '<p>İki</p><script>x</script>', excerpt: '' });
  blogPostDraftRecord.strict().parse(begun);
  expect(begun).toMatchObject({ content: '<p>İki</p>', excerpt: '', title: null, baseVersion: 1, version: 1 });
  const next = await saveBlogPostDraft(moderator, { id, title: 'Uykular', version: 1 });
  expect(next).toMatchObject({ title: 'Uykular', content: null, version: 2, savedBy: moderator.actor.username });
  expect(await draftOf(id)).toEqual(next);
  expect(await getBlogPost(contextFor('anonymous'), { slug })).toMatchObject({ title: 'Uyku', version: 1 });
  await deleteBlogPostDraft(moderator, { id, version: 2 });
  expect(await draftOf(id)).toBeNull();
  expect(await lastEvents(3)).toMatchObject([
    { type: 'blog-post.changed' },
    {
      type: 'audit.recorded',
      payload: { action: 'blog-post-draft.begun', entityId: id, changedFields: ['excerpt', 'content'] },
    },
    { type: 'audit.recorded', payload: { action: 'blog-post-draft.discarded', entityId: id } },
  ]);
});

it('of somebody else is not overwritten nor deleted unseen', async () => {
  const { id } = await newPost();
  await saveBlogPostDraft(moderator, { id, title: 'Benim' });
  const theirs = await saveBlogPostDraft(admin, { id, title: 'Onun', version: 1 });
  const refusal = { code: 'VERSION_CONFLICT', attachment: { current: theirs } };
  await expect(saveBlogPostDraft(moderator, { id, title: 'Yine benim', version: 1 })).rejects.toMatchObject(refusal);
  await expect(saveBlogPostDraft(moderator, { id, title: 'Yine benim' })).rejects.toMatchObject(refusal);
  await expect(deleteBlogPostDraft(moderator, { id, version: 1 })).rejects.toMatchObject(refusal);
  expect(await saveBlogPostDraft(moderator, { id, title: 'Yine benim', version: 2 })).toMatchObject({ version: 3 });
});

it('is one when two begin it at once', async () => {
  const { id } = await newPost();
  const both = await Promise.allSettled([
    saveBlogPostDraft(moderator, { id, title: 'Benim' }),
    saveBlogPostDraft(admin, { id, title: 'Onun' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', attachment: { current: await draftOf(id) } });
});

it('is not saved twice by a call that is repeated, and begun again when it was deleted', async () => {
  const { id } = await newPost();
  const draft = await saveBlogPostDraft(moderator, { id, title: 'Benim' });
  expect(await saveBlogPostDraft(moderator, { id, title: 'Benim' })).toEqual(draft);
  await deleteBlogPostDraft(admin, { id });
  expect(await saveBlogPostDraft(moderator, { id, title: 'Yine', version: 1 })).toMatchObject({ version: 1 });
});

it('goes when the post is saved from it, stays when somebody saved a newer one, and goes with the post', async () => {
  const { id } = await newPost();
  await saveBlogPostDraft(moderator, { id, title: 'Uykular' });
  await updateBlogPost(moderator, { id, isPublished: false });
  await saveBlogPostDraft(admin, { id, title: 'Uykular ve düşler', version: 1 });
  await updateBlogPost(moderator, { id, title: 'Uykular', draftVersion: 1 });
  expect(await draftOf(id)).toMatchObject({ title: 'Uykular ve düşler' });
  await updateBlogPost(admin, { id, title: 'Uykular ve düşler', draftVersion: 2 });
  expect(await draftOf(id)).toBeNull();
  await saveBlogPostDraft(moderator, { id, title: 'Düşler' });
  await deleteBlogPost(moderator, { id });
  expect(await draftOf(id)).toBeNull();
});

it.each([
  ['a post that is not there', { id: 'none', title: 'x' }, 'NOT_FOUND'],
  ['a text that is too long', { id: 'none', content: 'x'.repeat(200_001) }, 'VALIDATION_FAILED'],
  ['a status', { id: 'none', isPublished: true }, 'VALIDATION_FAILED'],
])('is refused of %s', async (_, fields, code) => {
  await expect(saveBlogPostDraft(moderator, fields)).rejects.toMatchObject({ code });
});
