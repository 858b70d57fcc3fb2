import { type UrlAnswer, urlHealthRecord, z } from '@practice/contracts';
import {
  database,
  forgetSettings,
  jobQueue,
  lastSeq,
  registerService,
  type ServiceContext,
} from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getUrlHealthRun } from './get-url-health-run.ts';
import { listNewUrlFaults } from './list-new-url-faults.ts';
import { listUrlHealth } from './list-url-health.ts';
import { listUrlHealthDays } from './list-url-health-days.ts';
import { nextUrlsToCheck } from './next-urls-to-check.ts';
import { noteUrlAnswers } from './note-url-answers.ts';
import { planUrlCheck } from './plan-url-check.ts';
import { startUrlCheck } from './start-url-check.ts';
import { UrlCheckModel } from './url-check.model.ts';
import { UrlFaultModel } from './url-health.model.ts';

useTestDatabase([createService()]);

const system: ServiceContext = contextFor('service');
const editor = contextFor('moderator');
const addresses = ['/', '/blog/yazi'].map((path) => ({ path, title: path, text: '', updatedAt: null, image: null }));
let settings: Record<string, string> = {};

beforeEach(() => {
  registerService('content', {
    readSettings: async () => settings,
    listAddresses: async () => addresses,
    findAddress: async (_ctx, { path }: { path: string }) =>
      path === '/' ? { kind: 'site', title: 'Ana sayfa', id: null } : { kind: 'post', title: 'Yazı', id: '7' },
  });
});

function set(values: Record<string, string>) {
  settings = values;
  forgetSettings();
}

const none = { redirectedTo: null, problem: null, page: null };
const sound = {
  hasDescription: true,
  headings: 1,
  title: 'Yazı',
  description: 'Metin',
  headingTexts: [],
  words: [],
  isNoindex: false,
  links: [],
  pictures: [],
  withoutAlt: [],
  insecure: [],
};

/** Answers all that a check asks; what is not named is well. */
async function check(
  runId: string,
  pages: Record<string, Partial<UrlAnswer>> = {},
  isNightly = true,
): Promise<string[]> {
  const asked: string[] = [];
  for (;;) {
    const next = await nextUrlsToCheck(system, { runId, isNightly });
    const paths = [...next.pages, ...next.targets];
    if (paths.length === 0) return asked;
    asked.push(...paths);
    const answers = paths.map((path) => {
      const page = next.pages.includes(path) ? sound : null;
      return { path, statusCode: 200, responseTime: 20, ...none, page, ...pages[path] };
    });
    await noteUrlAnswers(system, { runId, answers });
  }
}

const broken = {
  '/blog/yazi': { page: { ...sound, links: ['/', '/yok'], pictures: ['/uploads/yok.webp'], withoutAlt: ['/a.webp'] } },
  '/yok': { statusCode: 404 },
  '/uploads/yok.webp': { statusCode: 404 },
};

it('asks each address once, links and pictures after the pages, and says what is wrong and where it is mended', async () => {
  set({});
  expect(await check('1', broken)).toEqual(['/', '/blog/yazi', '/yok', '/uploads/yok.webp']);
  const [worst, best] = await listUrlHealth(editor);
  urlHealthRecord.strict().parse(worst);
  expect(best).toMatchObject({ url: '/', status: 'healthy', score: 100, statusCode: 200, parts: [], findings: [] });
  expect(worst).toMatchObject({
    url: '/blog/yazi',
    status: 'warning',
    score: 78,
    parts: [
      { kind: 'brokenLink', count: 1, points: 10 },
      { kind: 'brokenPicture', count: 1, points: 10 },
      { kind: 'missingAlt', count: 1, points: 2 },
    ],
  });
  expect(worst?.findings[0]).toEqual({
    kind: 'brokenLink',
    target: '/yok',
    detail: 'Bağlantı açılmıyor (404): /yok',
    editUrl: '#blog?id=7',
  });
  expect(await getUrlHealthRun(editor)).toMatchObject({ isRunning: false, checked: 4, total: 4 });
});

it('a page without an answer has no points; one that is hidden on purpose is no surprise', async () => {
  set({ robots_meta: 'noindex, nofollow' });
  const page = { ...sound, isNoindex: true };
  await check('1', { '/': { page }, '/blog/yazi': { statusCode: null, responseTime: null, problem: 'Yanıt yok.' } });
  const results = await listUrlHealth(editor);
  expect(results.map(({ url, score, status }) => [url, score, status])).toEqual([
    ['/blog/yazi', 0, 'error'],
    ['/', 100, 'healthy'],
  ]);
  set({});
  await check('2', { '/': { page } });
  expect((await listUrlHealth(editor))[0]).toMatchObject({ url: '/', score: 70, status: 'warning' });
});

