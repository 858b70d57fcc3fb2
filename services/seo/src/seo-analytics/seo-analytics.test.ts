import { addDays, seoAnalytics, today, toInstant, WHOLE_SITE } from '@practice/contracts';
import { EventConsumer, registerService } from '@practice/service-kit';
import { callRoute, contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { MetaTagModel } from '../meta-tags/meta-tag.model.ts';
import { updateMetaTag } from '../meta-tags/update-meta-tag.ts';
import { createService } from '../server.ts';
import { UrlTrafficModel } from '../url-analytics/url-traffic.model.ts';
import { getSeoAnalytics } from './get-seo-analytics.ts';
import { keepSeoScores } from './keep-scores.ts';
import { recordSeoScores } from './record-seo-scores.ts';
import { SeoScoreDayModel } from './seo-score-day.model.ts';

const service = createService();
useTestDatabase([service]);

const editor = contextFor('moderator');
const date = today();
beforeEach(() =>
  registerService('content', {
    listAddresses: async () => [{ path: '/corlu' }, { path: '/blog' }],
    readSettings: async () => ({ auto_canonical_urls: 'false' }),
  }),
);

/** `home` has 45 points, the city 25; the other two are no pages of the site. */
async function storeTags() {
  const title = 'Başlık'.padEnd(40, '.');
  const [home] = await MetaTagModel.create([
    { pageKey: 'home', pageUrl: '/', title, metaKeywords: 'oyun' },
    { pageKey: 'local-corlu', pageUrl: '/corlu', title },
    { pageKey: 'local-kapali', pageUrl: '/kapali', title, metaKeywords: 'oyun' },
    { pageKey: 'blog', pageUrl: '/blog', title, isActive: false },
  ]);
  return String(home?._id);
}

const keep = (day: string, pages: [string, number][]) =>
  SeoScoreDayModel.create({
    _id: day,
    at: toInstant(day, '12:00'),
    pages: pages.map(([pageKey, score]) => ({ pageKey, score })),
  });

describe('the scores of the pages', () => {
  it('are those of pages that visitors find and that have an active tag, the lowest first, with their parts', async () => {
    const metaTagId = await storeTags();
    const found = await getSeoAnalytics(editor, {});
    seoAnalytics.strict().parse(found);
    expect(found).toMatchObject({ averageScore: 35, change: null });
    expect(found.pages.map(({ url, score }) => [url, score])).toEqual([
      ['/corlu', 25],
      ['/', 45],
    ]);
    expect(found.pages[1]).toMatchObject({
      metaTagId,
      parts: expect.arrayContaining([{ part: 'keywords', points: 20, most: 20 }]),
    });
  });

  it('of a day on which nothing changed are those of the last day before it; today has those of now', async () => {
    await storeTags();
    await keep(addDays(date, -40), [['home', 10]]);
    await keep(addDays(date, -2), [
      ['home', 25],
      ['local-corlu', 15],
    ]);
    const found = await getSeoAnalytics(editor, { startDate: addDays(date, -4) });
    expect(found.days.map(({ averageScore }) => averageScore)).toEqual([10, 10, 20, 20, 35]);
    expect(found.change).toBe(25);
    expect(found.pages.map(({ url, change }) => [url, change])).toEqual([
      ['/corlu', null],
      ['/', 35],
    ]);
  });

  it('come with the visits of the range: of the site, or of one page', async () => {
    const visit = (day: string, path: string, hits: number) =>
      UrlTrafficModel.collection.insertOne({ _id: `${day} ${path}`, day, path, hits } as never);
    await visit(date, WHOLE_SITE, 7);
    await visit(date, '/corlu', 3);
    await visit(addDays(date, -40), WHOLE_SITE, 90);
    expect((await getSeoAnalytics(editor, {})).totalVisits).toBe(7);
    expect((await getSeoAnalytics(editor, { pageUrl: '/corlu' })).totalVisits).toBe(3);
    expect((await getSeoAnalytics(editor, { pageUrl: '/blog' })).totalVisits).toBe(0);
  });

  it('are none before the first was kept, nor without a page', async () => {
    const found = await getSeoAnalytics(editor, { startDate: addDays(date, -1) });
    expect(found).toMatchObject({ averageScore: null, change: null, pages: [], days: [{}, { averageScore: null }] });
  });

  it('may be those of one page, over both APIs', async () => {
    await storeTags();
    await keep(addDays(date, -1), [
      ['home', 30],
      ['local-corlu', 90],
    ]);
    const query = { pageUrl: '/', startDate: addDays(date, -1) };
    const { body } = await callRoute(service, editor, 'GET /api/seo/analytics', { query });
    expect(body).toMatchObject({ averageScore: 45, change: 15, pages: [{ url: '/' }] });
    const source = `{ seoAnalytics(pageUrl: "/", startDate: "${query.startDate}") { averageScore change } }`;
    const { data } = await queryService(service, editor, source);
    expect(data?.seoAnalytics).toEqual({ averageScore: 45, change: 15 });
  });
});

it.each([
  [{ startDate: '2026-11-02', endDate: '2026-11-01' }, [['endDate', 'Bitiş tarihi başlangıçtan önce olamaz']]],
  [{ startDate: '2020-01-01', endDate: '2026-11-01' }, [['endDate', 'En çok 731 gün seçilebilir']]],
])('a range is refused: %j', async (range, expected) => {
  const { errors } = await getSeoAnalytics(editor, range).catch((error) => error);
  expect(errors.map(({ field, message }: { field: string; message: string }) => [field, message])).toEqual(expected);
});

describe('the scores of a day', () => {
  const kept = async () =>
    (await SeoScoreDayModel.findById(date).lean())?.pages.find(({ pageKey }) => pageKey === 'home');

  it('are kept whenever a meta tag changes', async () => {
    const id = await storeTags();
    await updateMetaTag(editor, { id, canonicalUrl: '/' });
    const consumer = new EventConsumer('seo', service.handlers ?? {});
    await consumer.prepare();
    await updateMetaTag(editor, { id, ogTitle: 'Başlık', ogDescription: 'Metin' });
    await consumer.catchUp();
    expect(await kept()).toEqual({ pageKey: 'home', score: 75 });
  });

  it('are kept once a day without any change', async () => {
    const id = await storeTags();
    await keepSeoScores(contextFor('service'), {});
    await MetaTagModel.updateOne({ _id: id }, { title: null });
    await keepSeoScores(contextFor('service'), {});
    expect(await kept()).toEqual({ pageKey: 'home', score: 45 });
  });

  it('are kept on request', async () => {
    await storeTags();
    expect(await recordSeoScores(editor)).toMatchObject({ averageScore: 35 });
    expect(await kept()).toEqual({ pageKey: 'home', score: 45 });
  });
});
