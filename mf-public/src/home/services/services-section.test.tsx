import { PracticeProvider } from '@practice/ui';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { settingsOf } from '../../site/site-settings.ts';
import { ServicesSection } from './services-section.tsx';

afterEach(cleanup);

const service = {
  __typename: 'TherapyService',
  id: '1',
  slug: 'oyun-terapisi',
  title: 'Oyun Terapisi',
  description: 'Oyunun diliyle',
  iconName: 'blocks',
  duration: 60,
};

/** Refuses the first requests, then responds with the services. */
function show({ refusals = 0, phone = '' } = {}) {
  let fetches = 0;
  const execute = async () => {
    fetches += 1;
    if (fetches <= refusals) return { data: null, errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] };
    return { data: { __typename: 'Query', therapyServices: [service] } };
  };
  render(
    <QueryProvider value={new QueryClient({ execute })}>
      <MemoryRouter>
        <PracticeProvider>
          <ServicesSection
            text={settingsOf({
              siteSettings: [{ __typename: 'SiteSetting', settingKey: 'contact_phone', settingValue: phone }],
            })}
          />
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
}

it('says that services are loading, then shows a card each, with one way to its details and one to book it', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Hizmetler yükleniyor…');
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading', { level: 3, name: 'Oyun Terapisi' })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Randevu alın: Oyun Terapisi' }).getAttribute('href')).toBe(
    '/randevu?hizmet=oyun-terapisi',
  );
  expect(card.getAllByText(/^Ayrıntı/)).toHaveLength(1);
  expect(card.getByRole('link', { name: 'Ayrıntılı bilgi: Oyun Terapisi' }).getAttribute('href')).toBe(
    '/hizmetler/oyun-terapisi',
  );
});

it('offers a retry when the services cannot be loaded', async () => {
  show({ refusals: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Oyun Terapisi' })).toBeTruthy();
});

it('calls to book, and to ring where there is a number', () => {
  show({ phone: '0282 652 11 22' });
  expect(screen.getByRole('link', { name: 'Randevu Al' }).getAttribute('href')).toBe('/randevu');
  expect(screen.getByRole('link', { name: 'Hemen Ara: 0282 652 11 22' }).getAttribute('href')).toBe(
    'tel:+902826521122',
  );
  cleanup();
  show();
  expect(screen.queryByRole('link', { name: /Hemen Ara/ })).toBeNull();
});
