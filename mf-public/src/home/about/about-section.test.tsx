import { PracticeProvider } from '@practice/ui';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SiteSettingsDocument } from '../../generated/graphql.ts';
import { settingsOf } from '../../site/site-settings.ts';
import { AboutSection } from './about-section.tsx';

afterEach(cleanup);

function open(settings: Record<string, string>) {
  const siteSettings = Object.entries(settings).map(([settingKey, settingValue]) => ({
    __typename: 'SiteSetting' as const,
    settingKey,
    settingValue,
  }));
  const key = new QueryClient().keyOf(SiteSettingsDocument, {});
  render(
    <QueryProvider value={new QueryClient({ restored: { [key]: { siteSettings } } })}>
      <MemoryRouter>
        <PracticeProvider>
          <AboutSection text={settingsOf({ siteSettings })} />
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
}

const tile = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('has four tiles, and none for what nobody has entered', () => {
  open({
    about_credentials_1: 'Bir dernek',
    about_credentials_2: 'Bir belge',
    about_approach: 'Oyunla',
    about_experience_years: '12',
  });
  expect(['Deneyim', 'Yaklaşım', 'Üyelik', 'Sertifika'].map(tile)).toEqual([
    '12 yıl',
    'Oyunla',
    'Bir dernek',
    'Bir belge',
  ]);
  cleanup();
  open({});
  for (const label of ['Deneyim', 'Üyelik', 'Sertifika', 'Sertifikalarım'])
    expect(screen.queryByText(label)).toBeNull();
});

it.each(['about_section_title', 'about_description', 'about_professional_approach', 'about_approach'])(
  'shows the setting %s',
  (key) => {
    open({ [key]: 'Bir metin' });
    expect(screen.getByText('Bir metin')).toBeTruthy();
  },
);

it('lists certificates and fields of work, or what stands for them when there are none', () => {
  open({ about_certifications_json: '[{"title":"Eğitim","provider":"Dernek"}]', about_specialties_json: '["Kaygı"]' });
  for (const listed of ['Eğitim', 'Kaygı']) expect(screen.getByText(listed).closest('li')).toBeTruthy();
  cleanup();
  open({
    about_certifications_json: '[{',
    about_specialties_json: '[{',
    about_specialization: 'Çocuk ve ergen',
    about_credentials_2: 'Bir belge',
  });
  expect(screen.getByText('Çocuk ve ergen').closest('dd')).toBeTruthy();
  expect(screen.queryByText('Uzmanlık alanlarım')).toBeNull();
  expect(screen.getByText('Bir belge', { selector: 'li' })).toBeTruthy();
});

it('leads to the page about the practitioner', () => {
  open({});
  expect(screen.getByRole('link', { name: 'Hakkımda daha fazlası' }).getAttribute('href')).toBe('/hakkimda');
});
