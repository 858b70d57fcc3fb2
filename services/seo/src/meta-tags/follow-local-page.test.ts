import { EventConsumer, emit, registerService, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { listMetaTags } from './list-meta-tags.ts';
import { updateMetaTag } from './update-meta-tag.ts';

const service = createService();
useTestDatabase([service]);

type Meta = { metaTitle: string; metaDescription: string; metaKeywords: string };
/** The city pages of the content service, by their slugs. */
const pages = new Map<string, Meta>();
beforeAll(() => {
  registerService('content', {
    listAddresses: async () => [],
    readSettings: async () => ({}),
    findLocalPageMeta: async (_ctx: unknown, { slug }: { slug: string }) => pages.get(slug) ?? null,
  });
});

const page: Meta = { metaTitle: 'Muratlı', metaDescription: 'Muratlı’dan gelenler için.', metaKeywords: '' };
const tags = () => listMetaTags(contextFor('moderator'));

async function happened(...events: Parameters<typeof emit> extends [unknown, ...infer Rest] ? Rest[] : never) {
  await withTransaction(async (session) => {
    for (const event of events) emit(session, ...event);
  });
  const consumer = new EventConsumer('seo', service.handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
}

it('a saved city page has a meta tag with its texts; what only the tag has stays', async () => {
  pages.set('muratli', page);
  await happened(['local-page.changed', { slug: 'muratli' }]);
  const created = {
    pageKey: 'local-muratli',
    pageUrl: '/muratli',
    title: 'Muratlı',
    metaKeywords: null,
    robots: 'index, follow',
    isActive: true,
  };
  expect(await tags()).toMatchObject([created]);
  await updateMetaTag(contextFor('moderator'), {
    id: 'local-muratli',
    ogImage: '/kart.png',
    robots: 'noindex, follow',
  });
  pages.set('muratli', { ...page, metaTitle: 'Muratlı çocuk psikoloğu' });
  await happened(['local-page.changed', { slug: 'muratli' }]);
  const [changed] = await tags();
  expect(changed).toMatchObject({
    title: 'Muratlı çocuk psikoloğu',
    ogImage: '/kart.png',
    robots: 'noindex, follow',
    version: 3,
  });
  await happened(['local-page.changed', { slug: 'muratli' }]);
  expect(await tags()).toEqual([changed]);
});

it('the tag goes with its page to another address, and with it altogether', async () => {
  pages.set('muratli', page);
  await happened(['local-page.changed', { slug: 'muratli' }]);
  await updateMetaTag(contextFor('moderator'), { id: 'local-muratli', ogImage: '/kart.png' });
  pages.clear();
  pages.set('muratli-yeni', page);
  await happened(
    ['local-page.moved', { from: 'muratli', to: 'muratli-yeni' }],
    ['local-page.changed', { slug: 'muratli-yeni' }],
    ['local-page.changed', { slug: 'muratli' }],
  );
  expect(await tags()).toMatchObject([
    { pageKey: 'local-muratli-yeni', pageUrl: '/muratli-yeni', ogImage: '/kart.png' },
  ]);
  pages.clear();
  await happened(['local-page.changed', { slug: 'muratli-yeni' }]);
  expect(await tags()).toEqual([]);
});
