import { PracticeProvider } from '@practice/ui';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import ServicesPage, { head } from './services-page.tsx';

afterEach(cleanup);

const service = {
  __typename: 'TherapyService',
  id: '1',
  slug: 'oyun-terapisi',
  title: 'Oyun Terapisi',
  description: 'Oyunun diliyle',
  sessionForm: 'Yüz yüze',
  price: null,
  duration: 60,
};

function clientOf(settings: Record<string, string>, services: object[] = [service]) {
  const siteSettings = Object.entries(settings).map(([settingKey, settingValue]) => ({
    __typename: 'SiteSetting',
    settingKey,
    settingValue,
  }));
  const data = { __typename: 'Query', siteSettings, therapyServices: services, metaTag: null };
  return new QueryClient({ execute: async () => ({ data }), ssr: true });
}

function open(client: QueryClient) {
  render(
    <QueryProvider value={client}>
      <MemoryRouter>
        <PracticeProvider>
          <ServicesPage />
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
}

it('lists every service with the way to its page and to the wizard', async () => {
  open(clientOf({ services_page_title: 'Birlikte', contact_phone: '0282 652 11 22' }));
  const details = await screen.findByRole('link', { name: 'Ayrıntılı bilgi: Oyun Terapisi' });
  expect(details.getAttribute('href')).toBe('/hizmetler/oyun-terapisi');
  expect(screen.getByRole('link', { name: 'Randevu alın: Oyun Terapisi' }).getAttribute('href')).toBe(
    '/randevu?hizmet=oyun-terapisi',
  );
  expect(screen.getByText('60 dakika · Yüz yüze')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hemen Ara: 0282 652 11 22' })).toBeTruthy();
});

it.each([
  'services_page_badge',
  'services_page_title',
  'services_page_description',
  'services_stat_1',
  'services_stat_2',
  'services_stat_3',
  'services_section_title',
  'services_section_description',
])('shows the setting %s', async (key) => {
  open(clientOf({ [key]: 'Bir metin' }));
  expect(await screen.findByText('Bir metin')).toBeTruthy();
});

it('says so when nothing is offered', async () => {
  open(clientOf({}, []));
  expect(await screen.findByText(/yakında burada olacak/)).toBeTruthy();
});

it('is there even when nothing can be read', async () => {
  const errors = [{ message: 'x', extensions: { code: 'FORBIDDEN' } }];
  const client = new QueryClient({ execute: async () => ({ data: null, errors }), ssr: true });
  expect(await head({ client, url: new URL('https://practice.test/hizmetler') })).toMatchObject({
    status: 200,
    title: 'Hizmetler',
    jsonLd: [{ '@type': 'BreadcrumbList' }],
  });
});
