import { PracticeProvider } from '@practice/ui';
import { type Execute, QueryClient, QueryProvider } from '@practice/ui/query';
import { Route, Routes } from '@practice/ui/router';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import ServicePage, { head } from './service-page.tsx';

afterEach(cleanup);

const bare = {
  __typename: 'TherapyService',
  id: '1',
  slug: 'oyun-grubu',
  title: 'Oyun Grubu',
  description: 'Küçük gruplar.',
  details: '',
  promise: '',
  html: '',
  audience: [] as string[],
  steps: [] as object[],
  faqs: [] as object[],
  sessionForm: '',
  price: null as number | null,
  duration: null as number | null,
  isActive: true,
};
const whole = {
  ...bare,
  promise: 'Birlikte oynayarak.',
  html: '<h2>Neden oyun?</h2><p>Çünkü oyun.</p>',
  audience: ['Utangaç çocuklar'],
  steps: [{ __typename: 'ServiceStep', title: 'Ön görüşme', text: 'Tanışırız.' }],
  faqs: [{ __typename: 'ServiceFaq', question: 'Kaç çocuk olur?', answer: '<b>Az</b>' }],
  sessionForm: 'Küçük grupta',
  price: 1250,
  duration: 50,
};

const post = (id: string, title: string) => ({
  __typename: 'BlogPostCard',
  id,
  title,
  slug: `yazi-${id}`,
  category: 'Genel',
  excerpt: '',
  featuredImage: null,
  publishedAt: '2026-09-01T00:00:00.000Z',
  readingMinutes: 2,
});
let posts: object[] = [];
let newest: object[] = [];
afterEach(() => {
  posts = [];
  newest = [];
});

/** A client whose server knows this one service. */
function clientOf(service: typeof bare | null) {
  const asked: unknown[] = [];
  const execute: Execute = async (_document, variables) => {
    if ('slug' in (variables ?? {})) asked.push(variables);
    const known = (variables as { slug?: string })?.slug === service?.slug ? service : null;
    const lists = { blogPosts: { items: posts }, newest: { items: newest } };
    return { data: { __typename: 'Query', siteSettings: [], therapyService: known, ...lists } };
  };
  return { asked, client: new QueryClient({ execute, ssr: true }) };
}

async function open(path: string, service: typeof bare | null) {
  const { client } = clientOf(service);
  render(
    <QueryProvider value={client}>
      <MemoryRouter initialEntries={[path]}>
        <PracticeProvider>
          <Routes>
            <Route path="/hizmetler/:slug" element={<ServicePage />} />
          </Routes>
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
  return screen.findByRole('heading', { level: 1 });
}

const headAt = (slug: string, service: typeof bare | null) =>
  head({ client: clientOf(service).client, url: new URL(`/hizmetler/${slug}`, 'https://practice.test') }, { slug });

describe('the page of a service', () => {
  it('shows what staff have written, and leads to the wizard with this service', async () => {
    expect((await open('/hizmetler/oyun-grubu', whole)).textContent).toBe('Oyun Grubu');
    for (const text of ['Birlikte oynayarak.', 'Utangaç çocuklar', 'Ön görüşme', '50 dakika', 'Küçük grupta'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('1.250,00 ₺')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Neden oyun?' })).toBeTruthy();
    const booking = screen.getAllByRole('link', { name: /Randevu Al|randevu alın/ });
    expect(booking).toHaveLength(2);
    for (const link of booking) expect(link.getAttribute('href')).toBe('/randevu?hizmet=oyun-grubu');
    expect(document.querySelector('[data-part=last-step]')?.contains(booking[1] as HTMLElement)).toBe(true);
  });

  it('unfolds answers without a script, and shows markup in them as text', async () => {
    await open('/hizmetler/oyun-grubu', whole);
    const details = screen.getByText('Kaç çocuk olur?').closest('details');
    expect(details?.open).toBe(false);
    expect(within(details as HTMLElement).getByText('<b>Az</b>')).toBeTruthy();
  });

  it('has texts that are true of every service where nobody has written any', async () => {
    await open('/hizmetler/oyun-grubu', bare);
    expect(screen.getByText('Küçük gruplar.')).toBeTruthy();
    expect(screen.getByText('Talebinizi iletirsiniz')).toBeTruthy();
    expect(screen.getByText('İlk görüşmeye nasıl hazırlanmalıyız?')).toBeTruthy();
    for (const absent of ['Kimler için', 'Kısaca', 'Ücret']) expect(screen.queryByText(absent)).toBeNull();
  });

  it('shows posts about it where there are any', async () => {
    await open('/hizmetler/oyun-grubu', whole);
    expect(screen.queryByText('Bunlar da ilginizi çekebilir')).toBeNull();
    cleanup();
    posts = [
      { __typename: 'BlogPostCard', id: '1', title: 'Oyunun dili', slug: 'oyunun-dili', category: 'Okul Öncesi' },
    ];
    Object.assign(posts[0] as object, { excerpt: '', featuredImage: null, publishedAt: '2026-09-01T00:00:00.000Z' });
    await open('/hizmetler/oyun-grubu', whole);
    const link = await screen.findByRole('link', { name: 'Oyunun dili' });
    expect(link.getAttribute('href')).toBe('/blog/oyunun-dili');
  });

  it('fills the row with the newest posts, each once', async () => {
    posts = [post('1', 'Oyunun dili')];
    newest = [post('2', 'Uyku'), post('1', 'Oyunun dili'), post('3', 'Okul'), post('4', 'Ekran')];
    await open('/hizmetler/oyun-grubu', whole);
    await screen.findByRole('link', { name: 'Uyku' });
    const titles = [...document.querySelectorAll('li > article h3')].map((title) => title.textContent);
    expect(titles).toEqual(['Oyunun dili', 'Uyku', 'Okul']);
  });

  it('is a missing page for a service that is not offered', async () => {
    expect((await open('/hizmetler/oyun-grubu', { ...whole, isActive: false })).textContent).toBe('Sayfa bulunamadı');
    cleanup();
    expect((await open('/hizmetler/yok', whole)).textContent).toBe('Sayfa bulunamadı');
  });
});

describe('its head', () => {
  it('names service, questions and place in the site', async () => {
    const result = await headAt('oyun-grubu', whole);
    expect(result).toMatchObject({
      status: 200,
      title: 'Oyun Grubu',
      description: 'Birlikte oynayarak.',
      canonical: '/hizmetler/oyun-grubu',
    });
    expect(result?.jsonLd).toMatchObject([
      { '@type': 'Service', name: 'Oyun Grubu', url: 'https://practice.test/hizmetler/oyun-grubu' },
      { '@type': 'FAQPage', mainEntity: [{ name: 'Kaç çocuk olur?', acceptedAnswer: { text: '<b>Az</b>' } }] },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { name: 'Oyun Grubu' }] },
    ]);
    expect(JSON.stringify(result?.jsonLd)).not.toMatch(/rating|review|price/i);
  });

  it('of group therapy is that of the play group, with its canonical address', async () => {
    expect(await headAt('grup-terapisi', whole)).toMatchObject({ canonical: '/hizmetler/oyun-grubu' });
  });

  it('is none for a service that is unknown or not offered', async () => {
    expect(await headAt('oyun-grubu', { ...whole, isActive: false })).toBeNull();
    for (const slug of ['yok', '__proto__', 'a'.repeat(500), '../x']) expect(await headAt(slug, whole)).toBeNull();
  });
});
