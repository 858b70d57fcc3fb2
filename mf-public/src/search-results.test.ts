import { sitePages } from '@practice/contracts';
import { type Execute, QueryClient } from '@practice/ui/query';
import { describe, expect, it } from 'vitest';
import { page } from './routes.tsx';

type Data = Record<string, unknown>;

/** The head of a page on a site that has settings and a meta tag, and nothing else. */
function headAt(
  path: string,
  { texts = {}, metaTag = null }: { texts?: Record<string, string>; metaTag?: Data | null },
) {
  const siteSettings = Object.entries(texts).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
  const lists = { therapyServices: [], testimonials: [], workingHours: [], blogCategories: [] };
  const blogPosts = { items: [], total: 0 };
  const execute: Execute = async () => ({ data: { ...lists, blogPosts, homepage: null, siteSettings, metaTag } });
  return page({ client: new QueryClient({ execute, ssr: true }), url: new URL(path, 'https://practice.test') });
}

describe('texts for search engines', () => {
  it.each(['home', 'services', 'blog', 'contact', 'appointment'] as const)(
    'texts of the settings stand on %s, unless its meta tag has others',
    async (key) => {
      const texts = {
        [`${key}_title`]: 'Ayardan',
        [`${key}_description`]: 'Ayardan açıklama',
        [`${key}_keywords`]: 'a, b',
      };
      expect(await headAt(sitePages[key], { texts })).toMatchObject({
        title: 'Ayardan',
        description: 'Ayardan açıklama',
        keywords: 'a, b',
      });
      const metaTag = { __typename: 'MetaTag', id: '1', title: 'Etiket', metaDescription: '', metaKeywords: 'c' };
      expect(await headAt(sitePages[key], { texts, metaTag })).toMatchObject({
        title: 'Etiket',
        description: 'Ayardan açıklama',
        keywords: 'c',
      });
    },
  );

  it('a tag that a new site begins with gives way to the settings, and is there without them', async () => {
    const robots = 'index, follow';
    const metaTag = { __typename: 'MetaTag', id: '1', isInitial: true, title: 'Etiket', ogTitle: 'Etiket', robots };
    const head = await headAt('/', { texts: { home_title: 'Ayardan' }, metaTag });
    expect(head).toMatchObject({ title: 'Ayardan' });
    expect(head).not.toHaveProperty('ogTitle');
    expect(head).not.toHaveProperty('robots');
    expect(await headAt('/', { metaTag })).toMatchObject({ title: 'Etiket' });
  });

  it('the page about the practitioner has keywords of the settings; the job title is not its title', async () => {
    const texts = { about_keywords: 'a, b', about_title: 'Uzman Klinik Psikolog' };
    expect(await headAt('/hakkimda', { texts })).toMatchObject({
      title: 'Hakkımda',
      keywords: 'a, b',
    });
  });

  it('search engines get a rating only when the setting says so', async () => {
    const texts = { structured_data_rating_enabled: 'true' };
    const { jsonLd } = await headAt('/', { texts });
    expect(jsonLd?.[0]).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 25 } });
  });

  it('structured data has the address that canonical links have', async () => {
    const texts = { site_url: 'https://b.example', site_base_url: 'https://a.example' };
    for (const path of Object.values(sitePages)) {
      const { jsonLd } = await headAt(path, { texts });
      expect(JSON.stringify(jsonLd)).toContain('https://a.example');
      expect(JSON.stringify(jsonLd)).not.toMatch(/b\.example|practice\.test/);
    }
  });
});
