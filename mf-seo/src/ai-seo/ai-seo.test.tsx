import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import AiSeo from './ai-seo.tsx';

afterEach(() => vi.unstubAllGlobals());

const practice = {
  '@type': 'MedicalBusiness',
  name: 'Ardıç',
  address: 'Çorlu',
  url: 'https://ornek.com',
  telephone: '',
};

function open(role: 'admin' | 'moderator' = 'admin') {
  const api = fakeApi({
    Query: {
      metaTags: () => [],
      localPages: () => [],
      redirectStats: () => ({ total: 0, active: 0, hits: 0, movedForGood: 0 }),
      siteSettings: [{ settingKey: 'llms_txt_enabled', settingValue: 'true' }],
    },
  });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/') {
      const json = JSON.stringify({
        '@graph': [practice, { '@type': 'WebSite', name: 'Ardıç', url: 'https://ornek.com' }],
      });
      return new Response(`<html><script type="application/ld+json">${json}</script></html>`);
    }
    if (path === '/hizmetler') return new Response('', { status: 503 });
    return real(path, init);
  });
  return renderSection(<AiSeo />, { api, role, hash: '#seo?tab=ai-seo' });
}

it('shows the data of the page as it is, what is missing with the way there, and copies it', async () => {
  const { user } = open();
  const part = within(await screen.findByRole('region', { name: 'MedicalBusiness' }));
  expect(part.getByText('2 eksik')).toBeTruthy();
  expect(part.getByRole('link', { name: 'telefon' }).getAttribute('href')).toContain('focus=contact_phone');
  await user.click(part.getByRole('button', { name: 'Kopyala: MedicalBusiness' }));
  expect(await screen.findByText('Panoya kopyalandı')).toBeTruthy();
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(practice);
  expect(within(screen.getByRole('region', { name: 'WebSite' })).getByText('Eksiksiz')).toBeTruthy();
  expect(await screen.findByText(/Şu anda yayında/)).toBeTruthy();
});

it('a page that cannot be read says so', async () => {
  const { user } = open('moderator');
  await screen.findByRole('region', { name: 'WebSite' });
  await user.selectOptions(await screen.findByLabelText('Sayfa'), '/hizmetler');
  expect(await screen.findByText('Sayfa okunamadı.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
});
