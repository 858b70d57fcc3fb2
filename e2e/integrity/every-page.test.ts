import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { untilWarm } from '../fixtures/until-warm.ts';
import { practice } from './practice.ts';
import { problemsOf, readPage } from './read-page.ts';

/** The address that search engines are given, whatever port the product runs at. */
const SITE = 'https://klinik.example';
const SETUP_MS = 300_000;
const running = practice({ settings: { site_base_url: SITE } });

const name = 'Ardıç Çocuk ve Ergen Psikolojisi';
const withName = (title: string) => `${title} | ${name}`;
const hostile = '</script><script>alert(1)</script>"\'<!--';

type Row = [path: string, title: string, h1: string, types: string[], canonical?: string];

const trail = ['BreadcrumbList'];
const service: Row[3] = ['Service', 'FAQPage', 'BreadcrumbList'];
const city: Row[3] = ['ProfessionalService', 'BreadcrumbList', 'FAQPage'];
const post: Row[3] = ['BlogPosting', 'BreadcrumbList'];
const from = (place: string) => `${place} gelen aileler için çocuk psikoloğu`;

/** Every page of the demonstration: its title, its one h1, what it tells search engines of itself. */
const pages: Row[] = [
  [
    '/',
    withName('Çocuk ve Ergen Psikoloğu | Oyun Terapisi'),
    'Çocuğunuzun dünyasını birlikte anlayalım',
    ['ProfessionalService', 'WebSite', 'Person'],
  ],
  [
    '/hizmetler',
    withName('Oyun Terapisi, Ergen ve Aile Görüşmeleri'),
    'Çocuğunuz için doğru yeri birlikte bulalım',
    ['ItemList', 'BreadcrumbList'],
  ],
  ['/hizmetler/oyun-terapisi', withName('Oyun Terapisi'), 'Oyun Terapisi', service],
  ['/hizmetler/bireysel-terapi', withName('Bireysel Terapi'), 'Bireysel Terapi', service],
  ['/hizmetler/aile-danismanligi', withName('Aile Danışmanlığı'), 'Aile Danışmanlığı', service],
  ['/hizmetler/psikolojik-degerlendirme', withName('Psikolojik Değerlendirme'), 'Psikolojik Değerlendirme', service],
  ['/hizmetler/oyun-grubu', withName('Oyun Grubu'), 'Oyun Grubu', service],
  ['/hizmetler/grup-terapisi', withName('Oyun Grubu'), 'Oyun Grubu', service, '/hizmetler/oyun-grubu'],
  ['/hizmetler/online-terapi', withName('Online Terapi'), 'Online Terapi', service],
  ['/hakkimda', withName('Hakkımda | Çocuk ve Ergen Psikoloğu'), 'Merhaba', ['AboutPage', 'BreadcrumbList']],
  ['/blog', withName('Çocuk ve Ergen Psikolojisi Yazıları'), 'Yazılar', trail],
  ['/blog?sayfa=2', withName('Blog, sayfa 2'), 'Yazılar', trail, '/blog?sayfa=2'],
  ['/blog?kategori=ergenlik', withName('Ergenlik yazıları'), 'Ergenlik', trail, '/blog?kategori=ergenlik'],
  ['/blog?q=uyku', withName('“uyku” araması'), '“uyku”', trail, '/blog'],
  [
    '/blog/okula-baslarken-ayrilik-kaygisi',
    withName('Okula Başlarken Ayrılık Kaygısı'),
    'Okula Başlarken Ayrılık Kaygısı',
    post,
  ],
  ['/blog/dusman', withName(`Düşman ${hostile}`), `Düşman ${hostile}`, post],
  [
    '/iletisim',
    withName('İletişim ve Ulaşım | Çocuk ve Ergen Psikoloğu'),
    'Bize nasıl ulaşabilirsiniz?',
    ['ContactPage', 'ProfessionalService', 'BreadcrumbList'],
  ],
  ['/randevu', withName('Çocuk Psikoloğu Online Randevu Talebi'), 'Randevu talebi oluşturun', trail],
  ['/gizlilik-politikasi', withName('Gizlilik Politikası'), 'Gizlilik Politikası', trail],
  ['/kullanim-sartlari', withName('Kullanım Şartları'), 'Kullanım Şartları', trail],
  ['/kvkk-aydinlatma-metni', withName('KVKK Aydınlatma Metni'), 'KVKK Aydınlatma Metni', trail],
  ['/cerez-politikasi', withName('Çerez Politikası'), 'Çerez Politikası', trail],
  [
    '/corlu-cocuk-psikologu',
    withName('Çorlu Çocuk Psikoloğu ve Ergen Danışmanlığı'),
    'Çorlu’da çocuk ve ergen psikoloğu',
    city,
  ],
  [
    '/cerkezkoy-cocuk-psikologu',
    withName('Çerkezköy Çocuk Psikoloğu ve Ergen Danışmanlığı'),
    from('Çerkezköy’den'),
    city,
  ],
  ['/tekirdag-cocuk-psikologu', withName('Tekirdağ Çocuk Psikoloğu ve Ergen Danışmanlığı'), from('Tekirdağ’dan'), city],
  [
    '/luleburgaz-cocuk-psikologu',
    withName('Lüleburgaz Çocuk Psikoloğu ve Ergen Danışmanlığı'),
    from('Lüleburgaz’dan'),
    city,
  ],
  ['/ilk-gorusmeye-hazirlik', 'Çocuk psikoloğuyla ilk görüşmeye nasıl hazırlanılır?', 'İlk görüşmeye hazırlık', trail],
  ['/okula-uyum-haftasi', withName('Okula uyum: ilk haftalar için ailelere rehber'), 'Okula uyum haftası', trail],
];
const missing = ['/yok', '/blog/yok', '/hizmetler/yok', '/blog?sayfa=99', '/silivri-cocuk-psikologu', '/YOK'];

