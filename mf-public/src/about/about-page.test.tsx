import { PracticeProvider } from '@practice/ui';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import AboutPage, { head } from './about-page.tsx';

afterEach(cleanup);

function clientOf(settings: Record<string, string>) {
  const siteSettings = Object.entries(settings).map(([settingKey, settingValue]) => ({
    __typename: 'SiteSetting',
    settingKey,
    settingValue,
  }));
  const data = { __typename: 'Query', siteSettings, metaTag: null };
  return new QueryClient({ execute: async () => ({ data }), ssr: true });
}

async function open(settings: Record<string, string>) {
  const client = clientOf(settings);
  const result = await head({ client, url: new URL('https://practice.test/hakkimda') });
  render(
    <QueryProvider value={client}>
      <MemoryRouter>
        <PracticeProvider>
          <AboutPage />
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
  return result;
}

it.each([
  ['about_page_title', 'Ben', 'Ben'],
  ['about_page_subtitle', 'Alt', 'Alt'],
  ['about_page_description', 'Mektup burada', 'Mektup burada'],
  ['about_bio_html', '<p>Öz geçmiş</p>', 'Öz geçmiş'],
  ['about_approach_html', '<p>Uzun yaklaşım</p>', 'Uzun yaklaşım'],
  ['about_professional_approach', 'Kısa yaklaşım', 'Kısa yaklaşım'],
  ['about_educations_json', '[{"title":"Psikoloji","organization":"Bir üniversite"}]', 'Bir üniversite'],
  ['about_tests_json', 'Bir ölçek\nÖteki ölçek', 'Öteki ölçek'],
  ['about_specialties_json', '["Kaygı"]', 'Kaygı'],
  ['about_certifications_json', '[{"name":"Oyun terapisi eğitimi"}]', 'Oyun terapisi eğitimi'],
  ['about_stats_json', '[{"value":"300","label":"saat süpervizyon"}]', '300 saat süpervizyon'],
  ['about_experience_years', '11', '11 yıllık deneyim'],
  ['about_credentials_1', 'Bir üyelik', 'Bir üyelik'],
])('shows the setting %s', async (key, value, shown) => {
  await open({ [key]: value });
  expect(screen.getByText(shown)).toBeTruthy();
});

it('shows several figures in a row of their own', async () => {
  await open({
    about_experience_years: '11',
    about_stats_json: '[{"value":"300","label":"saat süpervizyon"}]',
    about_stats_source: 'Kayıtlarımız',
    about_stats_year: '2025',
  });
  expect(screen.getByText('Kayıtlarımız, 2025')).toBeTruthy();
  const row = document.querySelector('dl');
  expect(row?.textContent).toContain('11');
  expect(row?.textContent).toContain('saat süpervizyon');
});

it('has no figures and no lists that no setting gives', async () => {
  await open({ about_specialties_json: '[]' });
  expect(document.querySelector('dl')).toBeNull();
  for (const title of ['Eğitim', 'Sertifikalar', 'Kullandığım ölçekler']) {
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  }
});

it.each(['[{"title":', '{"length":9}', '[null,[],{"title":{}}]', '"<script>alert(1)</script>"', 'null', '7'])(
  'is whole with lists of the shape %s',
  async (broken) => {
    const keys = ['educations', 'tests', 'specialties', 'certifications', 'stats'];
    await open(Object.fromEntries(keys.map((key) => [`about_${key}_json`, broken])));
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(document.body.querySelector('script')).toBeNull();
  },
);

it('describes the person by what the settings say, without ratings', async () => {
  const result = await open({ about_name: 'Ada Işık', about_title: 'Psikolog', site_url: 'https://ada.example' });
  expect(result).toMatchObject({ status: 200, title: 'Hakkımda' });
  expect(result.jsonLd?.[0]).toMatchObject({
    '@type': 'AboutPage',
    url: 'https://ada.example/hakkimda',
    mainEntity: { '@type': 'Person', name: 'Ada Işık', jobTitle: 'Psikolog' },
  });
  expect(JSON.stringify(result.jsonLd)).not.toMatch(/rating|review/i);
});
