import { fakeApi, renderSection } from '@practice/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import UrlStructure from './url-structure.tsx';

const redirect = {
  id: 'r1',
  fromUrl: '/eski',
  toUrl: '/yeni',
  hitCount: 12,
  lastHitAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
  isActive: false,
};

function open(addresses: { url: string; status: string }[], role: 'admin' | 'moderator' = 'moderator') {
  const api = fakeApi({
    Query: {
      urlHealth: () => addresses,
      addressCount: () => 35,
      redirectStats: () => ({ active: 3, hits: 40 }),
      redirects: () => ({ items: [redirect], total: 1 }),
    },
  });
  return renderSection(<UrlStructure />, { api, hash: '#url-management', role });
}

it('shows figures and what redirects did last, and leads to the other tabs', async () => {
  const { user } = open([
    { url: '/', status: 'healthy' },
    { url: '/blog', status: 'error' },
  ]);
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByText(/\/eski/).parentElement?.textContent).toBe('/eski → /yeni');
  expect(line.getByText('12 kullanım')).toBeTruthy();
  expect(line.getByText('Pasif')).toBeTruthy();
  const figures = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(figures).toEqual(['35', '3', '1', '40']);
  expect(screen.getByRole('button', { name: 'Analitikleri gör' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sağlığı kontrol et' }));
  expect(location.hash).toBe('#url-management?tab=health');
});

it('counts the addresses before anything was checked, and says that their health is not known yet', async () => {
  open([]);
  expect((await screen.findAllByText('İlk sağlık kontrolünden sonra')).length).toBe(1);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    ...['35', '3', '–', 'İlk sağlık kontrolünden sonra', '40'],
  ]);
});

it('leads those who may change them to the settings of addresses', async () => {
  open([], 'admin');
  const link = await screen.findByRole('link', { name: 'Adres ayarlarını aç' });
  expect(link.getAttribute('href')).toBe('/admin#settings?tab=url_management');
  cleanup();
  open([]);
  await screen.findByRole('button', { name: 'Analitikleri gör' });
  expect(screen.queryByRole('link', { name: 'Adres ayarlarını aç' })).toBeNull();
});
