import { PracticeProvider } from '@practice/ui';
import { type Execute, QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import App, { page } from '../routes.tsx';

afterEach(cleanup);

type Data = Record<string, unknown>;

const blank = {
  __typename: 'LocalPage',
  id: '1',
  slug: 'corlu-cocuk-psikologu',
  cityName: 'Çorlu',
  title: 'Çorlu Çocuk Psikoloğu',
  metaTitle: '',
  metaDescription: 'Çorlu’da.',
  metaKeywords: '',
  heroTitle: 'Çorlu’da çocuk psikoloğu',
  heroSubtitle: '',
  heroDescription: 'Yanınızdayız.',
  heroFeatures: [],
  whyChooseUsTitle: '',
  whyChooseUsDescription: '',
  whyChooseUsItems: [],
  challengesTitle: '',
  challengesDescription: '',
  challengesProblems: [],
  challengesSolutions: [],
  contactTitle: '',
  contactDescription: '',
  distanceFromCorlu: '',
  specialFeature: '',
  population: '',
  childShare: '',
  figuresSource: 'TÜİK',
  figuresYear: '2024',
  schoolCount: '',
  familyCount: '',
  pageBlocks: '',
};

const weekday = (dayOfWeek: number) => ({
  __typename: 'WorkingHour',
  id: String(dayOfWeek),
  dayOfWeek,
  isActive: true,
  startTime: '09:00',
  endTime: '18:00',
});

const everything: Data = {
  siteSettings: [],
  metaTag: null,
  therapyServices: [{ __typename: 'TherapyService', id: '1', slug: 'oyun-terapisi', title: 'Oyun', description: 'x' }],
  workingHours: [...[1, 2, 3, 4, 5].map(weekday), { ...weekday(6), startTime: '10:00', endTime: '16:00' }],
  sitePage: blank,
  suggestedAddresses: [],
};

/** A client whose server has the given results; any other field fails. */
function clientOf(data: Data) {
  const execute: Execute = async (document) => {
    const [operation] = document.definitions;
    const fields =
      operation?.kind === 'OperationDefinition'
        ? operation.selectionSet.selections.flatMap((each) => (each.kind === 'Field' ? [each.name.value] : []))
        : [];
    const missing = fields.find((field) => field !== '__typename' && !(field in data));
    if (missing) return { data: null, errors: [{ message: missing, extensions: { code: 'INTERNAL' } }] };
    return { data: { ...data, __typename: 'Query' } };
  };
  return new QueryClient({ execute, ssr: true });
}

function open(data: Data, path = '/corlu-cocuk-psikologu') {
  return render(
    <QueryProvider value={clientOf(data)}>
      <MemoryRouter initialEntries={[path]}>
        <PracticeProvider>
          <App />
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
}

const headAt = (data: Data) =>
  page({ client: clientOf(data), url: new URL('https://practice.test/corlu-cocuk-psikologu') });
const setting = (settingKey: string, settingValue: string) => ({
  __typename: 'SiteSetting',
  settingKey,
  settingValue,
});

describe('a city page', () => {
  it('shows nothing that nobody has entered', async () => {
    open(everything);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Çorlu’da çocuk psikoloğu');
    expect(document.body.textContent).not.toMatch(/uzaklık|memnuniyet|değerlendirme|nüfus|Neden bi|4[.,]9|127|500/);
    expect(screen.queryByRole('link', { name: /Hemen Ara/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Randevu Al' }).getAttribute('href')).toBe('/randevu');
    expect(screen.getByText('3–18 yaş')).toBeTruthy();
  });

  it('shows hours of the working hours, days with the same ones together', async () => {
    open(everything);
    expect((await screen.findByText(/Pazartesi – Cuma/)).textContent).toBe(
      'Pazartesi – Cuma: 09:00–18:00\nCumartesi: 10:00–16:00',
    );
  });

  it('shows distance, figures, credentials, problems with their solutions and questions', async () => {
    const block = { type: 'faq', title: 'Sorular', items: [{ title: 'Kaç dakika?', text: 'Elli.' }] };
    const sitePage = {
      ...blank,
      distanceFromCorlu: '15 dakika',
      population: '300 bin',
      heroFeatures: ['Otopark'],
      whyChooseUsItems: ['Yakın'],
      challengesProblems: ['Uyumuyor'],
      challengesSolutions: ['Düzen kurarız'],
      pageBlocks: JSON.stringify([block]),
    };
    const siteSettings = [setting('city_credential_experience', '8+'), setting('contact_phone', '0282 000 24 24')];
    open({ ...everything, sitePage, siteSettings });
    for (const text of [
      /15 dakika/,
      '300 bin',
      'TÜİK, 2024',
      'Otopark',
      'Yakın',
      'Uyumuyor',
      'Düzen kurarız',
      'Kaç dakika?',
      '8+',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: /Hemen Ara/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.getByRole('link', { name: 'Oyun' }).getAttribute('href')).toBe('/hizmetler/oyun-terapisi');
  });

  it.each([
    '[{',
    'null',
    '"x"',
    '{"type":"text"}',
    '[1,null,[],"x",{"type":"video"},{"type":{}},{"type":"faq","items":{"a":1}},{"type":"faq","items":[null,3]}]',
    '[{"type":"text","title":{"a":1},"content":7},{"type":"services","items":"x"},{"type":"hero"}]',
  ])('stands whatever its blocks are: %s', async (pageBlocks) => {
    open({ ...everything, sitePage: { ...blank, pageBlocks } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect((await headAt({ ...everything, sitePage: { ...blank, pageBlocks } })).status).toBe(200);
  });

  it('shows hostile texts as texts', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const texts = Object.fromEntries(
      Object.entries(blank)
        .filter(([key]) => !['__typename', 'id', 'slug', 'pageBlocks'].includes(key))
        .map(([key, value]) => [key, Array.isArray(value) ? [hostile] : hostile]),
    );
    const pageBlocks = JSON.stringify([
      { type: 'faq', title: hostile, subtitle: hostile, items: [{ title: hostile, text: hostile }] },
    ]);
    const { container } = open({ ...everything, sitePage: { ...blank, ...texts, pageBlocks } });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(within(heading).getByText(hostile)).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the head of a city page', () => {
  it('has a title with the name of the city when none is given', async () => {
    expect(await headAt(everything)).toMatchObject({
      status: 200,
      title: 'Çorlu Çocuk Psikoloğu',
      description: 'Çorlu’da.',
      canonical: '/corlu-cocuk-psikologu',
    });
  });

  it('is that of its meta tag first', async () => {
    const metaTag = { __typename: 'MetaTag', id: '1', title: 'Etiket', canonicalUrl: '/baska', robots: 'noindex' };
    const sitePage = { ...blank, metaTitle: 'Kendi başlığı' };
    expect(await headAt({ ...everything, sitePage })).toMatchObject({ title: 'Kendi başlığı' });
    expect(await headAt({ ...everything, sitePage, metaTag })).toMatchObject({
      title: 'Etiket',
      canonical: '/baska',
      robots: 'noindex',
    });
  });

  it('describes practice, path and questions to search engines, without ratings', async () => {
    const block = { type: 'faq', items: [{ title: 'Kaç dakika?', text: 'Elli.' }] };
    const siteSettings = [setting('city_credential_satisfaction', '4.9/5')];
    const sitePage = { ...blank, pageBlocks: JSON.stringify([block]) };
    const { jsonLd = [] } = await headAt({ ...everything, sitePage, siteSettings });
    expect(jsonLd).toMatchObject([
      {
        '@type': 'ProfessionalService',
        areaServed: { '@type': 'City', name: 'Çorlu' },
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
          { dayOfWeek: ['Saturday'], opens: '10:00' },
        ],
      },
      { '@type': 'BreadcrumbList' },
      { '@type': 'FAQPage', mainEntity: [{ name: 'Kaç dakika?' }] },
    ]);
    expect(JSON.stringify(jsonLd)).not.toMatch(/rating|review|4\.9/i);
    expect((await headAt(everything)).jsonLd).toHaveLength(2);
  });

  it('is there without services, hours and settings', async () => {
    const { siteSettings: _s, therapyServices: _t, workingHours: _w, ...rest } = everything;
    expect((await headAt(rest)).status).toBe(200);
  });
});

it('a city page that is not there says so, with a way home', async () => {
  open({ ...everything, sitePage: null });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Sayfa bulunamadı. Ana sayfaya dönmek için buraya tıklayın.',
  );
  expect(screen.getByRole('link', { name: 'buraya tıklayın' }).getAttribute('href')).toBe('/');
  expect((await headAt({ ...everything, sitePage: null })).status).toBe(404);
});

it('a city page that fails to load says the same', async () => {
  const { sitePage: _, ...rest } = everything;
  open(rest);
  expect(await screen.findByRole('link', { name: 'buraya tıklayın' })).toBeTruthy();
});
