import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import UrlAnalytics from './url-analytics.tsx';

const devices = { mobile: 3, desktop: 1, tablet: 0 };
const figures = {
  totalHits: 4,
  uniqueVisitors: 2,
  avgResponseTime: 620,
  p95ResponseTime: 900,
  errorRate: 2.5,
  botHits: 7,
  deviceBreakdown: devices,
  referrers: [{ host: 'google.com', count: 3 }],
};
const address = { url: '/hizmetler', ...figures, lastAccessed: '2026-11-20T10:00:00.000Z' };

function open(addresses: (typeof address)[]) {
  const ranges: { from: string; to: string }[] = [];
  const api = fakeApi({
    Query: {
      urlAnalytics: () => addresses,
      urlAnalyticsSummary({ from, to }: { from: string; to: string }) {
        ranges.push({ from, to });
        const days = [{ date: to, totalHits: 4, uniqueVisitors: 2, botHits: 7 }];
        const none = addresses.length === 0 ? { totalHits: 0 } : {};
        return {
          from,
          to,
          isEnabled: addresses.length > 0,
          retentionDays: 395,
          errorUrls: 1,
          ...figures,
          days,
          ...none,
        };
      },
    },
  });
  return { ranges, ...renderSection(<UrlAnalytics />, { api, hash: '#url-management?tab=analytics' }) };
}

it('shows the figures of the site and of each address, and those of another range', async () => {
  const { user, ranges } = open([address]);
  const row = within(await screen.findByRole('row', { name: '/hizmetler' }));
  expect(row.getByText('%2,5')).toBeTruthy();
  expect(row.getByText('Mobil %75 · Masaüstü %25 · Tablet %0')).toBeTruthy();
  expect(screen.getByText('google.com')).toBeTruthy();
  expect(screen.getByText('Ayrıca 7 arama motoru ve bot isteği')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '7 gün' }));
  await expect.poll(() => ranges.length).toBe(2);
  const days = ranges.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
  expect(days).toEqual([30, 7]);
});

it('says that nothing was counted, and that counting is off', async () => {
  open([]);
  expect(await screen.findByText('Bu aralıkta ziyaret yok.')).toBeTruthy();
  expect(screen.getByText(/Sayım şu an kapalı/)).toBeTruthy();
  expect(screen.getByText('–')).toBeTruthy();
  expect(screen.queryByText(/ms içinde/)).toBeNull();
});
