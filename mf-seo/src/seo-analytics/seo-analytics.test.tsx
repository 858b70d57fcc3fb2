import { addDays, today } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import SeoAnalytics from './seo-analytics.tsx';

const title = 'Çocuk ve ergen psikoloğu Çorlu’da';
const tag = {
  __typename: 'MetaTag' as const,
  id: 't1',
  pageKey: 'home',
  pageUrl: '/',
  title,
  metaDescription: null,
  metaKeywords: 'oyun terapisi',
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  ogType: null,
  canonicalUrl: '/',
  robots: 'index, follow',
  isActive: true,
  version: 1,
};
const devices = { mobile: 6, desktop: 3, tablet: 1 };
const scores = { averageScore: 60, change: 5, pages: [{ pageKey: 'home', score: 60, change: 5 }] };

const lcp = { metric: 'LCP', value: 2400, rating: 'good', count: 40 };
const noTimes = { figures: [], devices: [], pages: [] };
const times = {
  figures: [lcp, { metric: 'CLS', value: 0.31, rating: 'poor', count: 40 }],
  devices: [{ device: 'mobile', figures: [{ ...lcp, value: 4100, rating: 'poor' }] }],
  pages: [{ url: '/', figures: [lcp] }],
};

type Site = { hits?: number; days?: (number | null)[]; loadTimes?: object };

function open({ hits = 200, days = [55, 60], loadTimes = noTimes }: Site = {}) {
  const api = fakeApi({
    Query: {
      metaTags: () => [tag],
      localPages: () => [],
      redirectStats: () => ({ active: 0 }),
      seoAnalytics: () => ({
        ...scores,
        days: days.map((averageScore, index) => ({ date: addDays(today(), index - 1), averageScore })),
      }),
      urlAnalyticsSummary: ({ to }: { to: string }) => ({
        isEnabled: true,
        totalHits: to === today() ? hits : 100,
        avgResponseTime: to === today() ? 90 : 120,
        p95ResponseTime: 300,
        deviceBreakdown: devices,
        days: [{ date: today(), totalHits: hits, uniqueVisitors: 1 }],
      }),
      loadTimes: () => loadTimes,
      urlAnalytics: () => [{ url: '/', totalHits: 150, uniqueVisitors: 40, avgResponseTime: 80 }],
    },
    Mutation: { recordSeoScores: () => scores },
  });
  return { api, ...renderSection(<SeoAnalytics />, { api, hash: '#seo' }) };
}

it('compares score, visits and times with the days before', async () => {
  open();
  for (const text of ['60 / 100', '+5 puan', '200', '+%100', '90 ms', '−30 ms', '%60']) {
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  }
  expect(screen.getByRole('img', { name: /^Ortalama skor .* 55, .* 60\.$/ })).toBeTruthy();
});

it('says so while there is nothing to compare or to draw', async () => {
  open({ hits: 0, days: [null, 60] });
  expect(await screen.findByText(/eğilim ikinci günden sonra görünür/)).toBeTruthy();
  expect(screen.getByText('Bu aralıkta ziyaret yok.')).toBeTruthy();
  expect(screen.getByText('Yanıt süresi')).toBeTruthy();
  expect(screen.queryByText(/ ms/)).toBeNull();
});

it('lists what would raise the scores, the most points first, each with the tag to mend', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'İyileştirme önerileri' }));
  const links = await panel.findAllByRole('link');
  expect(links.map((link) => link.textContent).slice(0, 2)).toEqual(['Hakkımda', 'Hizmetler']);
  expect(panel.getByText('Ekleyin ya da düzeltin: açıklama 120–160 karakter (+25 puan)')).toBeTruthy();
  const home = links.find((link) => link.textContent === 'Ana sayfa');
  expect(home?.getAttribute('href')).toBe('/admin#seo?tab=meta-tags&id=t1');
  expect(panel.getByText(/^Puan canonical adresi.*Meta Etiketleri sekmesindeki yüzde/)).toBeTruthy();
});

it('shows devices, the pages that are read most, and what the score is made of', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cihazlar' }));
  expect(await screen.findByText('%30 · 3 ziyaret')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sayfalar' }));
  const row = within(await screen.findByRole('row', { name: '/' }));
  for (const text of ['Ana sayfa', '150', '80 ms', '60 (+5)']) expect(row.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'SEO Faktörleri' }));
  const factor = (await screen.findByText('Anahtar kelimeler')).closest('li');
  expect(factor?.textContent).toContain('Hepsinde tamam');
});

it('keeps the scores of today on request, and says why not', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Skorları şimdi kaydet' }));
  expect(await screen.findByText('Bugünün skorları kaydedildi')).toBeTruthy();
  api.fail('RecordSeoScores', new ApiProblem('FORBIDDEN'));
  await user.click(screen.getByRole('button', { name: 'Skorları şimdi kaydet' }));
  expect(await screen.findByText('Bu işlem için yetkiniz yok.')).toBeTruthy();
});

it('shows how fast pages were in visitors’ browsers, for the site, devices and pages', async () => {
  const { user } = open({ loadTimes: times });
  const panel = within(await screen.findByRole('region', { name: 'Ziyaretçilerin tarayıcılarında hız' }));
  for (const text of ['2,4 sn', 'İyi · 40 ölçüm', '0,31', 'Kötü · 40 ölçüm'])
    expect(panel.getByText(text)).toBeTruthy();
  expect(screen.getByText('Yükleme süresi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cihazlar' }));
  expect(await screen.findByText('Yükleme süresi: 4,1 sn (kötü)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sayfalar' }));
  expect(within(await screen.findByRole('row', { name: '/' })).getByText('2,4 sn')).toBeTruthy();
});
