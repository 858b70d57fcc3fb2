import { metaTagRecord } from '@practice/contracts';
import { callRoute, contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { findMetaTag } from './find-meta-tag.ts';
import { getMetaTag } from './get-meta-tag.ts';
import { MetaTagModel } from './meta-tag.model.ts';
import { updateMetaTag } from './update-meta-tag.ts';

const service = createService();
useTestDatabase([service]);

const visitor = contextFor('anonymous');
beforeEach(() =>
  MetaTagModel.create([
    { pageKey: 'home', pageUrl: '/', title: 'Ana sayfa' },
    { pageKey: 'blog', pageUrl: '/blog', isActive: false },
    { pageKey: 'local-corlu', pageUrl: '/corlu', title: 'Çorlu' },
  ]),
);

describe('a meta tag', () => {
  it.each(['anonymous', 'user', 'moderator', 'admin'] as const)('is read by %s', async (role) => {
    const tag = await getMetaTag(contextFor(role), { pageKey: 'home' });
    expect(metaTagRecord.strict().parse(tag)).toMatchObject({
      title: 'Ana sayfa',
      ogImage: null,
      robots: 'index, follow',
    });
  });

  it('is null when it is not active, or there is none', async () => {
    expect(await getMetaTag(contextFor('admin'), { pageKey: 'blog' })).toBeNull();
    expect(await getMetaTag(visitor, { pageKey: 'yok' })).toBeNull();
  });

  it.each([[{ $ne: 'x' }], [''], ['x'.repeat(201)], [undefined]])('refuses %j as a page key', async (pageKey) => {
    await expect(getMetaTag(visitor, { pageKey })).rejects.toMatchObject({ errors: [{ field: 'pageKey' }] });
  });

  it('is found by its id, too', async () => {
    const { id } = (await getMetaTag(visitor, { pageKey: 'home' })) ?? {};
    for (const role of ['anonymous', 'admin'] as const) {
      expect(await findMetaTag(contextFor(role), { id })).toMatchObject({ id, pageKey: 'home' });
      expect(await findMetaTag(contextFor(role), { id: 'home' })).toMatchObject({ id });
    }
  });

  it('that is inactive is found by its id only by those who may change it', async () => {
    const id = String((await MetaTagModel.findOne({ pageKey: 'blog' }).orFail())._id);
    for (const role of ['moderator', 'admin'] as const) {
      expect(await findMetaTag(contextFor(role), { id })).toMatchObject({ id, isActive: false });
    }
    for (const role of ['anonymous', 'user'] as const) expect(await findMetaTag(contextFor(role), { id })).toBeNull();
  });

  it('has a page key of twelve characters or of hexadecimal ones like any other', async () => {
    for (const pageKey of ['on-iki-harf1', 'abcdefabcdefabcdefabcdef']) {
      await MetaTagModel.create({ pageKey, pageUrl: '/x' });
      expect(await findMetaTag(visitor, { id: pageKey })).toMatchObject({ pageKey });
      expect(await updateMetaTag(contextFor('admin'), { id: pageKey, title: 'Yeni' })).toMatchObject({ title: 'Yeni' });
    }
  });

  it('is at the address in the response to its creation', async () => {
    const body = { pageKey: 'yeni', pageUrl: '/yeni', isActive: false };
    const created = await callRoute(service, contextFor('moderator'), 'POST /api/seo/meta-tags', { body });
    const { id } = created.body as { id: string };
    const found = await callRoute(service, contextFor('moderator'), 'GET /api/seo/meta-tags/:id', { params: { id } });
    expect(found.body).toEqual(created.body);
  });

  it('is 404 over REST when there is none', async () => {
    const getTag = (id: string) => callRoute(service, visitor, 'GET /api/seo/meta-tags/:id', { params: { id } });
    expect(await getTag('home')).toMatchObject({ status: 200, body: { title: 'Ana sayfa' } });
    await expect(getTag('yok')).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });
});

it('is joined to a city page of another service, and is null where there is none', async () => {
  const query = /* GraphQL */ `
    query ($pages: [_Any!]!) {
      _entities(representations: $pages) {
        ... on LocalPage {
          slug
          metaTag {
            title
          }
        }
      }
    }
  `;
  const pages = ['corlu', 'silivri'].map((slug) => ({ __typename: 'LocalPage', slug }));
  expect(await queryService(service, visitor, query, { pages })).toEqual({
    data: {
      _entities: [
        { slug: 'corlu', metaTag: { title: 'Çorlu' } },
        { slug: 'silivri', metaTag: null },
      ],
    },
  });
});
