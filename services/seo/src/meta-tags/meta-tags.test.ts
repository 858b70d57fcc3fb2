import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createMetaTag } from './create-meta-tag.ts';
import { deleteMetaTag } from './delete-meta-tag.ts';
import { getMetaTag } from './get-meta-tag.ts';
import { listMetaTags } from './list-meta-tags.ts';
import { updateMetaTag } from './update-meta-tag.ts';

useTestDatabase([createService()]);

const moderator = contextFor('moderator');
const create = (overrides: object = {}) =>
  createMetaTag(moderator, { pageKey: 'home', pageUrl: '/', title: 'Çocuk psikoloğu', ...overrides });

describe('meta tags for editors', () => {
  it('are created with their defaults, and emit an event', async () => {
    expect(await create()).toMatchObject({ pageKey: 'home', robots: 'index, follow', isActive: true, version: 1 });
    expect((await lastEvents(1))[0]).toMatchObject({
      type: 'meta-tag.changed',
      payload: { pageKey: 'home' },
    });
    expect(await listMetaTags(moderator)).toHaveLength(1);
  });

  it.each(['/\\evil.example', '//evil.example', 'javascript:alert(1)'])('lead nowhere else by %s', async (address) => {
    for (const field of ['pageUrl', 'ogImage', 'canonicalUrl']) {
      await expect(create({ [field]: address })).rejects.toMatchObject({ errors: [{ field }] });
    }
  });

  it('are one a page', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ field: 'pageKey' }] });
    await create({ pageKey: 'blog', pageUrl: '/blog' });
    await expect(updateMetaTag(moderator, { id: 'blog', pageKey: 'home' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are changed by id and by page key; an emptied text is none', async () => {
    const { id } = await create();
    await updateMetaTag(moderator, { id, title: '', version: 1 });
    const changed = await updateMetaTag(moderator, { id: 'home', isActive: false });
    expect(changed).toMatchObject({ title: null, isActive: false, version: 3 });
    expect(await getMetaTag(contextFor('anonymous'), { pageKey: 'home' })).toBeNull();
  });

  it('refuse an outdated version with the current tag', async () => {
    const { id } = await create();
    await updateMetaTag(moderator, { id, title: 'Yeni başlık' });
    await expect(updateMetaTag(moderator, { id, title: 'Eski', version: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: { title: 'Yeni başlık', version: 2 } },
    });
  });

  it('are deleted', async () => {
    const { id } = await create();
    await deleteMetaTag(moderator, { id });
    await expect(deleteMetaTag(moderator, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [{ pageKey: '' }, 'pageKey', 'Sayfa anahtarı gerekli'],
    [{ pageUrl: '' }, 'pageUrl', 'Sayfa URL gerekli'],
    [{ canonicalUrl: 'javascript:alert(1)' }, 'canonicalUrl', 'http(s) adresi ya da / ile başlayan bir yol girin'],
    [{ ogImage: 'data:image/png;base64,x' }, 'ogImage', 'http(s) adresi ya da / ile başlayan bir yol girin'],
  ])('refuse %j', async (overrides, field, message) => {
    await expect(create(overrides)).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it.each(['anonymous', 'user'] as const)('are not for %s', async (role) => {
    const code = role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect(listMetaTags(contextFor(role))).rejects.toMatchObject({ code });
    await expect(createMetaTag(contextFor(role), { pageKey: 'a', pageUrl: '/' })).rejects.toMatchObject({ code });
  });
});