async function pageAt(path: string) {
  const { status, text } = await running.visitor().get(path);
  return { ...readPage(status, text), html: text };
}

beforeAll(async () => {
  await untilWarm(running.urls[0] ?? '');
  const staff = await running.login('admin');
  const write = async (body: object) => expect((await staff.post('/api/blog', body)).status).toBe(201);
  const content = `<p>Metin <a href="javascript:alert(1)">bağ</a></p>`;
  await write({ title: 'Bir yazı', content, isPublished: true, publishedAt: '2026-01-01T00:00:00Z' });
  const texts = { title: `Düşman ${hostile}`, excerpt: hostile, author: hostile, slug: 'dusman' };
  await write({ ...texts, content, isPublished: true, publishedAt: '2026-01-02T00:00:00Z' });
  const { id } = (await staff.get('/api/local-pages/silivri-cocuk-psikologu')).body as { id: string };
  expect((await staff.send('PUT', `/api/local-pages/${id}`, { isActive: false })).status).toBe(200);
}, SETUP_MS);

describe('every page', () => {
  it.each(pages)('%s says what it is', async (path, title, h1, types, canonical = path) => {
    const page = await pageAt(path);
    expect({
      status: page.status,
      lang: page.lang,
      title: page.title,
      canonical: page.canonical,
      h1: page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
      types: page.jsonLd.map((object) => object['@type']),
    }).toEqual({ status: 200, lang: 'tr', title, canonical: `${SITE}${canonical}`, h1: [h1], types });
    expect(problemsOf(page.jsonLd)).toEqual([]);
    expect(page.description).toMatch(/\S{3}/);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.robots).toBe(path.includes('?q=') ? 'noindex, follow' : 'index, follow');
    const levels = page.headings.map(({ level }) => level);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  it.each(missing)('%s is missing: nothing is told to search engines', async (path) => {
    const page = await pageAt(path);
    expect(page).toMatchObject({
      status: 404,
      lang: 'tr',
      robots: 'noindex, follow',
      canonical: undefined,
      jsonLd: [],
    });
    expect(page.headings.filter(({ level }) => level === 1)).toHaveLength(1);
  });

  it('the first of them is small with all of its sections: at most 21 KB, compressed as cached pages are', async () => {
    const { html } = await pageAt('/');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(21 * 1024);
  });

  it('keeps hostile words of a record words', async () => {
    const { html, jsonLd } = await pageAt('/blog/dusman');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('javascript:alert');
    expect(jsonLd).toMatchObject([{ headline: `Düşman ${hostile}` }, {}]);
  });
});

describe('a shared page', () => {
  it.each(['/', '/hakkimda', '/blog?kategori=ergenlik', '/corlu-cocuk-psikologu'])(
    '%s has a picture that is drawn for it',
    async (path) => {
      const { image = '' } = await pageAt(path);
      expect(image).toMatch(/^https:\/\/klinik\.example\/share\/[0-9a-f]{20}/);
      const response = await fetch(running.urls[0] + image.slice(SITE.length), { redirect: 'manual' });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(response.headers.get('cache-control')).toContain('immutable');
    },
  );

  it('changes the address of its picture with its brand colour', async () => {
    const before = (await pageAt('/randevu')).image;
    const staff = await running.login('admin');
    const saved = await staff.post('/api/site-settings', { settingKey: 'primary_color', settingValue: '#6B3FA0' });
    expect(saved.status).toBe(200);
    expect((await pageAt('/randevu')).image).not.toBe(before);
  });
});

describe('the files for search engines', () => {
  it('the sitemap has the pages that there are, each at its canonical address', async () => {
    const { text } = await running.visitor().get('/sitemap.xml');
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(SITE.length));
    const own = pages.map(([path, , , , canonical]) => canonical ?? path).filter((path) => !path.includes('?'));
    expect(listed).toEqual(expect.arrayContaining(own));
    expect(listed).not.toContain('/silivri-cocuk-psikologu');
    for (const path of listed) expect(await pageAt(path)).toMatchObject({ status: 200, canonical: SITE + path });
    expect(text).toContain('<image:loc>');
    for (const path of ['/', '/blog', '/hizmetler', '/corlu-cocuk-psikologu']) {
      expect(text).toMatch(new RegExp(`<loc>${SITE}${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
    }
  });

  it('robots.txt names the sitemap, and keeps nobody from pictures', async () => {
    const { text } = await running.visitor().get('/robots.txt');
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /admin', 'Disallow: /api/']);
  });

  it('llms.txt is there when an editor switches it on', async () => {
    expect((await running.visitor().get('/llms.txt')).status).toBe(404);
    const staff = await running.login('admin');
    await staff.post('/api/site-settings', { settingKey: 'llms_txt_enabled', settingValue: 'true' });
    const { status, text } = await running.visitor().get('/llms.txt');
    expect(status).toBe(200);
    expect(text).toContain(`(${SITE}/blog/okula-baslarken-ayrilik-kaygisi)`);
  });
});
