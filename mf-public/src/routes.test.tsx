import { homeAnchors, isReservedPath, sitePages } from '@practice/contracts';
import { PracticeProvider } from '@practice/ui';
import { type Execute, QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { legalPaths, paths } from './paths.ts';
import App, { page, prepare } from './routes.tsx';

afterEach(cleanup);

type Data = Record<string, unknown>;

const notice = {
  __typename: 'LegalText',
  slug: 'kvkk-aydinlatma-metni',
  title: 'KVKK Aydınlatma Metni',
  bodyHtml: '<h2>Veri sorumlusu</h2><p>Bu metin sizi &amp; bizi <strong>bilgilendirir</strong>.</p><p>Evet.</p>',
  version: '3',
  publishedAt: '2026-09-01T00:00:00.000Z',
};

const writtenPage = {
  __typename: 'Page',
  id: '1',
  title: 'Sorular',
  slug: 'sorular',
  html: '<p><strong>Yanıt</strong> ve metin</p>',
  excerpt: 'İlk görüşme nasıl geçer?',
  isHomepage: false,
  templateName: 'default',
  featuredImage: '/uploads/a.jpg',
  metaTitle: 'Sık sorulan sorular',
  metaDescription: '',
  metaKeywords: 'soru, cevap',
  customCss: 'h1{color:red}',
  customJs: 'go()',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const everything: Data = {
  siteSettings: [],
  metaTag: null,
  therapyServices: [],
  therapyService: null,
  legalText: null,
  sitePage: null,
  testimonials: [],
  workingHours: [],
  homepage: null,
  blogPosts: { __typename: 'BlogPostList', items: [], total: 0 },
  blogCategories: [],
  blogPost: null,
  suggestedAddresses: [],
};

/** A client whose server has the given results, field by field; any other field fails. */
function clientOf(data: Data) {
  const execute: Execute = async (document) => {
    const [operation] = document.definitions;
    const fields =
      operation?.kind === 'OperationDefinition'
        ? operation.selectionSet.selections.flatMap((each) => (each.kind === 'Field' ? [each.name.value] : []))
        : [];
    const missing = fields.find((field) => field !== '__typename' && !(field in data));
    if (missing) return { data: null, errors: [{ message: missing, extensions: { code: 'NOT_FOUND' } }] };
    return { data: { ...data, __typename: 'Query' } };
  };
  return new QueryClient({ execute, ssr: true });
}

function pageAt(path: string, data: Data = everything) {
  return page({ client: clientOf(data), url: new URL(path, 'https://practice.test') });
}

function settings(values: Record<string, string>): Data[] {
  return Object.entries(values).map(([settingKey, settingValue]) => ({
    __typename: 'SiteSetting',
    settingKey,
    settingValue,
  }));
}

it('no record may take the address of a page of its own', () => {
  const own = [...Object.values(sitePages), ...legalPaths, paths.oldAppointment];
  expect(own.filter((path) => !isReservedPath(path))).toEqual([]);
});

describe('page', () => {
  it.each([...Object.values(sitePages), '/randevu/'])('%s exists', async (path) => {
    expect((await pageAt(path)).status).toBe(200);
  });

  it.each(['/yok', '/RANDEVU', '/randevu/x', '/%ff', '/HIZMETLER', '/hizmetler/yok'])(
    '%s does not exist',
    async (path) => {
      expect((await pageAt(path)).status).toBe(404);
    },
  );

  it('/appointment moved to /randevu, with its query', async () => {
    expect(await pageAt('/appointment?hizmet=oyun-grubu')).toMatchObject({
      status: 308,
      location: '/randevu?hizmet=oyun-grubu',
    });
  });

  it('a page that staff have written is there with its meta fields; its code belongs to its document', async () => {
    const head = await pageAt('/sorular', { ...everything, sitePage: writtenPage });
    expect(head).toMatchObject({
      status: 200,
      title: 'Sık sorulan sorular',
      description: 'İlk görüşme nasıl geçer?',
      keywords: 'soru, cevap',
      ogImage: '/uploads/a.jpg',
      inlineStyles: ['h1{color:red}'],
      inlineScripts: ['go()'],
    });
    expect(head.canonical).toBeUndefined();
  });

  it('the meta tag of a written page wins over its own fields', async () => {
    const metaTag = { __typename: 'MetaTag', id: '1', title: 'Etiket', metaDescription: 'x', robots: 'noindex' };
    const data = { ...everything, sitePage: writtenPage, metaTag };
    expect(await pageAt('/sorular', data)).toMatchObject({
      title: 'Etiket',
      robots: 'noindex',
      keywords: 'soru, cevap',
    });
  });

  it('a page that staff have made the home page is at /, which is its canonical address', async () => {
    const homepage = { ...writtenPage, isHomepage: true, customJs: '' };
    expect(await pageAt('/', { ...everything, homepage })).toMatchObject({
      title: 'Sık sorulan sorular',
      canonical: '/',
    });
  });

  it('a city page is there with its own title', async () => {
    const metaTexts = { metaTitle: 'Çorlu Çocuk Psikoloğu', metaDescription: 'Çorlu’da.' };
    const sitePage = { __typename: 'LocalPage', id: '1', slug: 'corlu', cityName: 'Çorlu', ...metaTexts };
    expect(await pageAt('/corlu', { ...everything, sitePage })).toMatchObject({
      status: 200,
      title: 'Çorlu Çocuk Psikoloğu',
    });
  });

  it('an address that cannot be loaded is an error, not a missing page', async () => {
    await expect(pageAt('/sorular', {})).rejects.toThrow();
  });

  it('a legal text gives its title and its first words', async () => {
    expect(await pageAt('/kvkk-aydinlatma-metni', { ...everything, legalText: notice })).toMatchObject({
      status: 200,
      title: 'KVKK Aydınlatma Metni',
      description: 'Bu metin sizi & bizi bilgilendirir. Evet.',
    });
  });

  it('a legal text that is not in force does not exist; one that cannot be read is an error', async () => {
    expect((await pageAt('/gizlilik-politikasi')).status).toBe(404);
    await expect(pageAt('/gizlilik-politikasi', {})).rejects.toThrow();
  });

  it('the home page is there even when nothing can be read', async () => {
    expect(await pageAt('/', {})).toMatchObject({ status: 200, title: 'Çocuk ve Ergen Psikoloğu' });
  });

  it('the meta tag of a page wins over its defaults', async () => {
    const metaTag = {
      __typename: 'MetaTag',
      id: '1',
      title: 'Başlık',
      metaDescription: 'Açıklama',
      metaKeywords: 'a, b',
      ogTitle: 'Kart başlığı',
      ogDescription: 'Kart açıklaması',
      ogImage: '/kart.jpg',
      ogType: null,
      canonicalUrl: 'https://practice.test/',
      robots: 'noindex',
    };
    expect(await pageAt('/', { ...everything, metaTag })).toMatchObject({
      title: 'Başlık',
      description: 'Açıklama',
      keywords: 'a, b',
      canonical: 'https://practice.test/',
      robots: 'noindex',
      ogTitle: 'Kart başlığı',
      ogDescription: 'Kart açıklaması',
      ogImage: '/kart.jpg',
      ogType: 'website',
    });
  });

  it('describes the practice to search engines, without ratings', async () => {
    const siteSettings = settings({
      site_name: 'Ardıç Psikoloji',
      contact_phone: '0282 652 11 22',
      contact_address: 'Omurtak Cad. 24\nÇorlu',
      instagram_url: 'https://instagram.com/ardic',
      facebook_url: 'javascript:alert(1)',
    });
    const { jsonLd } = await pageAt('/', { ...everything, siteSettings });
    expect(jsonLd?.[0]).toMatchObject({
      '@type': 'ProfessionalService',
      name: 'Ardıç Psikoloji',
      url: 'https://practice.test/',
      telephone: '0282 652 11 22',
      address: { streetAddress: 'Omurtak Cad. 24, Çorlu' },
      sameAs: ['https://instagram.com/ardic'],
    });
    expect(JSON.stringify(jsonLd)).not.toMatch(/rating|review/i);
  });
});

describe('App', () => {
  function open(path: string, data: Data = everything) {
    render(
      <QueryProvider value={clientOf(data)}>
        <MemoryRouter initialEntries={[path]}>
          <PracticeProvider>
            <App />
          </PracticeProvider>
        </MemoryRouter>
      </QueryProvider>,
    );
  }

  it.each(['/yok', '/RANDEVU'])('shows the not-found page for %s', async (path) => {
    open(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sayfa bulunamadı');
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' }).getAttribute('href')).toBe('/');
  });

  it('shows a legal text with the day it came into force', async () => {
    open('/kvkk-aydinlatma-metni', { ...everything, legalText: notice });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('KVKK Aydınlatma Metni');
    expect(screen.getByText('1 Eylül 2026')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Veri sorumlusu' })).toBeTruthy();
  });

  it('shows the not-found page for a legal text that is not in force, and a retry for one that cannot be read', async () => {
    open('/kullanim-sartlari');
    expect(await screen.findByText('Sayfa bulunamadı')).toBeTruthy();
    cleanup();
    open('/kullanim-sartlari', {});
    expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
  });

  it.each(['default', 'landing', 'blog', 'fullwidth'])(
    'shows a written page by its template: %s',
    async (templateName) => {
      open('/sorular', { ...everything, sitePage: { ...writtenPage, templateName } });
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sorular');
      expect(screen.getByText('Yanıt').tagName).toBe('STRONG');
      expect(screen.getByText('İlk görüşme nasıl geçer?')).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Randevu Al' }) !== null).toBe(templateName === 'landing');
      expect(document.querySelector('article time') !== null).toBe(templateName === 'blog');
    },
  );

  it('shows what may have been meant by an address that does not exist', async () => {
    open('/randevuu', { ...everything, suggestedAddresses: [{ path: '/randevu', title: 'Randevu' }] });
    const link = await screen.findByRole('link', { name: 'Randevu' });
    expect(link.getAttribute('href')).toBe('/randevu');
  });

  it('has the anchors that menus point at, in their order', async () => {
    await prepare('/');
    open('/');
    const ids = [...document.querySelectorAll('section[id]')].map((section) => section.id);
    expect(ids).toEqual(Object.values(homeAnchors));
  });

  /** Credentials, figures, phones and e-mail addresses: what somebody has to have entered. */
  const invented =
    /klinik psikolog|örgütü üyesi|sertifikalı|\d\s*\+|\d+ (yıl|aile|danışan|seans|yorum)|% ?[1-9]|\b0\d{3} ?\d{3}|\w@\w/i;

  it.each(Object.values(sitePages))('invents nothing at %s while nobody has entered anything', async (path) => {
    const { title, description, keywords, jsonLd } = await pageAt(path);
    await prepare(path);
    open(path);
    await screen.findByRole('heading', { level: 1 });
    const texts = `${document.body.textContent} ${JSON.stringify([title, description, keywords, jsonLd])}`;
    expect(texts.match(invented)?.[0]).toBeUndefined();
  });
});
