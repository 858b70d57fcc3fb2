import { addDays, loadTimes, today, webVitalBounds, webVitals } from '@practice/contracts';
import { forgetSettings, registerService } from '@practice/service-kit';
import { callRoute, contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getLoadTimes } from './get-load-times.ts';
import { classOf, figuresOf } from './histogram.ts';
import { LoadTimeModel } from './load-time.model.ts';
import { recordLoadTimes } from './record-load-times.ts';

const service = createService();
useTestDatabase([service]);

const editor = contextFor('moderator');
const system = contextFor('service');
let settings: Record<string, string> = {};
beforeEach(() => {
  settings = {};
  forgetSettings();
  registerService('content', { readSettings: async () => settings });
});

const measure = (path: string, device: 'mobile' | 'desktop', values: object) =>
  recordLoadTimes(system, { path, device, ...values });

it('gives what three of four visits were at most at, for the site, each kind of device and each page', async () => {
  for (const LCP of [900, 1700, 2400, 9000]) await measure('/', 'mobile', { LCP, CLS: 0.3 });
  await measure('/blog', 'desktop', { LCP: 400, INP: 600 });
  const found = await getLoadTimes(editor, {});
  loadTimes.strict().parse(found);
  const lcp = (figures: typeof found.figures) => figures.find(({ metric }) => metric === 'LCP');
  expect(lcp(found.figures)).toMatchObject({ count: 5, rating: 'good' });
  expect(found.pages.map(({ url, figures }) => [url, lcp(figures)?.value])).toEqual([
    ['/', 2500],
    ['/blog', 375],
  ]);
  expect(
    found.devices.map(({ device, figures }) => [device, figures.map(({ metric, rating }) => `${metric} ${rating}`)]),
  ).toEqual([
    ['mobile', ['LCP good', 'CLS poor']],
    ['desktop', ['LCP good', 'INP poor']],
  ]);
});

it('is empty without measurements, and leaves out other days', async () => {
  await measure('/', 'mobile', { LCP: 900 });
  await LoadTimeModel.updateMany({}, { day: addDays(today(), -40) });
  expect(await getLoadTimes(editor, {})).toMatchObject({ figures: [], devices: [], pages: [] });
  const { body } = await callRoute(service, editor, 'GET /api/seo/load-times', {
    query: { from: addDays(today(), -60) },
  });
  expect(body).toMatchObject({ figures: [{ metric: 'LCP', count: 1 }] });
  const source = `{ loadTimes(from: "${addDays(today(), -60)}") { figures { metric count } } }`;
  expect((await queryService(service, editor, source)).data).toEqual({
    loadTimes: { figures: [{ metric: 'LCP', count: 1 }] },
  });
});

it('counts nothing while visits are not counted, nor a page without a value', async () => {
  await measure('/', 'mobile', { LCP: null });
  settings = { url_analytics_enabled: 'false' };
  forgetSettings();
  await measure('/', 'mobile', { LCP: 900 });
  expect(await LoadTimeModel.countDocuments()).toBe(0);
});

it.each(webVitals)('%s falls into the class whose bound it does not exceed', (metric) => {
  const bounds = webVitalBounds[metric];
  for (const [index, bound] of bounds.entries()) expect(classOf(metric, bound)).toBe(index);
  expect(classOf(metric, (bounds.at(-1) ?? 0) * 2)).toBe(bounds.length);
  expect(figuresOf([{ [metric]: { [bounds.length]: 3 } }])[0]?.value).toBe(bounds.at(-1));
});
