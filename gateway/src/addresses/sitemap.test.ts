import { describe, expect, it } from 'vitest';
import type { ListedSite } from './search-files.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

const urlOf = (path: string) => new URL(path, 'https://klinik.example').href;
const site = (addresses: ListedSite['addresses']): ListedSite => ({
  ...{ name: 'Ardıç', description: '', isForModels: false, securityContact: undefined, language: 'tr' },
  addresses,
  paths: new Set(),
  urlOf,
});
const address = (path: string, fields: object = {}) => ({
  ...{ url: urlOf(path), title: 'x', text: '', updatedAt: null, image: null },
  ...fields,
});

describe('a sitemap', () => {
  it('has addresses, their last change and pictures, and is well-formed whatever is in them', () => {
    const updatedAt = '2026-11-20T10:00:00.000Z';
    const text = sitemap(
      site([address('/'), address('/a', { updatedAt, image: 'https://x.example/?a=1&b=<"\u0007' })]),
    );
    expect(text).toContain('<url><loc>https://klinik.example/</loc></url>');
    expect(text).toContain(`<lastmod>${updatedAt}</lastmod>`);
    expect(text).toContain('<image:loc>https://x.example/?a=1&#38;b=&#60;&#34;</image:loc>');
  });

  it('is an index above a thousand addresses', () => {
    const many = site(Array.from({ length: 1001 }, (_, index) => address(`/${index}`)));
    expect(sitemap(many)).toContain('<loc>https://klinik.example/sitemap-2.xml</loc>');
    expect(sitemapPart(many, 1)?.match(/<url>/g)).toHaveLength(1000);
    expect(sitemapPart(many, 2)).toContain('<loc>https://klinik.example/1000</loc>');
    expect(sitemapPart(many, 3)).toBeUndefined();
    expect(sitemapPart(site([address('/')]), 1)).toBeUndefined();
  });
});
