import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import UrlHealth from './url-health.tsx';

const lastChecked = '2026-11-22T03:31:00.000Z';
const well = {
  title: 'Ana sayfa',
  url: '/',
  status: 'healthy',
  statusCode: 200,
  responseTime: 20,
  score: 100,
  parts: [],
  findings: [],
  lastChecked,
};
const broken = {
  ...well,
  title: 'Kaygı',
  url: '/blog/kaygi',
  status: 'warning',
  score: 70,
  parts: [{ kind: 'brokenLink', count: 3, points: 30 }],
  findings: ['/a', '/b', '/c'].map((target) => ({
    kind: 'brokenLink',
    detail: `Bağlantı açılmıyor (404): ${target}`,
    target,
    editUrl: '#blog?q=Kayg%C4%B1',
  })),
};
const loggedFindings = broken.findings.map(({ kind, detail, target }) => ({ url: broken.url, kind, detail, target }));
const days = ['2026-11-21', '2026-11-22'].map((date, index) => ({ date, averageScore: 80 + index, faults: 3 }));
const logged = days.map((day, index) => ({ ...day, findings: index === 0 ? null : loggedFindings }));

function open() {
  let isRunning = false;
  const settings = new Map([['url_health_auto_check', 'true']]);
  const run = () => ({ isRunning, checked: isRunning ? 3 : 0, total: 9, finishedAt: lastChecked });
  const api = fakeApi({
    Query: {
      urlHealth: () => [broken, well],
      urlHealthRun: run,
      urlHealthDays: ({ date }: { date?: string }) => (date ? logged.filter((day) => day.date === date) : days),
      siteSettings: () =>
        [...settings].map(([settingKey, settingValue]) => ({ settingKey, settingValue, category: 'url_management' })),
    },
    Mutation: {
      startUrlCheck: () => {
        isRunning = true;
        return run();
      },
      saveSettings: (input: { settings: { key: string; value: string }[] }) => {
        for (const { key, value } of input.settings) settings.set(key, value);
        return { message: '', updated: [], errors: [], warnings: [] };
      },
    },
  });
  return { api, settings, ...renderSection(<UrlHealth />, { api, role: 'admin', hash: '#url-management?tab=health' }) };
}

it('shows figures and addresses, what was found with its cost, and where it is mended', async () => {
  const { user } = open();
  const card = within(await screen.findByRole('article', { name: '/blog/kaygi' }));
  expect(screen.getByText('85/100')).toBeTruthy();
  expect(card.getByRole('img', { name: 'Skor 100 üzerinden 70' }).parentElement?.dataset.tone).toBe('pending');
  await user.click(card.getByRole('button', { name: '3 bulguyu göster' }));
  expect(card.getByText('Bozuk bağlantı × 3: −30')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Düzelt: Bağlantı açılmıyor (404): /a' }).getAttribute('href')).toBe(
    '/admin#blog?q=Kayg%C4%B1',
  );
  await user.click(screen.getByRole('button', { name: /^Sağlıklı/ }));
  expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual(['/']);
});

it('shows what was found on a day, where the settings kept it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Kaydı göster' }));
  const log = within(screen.getByRole('region', { name: 'Günlük kayıt' }));
  expect(await log.findAllByText('Bozuk bağlantı')).toHaveLength(3);
  expect(log.getByText('Bağlantı açılmıyor (404): /b')).toBeTruthy();
  expect(location.hash).toContain('log=2026-11-22');
  await user.selectOptions(log.getByRole('combobox', { name: 'Kaydın günü' }), '2026-11-21');
  expect(await log.findByText(/^Bu günün bulguları saklanmadı/)).toBeTruthy();
  await user.click(log.getByRole('button', { name: 'Kaydı gizle' }));
  expect(log.queryByRole('combobox')).toBeNull();
});

it('starts a check, says how far it is, and saves the switches', async () => {
  const { user, settings } = open();
  await user.click(await screen.findByRole('button', { name: 'Şimdi kontrol et' }));
  expect(await screen.findByText('Kontrol sürüyor: 9 adresin 3 tanesi')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Şimdi kontrol et' }).disabled).toBe(true);
  const auto = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Otomatik kontrol' });
  await expect.poll(() => auto.checked).toBe(true);
  await user.click(auto);
  await expect.poll(() => settings.get('url_health_auto_check')).toBe('false');
});