it('announces a fault once, and again only after it was mended and came back', async () => {
  set({});
  const announced = async (runId: string, pages?: Parameters<typeof check>[1]) => {
    const seq = await lastSeq();
    await check(runId, pages);
    const events = await eventsSince(seq);
    return events.filter(({ type }) => type === 'url-health.faults-found').length;
  };
  expect(await announced('1', broken)).toBe(1);
  const faults = await listNewUrlFaults(system, { id: '1' });
  expect(faults.map(({ url, kind }) => `${kind} ${url}`)).toEqual([
    'brokenLink /blog/yazi',
    'brokenPicture /blog/yazi',
  ]);
  expect(await announced('2', broken)).toBe(0);
  expect(await listNewUrlFaults(system, { id: '2' })).toEqual([]);
  const another = { page: { ...broken['/blog/yazi'].page, links: ['/', '/yok', '/o-da-yok'] } };
  expect(await announced('2b', { ...broken, '/blog/yazi': another, '/o-da-yok': { statusCode: 404 } })).toBe(1);
  expect((await listNewUrlFaults(system, { id: '2b' })).map(({ target }) => target)).toEqual(['/o-da-yok']);
  expect(await announced('3')).toBe(0);
  expect(await UrlFaultModel.countDocuments()).toBe(0);
  set({ url_health_email_alert: 'false' });
  expect(await announced('4', broken)).toBe(0);
  await check('5');
  set({});
  expect(await announced('6', broken)).toBe(1);
});

it('keeps a day of history, with each finding when the settings want it', async () => {
  set({});
  await check('1', broken);
  const [day] = await listUrlHealthDays(editor);
  expect(day).toMatchObject({ averageScore: 89, healthy: 1, warning: 1, error: 0, faults: 3, findings: null });
  set({ url_health_detailed_log: 'true' });
  await check('2', broken);
  const days = await listUrlHealthDays(editor);
  expect(days).toHaveLength(1);
  expect(days[0]?.findings).toHaveLength(3);
  expect(await listUrlHealthDays(editor, { date: days[0]?.date })).toEqual(days);
  expect(await listUrlHealthDays(editor, { date: '2020-01-01' })).toEqual([]);
});

it('one check runs at a time; another is refused, and none begins in maintenance', async () => {
  set({});
  const started = await startUrlCheck(editor);
  expect(started).toMatchObject({ isRunning: true, checked: 0, total: 2 });
  await expect(startUrlCheck(editor)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await nextUrlsToCheck(system, { runId: 'nightly', isNightly: true })).toEqual({ pages: [], targets: [] });
  const [job] = await jobQueue().find({ kind: 'check-urls' }).toArray();
  await check(z.object({ runId: z.string() }).parse(job?.payload).runId, {}, false);
  expect(await getUrlHealthRun(editor)).toMatchObject({ isRunning: false });
  set({ maintenance_mode: 'true' });
  await expect(startUrlCheck(editor)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('a check that stood still for long was given up: it is not under way, and another may begin', async () => {
  set({});
  await startUrlCheck(editor);
  await UrlCheckModel.updateOne({ _id: 'check' }, { $set: { touchedAt: new Date(Date.now() - 11 * 60_000) } });
  expect(await getUrlHealthRun(editor)).toMatchObject({ isRunning: false });
  expect(await startUrlCheck(editor)).toMatchObject({ isRunning: true });
});

it('the nightly check is planned once, unless it is switched off, also after it was planned', async () => {
  set({ url_health_auto_check: 'false' });
  await planUrlCheck(system, {});
  expect(await jobQueue().countDocuments({ kind: 'check-urls' })).toBe(0);
  expect(await check('nightly')).toEqual([]);
  set({});
  await Promise.all([planUrlCheck(system, {}), planUrlCheck(system, {})]);
  expect(await jobQueue().countDocuments({ kind: 'check-urls' })).toBe(1);
});

it('says where each kind of fault is mended: at the record or its meta tag, and at redirects for an address alone', async () => {
  set({});
  const bare = { ...sound, hasDescription: false, headings: 0 };
  const editors = async (runId: string, kind: string) => {
    await check(runId, {
      '/': { page: bare, redirectedTo: '/ana' },
      '/blog/yazi': { page: bare },
    });
    const results = (await listUrlHealth(editor)).sort((one, other) => one.url.localeCompare(other.url));
    return results.map(({ findings }) => findings.find((finding) => finding.kind === kind)?.editUrl);
  };
  expect(await editors('1', 'noHeading')).toEqual(['#content-manager?page=home', '#blog?id=7']);
  expect(await editors('2', 'redirected')).toEqual(['#url-management?tab=redirects&q=%2F', undefined]);
  expect(await editors('3', 'missingDescription')).toEqual(['#seo?tab=meta-tags&id=new', '#blog?id=7']);
  const tags = [
    { pageKey: 'home', pageUrl: '/' },
    { pageKey: 'yazi', pageUrl: '/Blog/yazi' },
  ];
  const { insertedIds } = await database().collection('meta_tags').insertMany(tags);
  expect(await editors('4', 'missingDescription')).toEqual(
    Object.values(insertedIds).map((id) => `#seo?tab=meta-tags&id=${id}`),
  );
});
