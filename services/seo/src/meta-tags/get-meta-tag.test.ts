import { metaTagRecord } from '@practice/contracts';
import { callRow, contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getMetaTag } from './get-meta-tag.ts';
import { MetaTagModel } from './meta-tag.model.ts';

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

  it('is 404 over REST when there is none', async () => {
    const ask = (pageKey: string) =>
      callRow(service, visitor, 'GET /api/seo/meta-tags/:pageKey', { params: { pageKey } });
    expect(await ask('home')).toMatchObject({ status: 200, body: { title: 'Ana sayfa' } });
    await expect(ask('yok')).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });
});

it('stands at a city page that another service gives, and is null where there is none', async () => {
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
