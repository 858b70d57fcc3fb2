import { EventConsumer, emit, registerService, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createMetaTag } from './create-meta-tag.ts';
import { listMetaTags } from './list-meta-tags.ts';

const service = createService();
useTestDatabase([service]);
beforeAll(() => registerService('content', { listAddresses: async () => [], readSettings: async () => ({}) }));

const editor = contextFor('moderator');
const address = (digit: string) => `/uploads/pictures/${digit.repeat(32)}-1600x900.jpg`;

it('cards show the picture that has taken the place of theirs; those of other pictures stay', async () => {
  const tag = { title: 'Hakkımda', metaDescription: 'Çocuklarla ve gençlerle çalışan bir psikolog.' };
  const ogImages = [address('a'), `https://www.ornek.com${address('a')}`, address('b')];
  for (const [index, ogImage] of ogImages.entries()) {
    await createMetaTag(editor, { ...tag, pageKey: `sayfa-${index}`, pageUrl: `/sayfa-${index}`, ogImage });
  }
  await withTransaction(async (session) => {
    emit(session, 'media-item.replaced', { from: `${address('a')}#30,70`, to: `${address('c')}#30,70` });
  });
  const consumer = new EventConsumer('seo', service.handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
  const shown = (await listMetaTags(editor)).map(({ pageKey, ogImage }) => [pageKey, ogImage]).sort();
  expect(shown).toEqual([
    ['sayfa-0', `${address('c')}#30,70`],
    ['sayfa-1', `https://www.ornek.com${address('c')}#30,70`],
    ['sayfa-2', address('b')],
  ]);
});
