import { PracticeProvider } from '@practice/ui';
import { type Execute, QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import App, { page } from '../routes.tsx';

afterEach(cleanup);

const hit = {
  __typename: 'SiteSearchHit',
  path: '/hizmetler/oyun-terapisi',
  title: 'Oyun Terapisi',
  text: 'Çocuğun dili oyundur.',
  kind: 'service',
};

function client({ isGuess = false } = {}) {
  const execute: Execute = async (_document, variables) => {
    const { q } = variables as { q?: string };
    const hits = q?.startsWith('oyun') ? [hit] : [];
    const siteSearch = { __typename: 'SiteSearchResults', hits, isGuess };
    return { data: { siteSearch, siteSettings: [], __typename: 'Query' } };
  };
  return new QueryClient({ execute, ssr: true });
}

function open(path: string, options = {}) {
  render(
    <QueryProvider value={client(options)}>
      <MemoryRouter initialEntries={[path]}>
        <PracticeProvider>
          <App />
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
}

it('shows what the site has for the words of the address, with a way to search again', async () => {
  open('/ara?q=oyun');
  expect((await screen.findByRole('link', { name: 'Oyun Terapisi' })).getAttribute('href')).toBe(hit.path);
  expect(screen.getByText('1 sonuç bulundu.')).toBeTruthy();
  expect((screen.getByRole('searchbox', { name: 'Sitede arayın' }) as HTMLInputElement).value).toBe('oyun');
});

it('says that it guesses, and what to do when nothing was found', async () => {
  open('/ara?q=oyunn', { isGuess: true });
  expect(await screen.findByText('“oyunn” bulunamadı; yazılışı yakın olanlar:')).toBeTruthy();
  cleanup();
  open('/ara?q=zürafa');
  expect(await screen.findByText('Aradığınız bulunamadı')).toBeTruthy();
});

it('is nothing for search engines', async () => {
  const request = { client: client(), url: new URL('https://ornek.com/ara?q=oyun') };
  expect(await page(request)).toMatchObject({ status: 200, robots: 'noindex, follow', canonical: '/ara' });
});
