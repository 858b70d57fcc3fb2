import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import MissingAddresses from './missing-addresses.tsx';

const blok = {
  id: 'm1',
  path: '/blok',
  count: 7,
  bots: 2,
  referrer: 'google.com',
  firstAt: '2026-11-19T10:00:00.000Z',
  lastAt: '2026-11-20T10:00:00.000Z',
  isDismissed: false,
  suggestion: { path: '/blog', title: 'Blog' },
};

function open(more: (typeof blok)[] = []) {
  let addresses = [blok, { ...blok, id: 'm2', path: '/yok', suggestion: null, referrer: null }, ...more];
  const api = fakeApi({
    Query: {
      missingAddresses({ dismissed }: { dismissed: boolean }) {
        const items = addresses.filter(({ isDismissed }) => isDismissed === dismissed);
        return { items, total: items.length };
      },
    },
    Mutation: {
      dismissMissingAddress({ id, input }: { id: string; input: { isDismissed: boolean } }) {
        addresses = addresses.map((each) => (each.id === id ? { ...each, ...input } : each));
        return addresses.find((each) => each.id === id);
      },
      deleteMissingAddress({ id }: { id: string }) {
        addresses = addresses.filter((each) => each.id !== id);
        return true;
      },
    },
  });
  return { api, ...renderSection(<MissingAddresses />, { api, hash: '#url-management?tab=missing' }) };
}

it('leads to a redirect with both addresses filled in', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: '/blok' }));
  expect(row.getByText('Öneri: Blog (/blog)')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Yönlendir: /blok' }).getAttribute('href')).toBe(
    '/admin#url-management?tab=redirects&id=new&from=/blok&to=/blog',
  );
  const other = within(screen.getByRole('row', { name: '/yok' }));
  expect(other.getByRole('link').getAttribute('href')).toBe('/admin#url-management?tab=redirects&id=new&from=/yok');
});

it('dismisses an address with a way back, and deletes one', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'İşlemler: /blok' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Yok say' }));
  await expect.poll(() => screen.queryByRole('row', { name: '/blok' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByRole('row', { name: '/blok' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'İşlemler: /yok' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await expect.poll(() => screen.queryByRole('row', { name: '/yok' })).toBeNull();
});

it.each([
  ['a table', true, 'row', '7'],
  ['cards', false, 'listitem', '7 kez'],
] as const)('says in %s that only programs asked for an address', async (_what, matches, role, times) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
  open([{ ...blok, id: 'm3', path: '/eski-giris', count: 0, bots: 40 }]);
  const placeOf = (path: string) => screen.getAllByRole(role).find(({ textContent }) => textContent?.includes(path));
  await screen.findByText('/eski-giris');
  expect(within(placeOf('/blok') as HTMLElement).getByText(times)).toBeTruthy();
  expect(within(placeOf('/eski-giris') as HTMLElement).getByText('yalnız botlar')).toBeTruthy();
  expect(screen.queryByText(/^0/)).toBeNull();
});
