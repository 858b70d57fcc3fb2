import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatCards } from '../seo/stat-cards.tsx';
import Overview from './overview.tsx';

const tag = {
  id: 't1',
  pageKey: 'home',
  pageUrl: '/',
  title: 'Çorlu Çocuk ve Ergen Psikoloğu',
  metaDescription: 'Kısa.',
  metaKeywords: 'bir, iki, üç',
  robots: 'index, follow',
  isActive: true,
  version: 1,
};

const api = () =>
  fakeApi({
    Query: {
      metaTags: () => [tag, { ...tag, id: 't2', pageKey: 'blog', isActive: false }],
      localPages: () => [{ id: 'l1', cityName: 'Çorlu', slug: 'corlu-cocuk-psikologu' }],
      siteSettings: () => [{ settingKey: 'auto_canonical_urls', settingValue: 'false' }],
      redirectStats: () => ({ total: 4, active: 3, hits: 9, movedForGood: 2 }),
    },
  });

it('says of each page whether it is optimised, what would raise its score, and leads to its tag', async () => {
  renderSection(<Overview />, { api: api(), hash: '#seo?tab=overview' });
  const home = within(await screen.findByRole('row', { name: 'Ana sayfa' }));
  expect(home.getByText('Optimize')).toBeTruthy();
  expect(home.getByText('60')).toBeTruthy();
  expect(home.getByText('açıklama 120–160 karakter, canonical adres, paylaşım başlığı ve açıklaması')).toBeTruthy();
  expect(home.getByRole('link', { name: 'Düzenle: Ana sayfa' }).getAttribute('href')).toBe(
    '/admin#seo?tab=meta-tags&id=t1',
  );
  expect(within(screen.getByRole('row', { name: 'Blog' })).getByText('Bekliyor')).toBeTruthy();
  const city = within(screen.getByRole('row', { name: 'Çorlu' }));
  expect(city.getByRole('link', { name: 'Etiket ekle: Çorlu' }).getAttribute('href')).toContain('id=new');
});

it('the cards count over all pages', async () => {
  renderSection(<StatCards />, { api: api(), hash: '#seo' });
  expect(await screen.findByText('60 / 100')).toBeTruthy();
  expect(screen.getByText('1 / 7')).toBeTruthy();
  expect(screen.getByText('3')).toBeTruthy();
});
