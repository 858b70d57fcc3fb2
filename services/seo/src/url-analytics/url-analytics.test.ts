import { addDays, responseTimeBounds, type TrafficRow, today, WHOLE_SITE } from '@practice/contracts';
import { forgetSettings, registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getUrlAnalyticsReport } from './get-url-analytics-report.ts';
import { getUrlAnalyticsSummary } from './get-url-analytics-summary.ts';
import { listUrlAnalytics } from './list-url-analytics.ts';
import { prepareTraffic } from './prepare-traffic.ts';
import { recordTraffic } from './record-traffic.ts';
import { TrafficSaltModel, UrlTrafficModel } from './url-traffic.model.ts';

useTestDatabase([createService()]);

const system = contextFor('service');
const editor = contextFor('moderator');
const day = today();
let settings: Record<string, string> = {};

beforeEach(() => {
  set({});
  registerService('content', { readSettings: async () => settings });
});

function set(values: Record<string, string>) {
  settings = values;
  forgetSettings();
}

/** Two views by two visitors, one of them of 12 and one of 700 ms. */
function row(values: Partial<TrafficRow> = {}): TrafficRow {
  const times: number[] = Array(responseTimeBounds.length + 1).fill(0);
  times[1] = 1;
  times[9] = 1;
  return {
    day,
    path: '/blog',
    hits: 2,
    errors: 0,
    bots: 1,
    totalMs: 712,
    times,
    devices: { mobile: 1, desktop: 1, tablet: 0 },
    referrers: { 'google.com': 1 },
    sketch: { 7: 1, 1200: 3 },
    lastAt: `${day}T10:00:00.000Z`,
    ...values,
  };
}

it('adds what gateways counted, each batch once, and knows a visitor whom both saw', async () => {
  const first = { batchId: 'a', rows: [row(), row({ path: WHOLE_SITE })] };
  await recordTraffic(system, first);
  await recordTraffic(system, first);
  const later = row({ errors: 1, lastAt: `${day}T11:00:00.000Z`, sketch: { 7: 1, 9: 1 } });
  await recordTraffic(system, { batchId: 'b', rows: [later, { ...later, path: WHOLE_SITE }] });
  const figures = {
    totalHits: 4,
    uniqueVisitors: 3,
    avgResponseTime: 356,
    p95ResponseTime: 725,
    errorRate: 25,
    botHits: 2,
    deviceBreakdown: { mobile: 2, desktop: 2, tablet: 0 },
    referrers: [{ host: 'google.com', count: 2 }],
  };
  expect(await listUrlAnalytics(editor, {})).toEqual([
    { url: '/blog', ...figures, lastAccessed: `${day}T11:00:00.000Z` },
  ]);
  const summary = await getUrlAnalyticsSummary(editor, { from: addDays(day, -1), to: day });
  expect(summary).toMatchObject({ ...figures, errorUrls: 1, isEnabled: true, retentionDays: 395 });
  expect(summary.days).toEqual([
    { date: addDays(day, -1), totalHits: 0, uniqueVisitors: 0, botHits: 0 },
    { date: day, totalHits: 4, uniqueVisitors: 3, botHits: 2 },
  ]);
});

it('leaves pages that browsers opened by themselves out of response times and errors', async () => {
  const unseen = row({ hits: 6, totalMs: 0, times: Array(responseTimeBounds.length + 1).fill(0) });
  await recordTraffic(system, { batchId: 'seen', rows: [row({ errors: 1 })] });
  await recordTraffic(system, { batchId: 'unseen', rows: [unseen] });
  expect(await listUrlAnalytics(editor, {})).toMatchObject([
    { totalHits: 8, avgResponseTime: 356, p95ResponseTime: 725, errorRate: 50 },
  ]);
});

it('counts batches that come at the same time together', async () => {
  const batches = Array.from({ length: 8 }, (_, index) => ({ batchId: `same-${index}`, rows: [row()] }));
  await Promise.all([...batches, ...batches].map((batch) => recordTraffic(system, batch)));
  expect(await listUrlAnalytics(editor, {})).toMatchObject([{ totalHits: 16, uniqueVisitors: 2, botHits: 8 }]);
});

it('names no more than twenty referrers of an address and a day', async () => {
  const referrers = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`site-${index}.com`, 1]));
  await recordTraffic(system, { batchId: 'r', rows: [row({ referrers })] });
  const [record] = await listUrlAnalytics(editor, {});
  expect(record?.referrers).toHaveLength(21);
  expect(record?.referrers[0]).toEqual({ host: '', count: 10 });
});

it('counts nothing while url_analytics_enabled is off', async () => {
  set({ url_analytics_enabled: 'false' });
  await recordTraffic(system, { batchId: 'off', rows: [row()] });
  expect(await listUrlAnalytics(editor, {})).toEqual([]);
  expect(await getUrlAnalyticsSummary(editor, {})).toMatchObject({ isEnabled: false, totalHits: 0 });
});

it('turns the sketches of a day that is over into numbers and destroys its salt', async () => {
  const yesterday = addDays(day, -1);
  await TrafficSaltModel.create({ _id: yesterday, salt: 'old' });
  await recordTraffic(system, { batchId: 'y', rows: [row({ day: yesterday }), row()] });
  const first = await prepareTraffic(system, {});
  expect(await prepareTraffic(system, {})).toEqual(first);
  expect(Object.keys(first.salts)).toContain(day);
  expect(Object.values(first.salts)).not.toContain('old');
  expect(await TrafficSaltModel.countDocuments({ _id: yesterday })).toBe(0);
  const stored = await UrlTrafficModel.find().sort({ day: 1 }).lean();
  expect(stored).toMatchObject([
    { visitors: 2, sketch: {} },
    { visitors: 0, sketch: { 7: 1 } },
  ]);
  expect(stored[0]?.sketch).toEqual({});
  expect(await listUrlAnalytics(editor, {})).toMatchObject([{ uniqueVisitors: 4 }]);
});

it('keeps counts for url_analytics_retention_days', async () => {
  set({ url_analytics_retention_days: '10' });
  const days = [addDays(day, -10), addDays(day, -9)];
  await recordTraffic(system, { batchId: 'old', rows: days.map((each) => row({ day: each })) });
  await prepareTraffic(system, {});
  expect(await UrlTrafficModel.distinct('day')).toEqual([addDays(day, -9)]);
});

it('gives a report of the range as a table and on paper', async () => {
  await recordTraffic(system, { batchId: 'a', rows: [row(), row({ path: '/=ödev' }), row({ path: WHOLE_SITE })] });
  const csv = (await getUrlAnalyticsReport(editor, { format: 'csv' })).content.toString();
  expect(csv).toContain('/blog;2;2;356;725;0;1;1;0;1;');
  expect(csv.split('\r\n')).toHaveLength(4);
  const pdf = await getUrlAnalyticsReport(editor, { format: 'pdf', from: day, to: day });
  expect(pdf).toMatchObject({ fileName: `ziyaretler-${day}-${day}.pdf`, contentType: 'application/pdf' });
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
});
