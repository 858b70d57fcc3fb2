import { expect, it } from 'vitest';
import { brokenReferences } from '../fixtures/crawl/broken-references.ts';
import { crawl } from '../fixtures/crawl/crawl.ts';
import { untilWarm } from '../fixtures/until-warm.ts';
import { practice } from './practice.ts';

/** It fetches some hundred pages, each for the first time. */
const LIMIT_MS = 300_000;
/** Canonical addresses, site map, feed and shared pictures begin with it. */
const origin = 'https://uygulama.example';
/** What shows links that a new practice does not have yet. */
const settings = {
  site_url: origin,
  llms_txt_enabled: 'true',
  testimonials_enabled: 'true',
  social_sharing_enabled: 'true',
  instagram_url: 'https://instagram.com/ornek',
  kvkk_basvuru_formu_url: '/iletisim#mesaj',
};
const running = practice({ settings });

const pages = [
  '/',
  '/hakkimda',
  '/hizmetler',
  '/hizmetler/oyun-terapisi',
  '/hizmetler/bireysel-terapi',
  '/hizmetler/aile-danismanligi',
  '/hizmetler/psikolojik-degerlendirme',
  '/hizmetler/oyun-grubu',
  '/hizmetler/online-terapi',
  '/blog',
  '/blog/kardes-geliyor',
  '/blog/rss.xml',
  '/iletisim',
  '/randevu',
  '/gizlilik-politikasi',
  '/kullanim-sartlari',
  '/kvkk-aydinlatma-metni',
  '/cerez-politikasi',
  '/corlu-cocuk-psikologu',
  '/cerkezkoy-cocuk-psikologu',
  '/tekirdag-cocuk-psikologu',
  '/luleburgaz-cocuk-psikologu',
  '/silivri-cocuk-psikologu',
  '/sitemap.xml',
  '/llms.txt',
];

it(
  'every address that the public site refers to is there, of the right type, with its anchor',
  async () => {
    await untilWarm(running.urls[0] ?? '');
    const visitor = running.visitor();
    const start = ['/', '/robots.txt', '/llms.txt', '/hizmetler/grup-terapisi'];
    const fetched = await crawl({ origin, start, get: (path) => visitor.get(path) });
    // The address of before leads to the appointment page.
    expect(brokenReferences({ origin, fetched, redirects: ['/appointment'] })).toEqual([]);
    expect(pages.filter((path) => !fetched.get(origin + path)?.document)).toEqual([]);
    expect([...fetched.keys()].filter((address) => address.endsWith('.js')).length).toBeGreaterThan(5);
  },
  LIMIT_MS,
);
