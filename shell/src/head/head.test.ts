import type { PageHead } from '@practice/ui/router';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyHead } from './apply-head.ts';
import { headHtml } from './head-html.ts';
import { headTags } from './head-tags.ts';

const page: PageHead = { status: 200, title: 'Oyun Terapisi', description: 'Çocuklar oynayarak anlatır.' };
const settings =
  (values: Record<string, string> = {}) =>
  (key: string) =>
    ({ site_name: 'Uzm. Psk. Elif Aydın', ...values })[key] ?? '';

function tagsOf(head: PageHead, values?: Record<string, string>, url = 'https://example.org/hizmetler?x=1') {
  return headTags(head, { settings: settings(values), url: new URL(url) });
}

/** Content of the title, or of the meta element or link with that name. */
function contentOf(head: PageHead, name: string, values?: Record<string, string>, url?: string) {
  const tag = tagsOf(head, values, url).find(
    ({ tag, attributes }) => tag === name || [attributes.name, attributes.property, attributes.rel].includes(name),
  );
  return tag?.text ?? tag?.attributes.content ?? tag?.attributes.href;
}

describe('defaults of a page', () => {
  it.each([
    ['a short title gets the practice behind it', 'Oyun Terapisi', 'Oyun Terapisi | Uzm. Psk. Elif Aydın'],
    ['a title with the practice in it stays', 'Uzm. Psk. Elif Aydın kimdir?', 'Uzm. Psk. Elif Aydın kimdir?'],
    ['a title of 50 characters gets it', 'a'.repeat(50), `${'a'.repeat(50)} | Uzm. Psk. Elif Aydın`],
    ['a longer one does not', 'a'.repeat(51), 'a'.repeat(51)],
    ['no title is the practice alone', '', 'Uzm. Psk. Elif Aydın'],
  ])('%s', (_rule, title, expected) => {
    expect(contentOf({ ...page, title }, 'title')).toBe(expected);
  });

  it('cuts a description at 160 characters, between words', () => {
    const description = contentOf({ ...page, description: 'kelime '.repeat(40) }, 'description') ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/kelime…$/);
  });

  it('has at most 10 keywords, the base set among them, none twice', () => {
    const keywords = contentOf({ ...page, keywords: 'a, b, c, d, e, f, g, h, i, a, oyun terapisi' }, 'keywords');
    const list = keywords?.split(', ') ?? [];
    expect(list).toHaveLength(10);
    expect(new Set(list).size).toBe(10);
    expect(list).toEqual(expect.arrayContaining(['çocuk psikoloğu', 'ergen psikoloğu', 'oyun terapisi', 'a', 'g']));
  });

  it.each([
    ['the default', page, {}, 'index, follow'],
    ['the setting', page, { robots_meta: 'noindex' }, 'noindex'],
    ['the page itself', { ...page, robots: 'noindex, nofollow' }, { robots_meta: 'index' }, 'noindex, nofollow'],
    ['a missing page', { ...page, status: 404 }, { robots_meta: 'index, follow' }, 'noindex, follow'],
  ])('robots come from %s', (_source, head, values, expected) => {
    expect(contentOf(head, 'robots', values)).toBe(expected);
  });
});

describe('verification codes of search engines', () => {
  it.each([
    ['google-site-verification', 'google_site_verification'],
    ['msvalidate.01', 'bing_site_verification'],
  ])('%s comes from the setting, and only when it is set', (name, key) => {
    expect(contentOf(page, name, { [key]: 'Kod_1234567' })).toBe('Kod_1234567');
    expect(contentOf(page, name)).toBeUndefined();
  });
});

describe('the share image', () => {
  it.each([
    [
      'is the page’s',
      { ...page, ogImage: 'https://x.example/a.png' },
      { site_image: '/b.png' },
      'https://x.example/a.png',
    ],
    ['else the site’s', page, { site_image: '/b.png' }, 'https://example.org/b.png'],
    ['else the product’s own', page, {}, 'https://example.org/assets/share-image.png'],
    [
      'is never one that runs',
      { ...page, ogImage: 'javascript:alert(1)' },
      { site_image: 'javascript:alert(1)' },
      'https://example.org/assets/share-image.png',
    ],
  ])('%s', (_rule, head, values, expected) => {
    expect(contentOf(head, 'og:image', values)).toBe(expected);
  });
});

describe('the picture that the server draws', () => {
  const drawnFor = (head: PageHead, values?: Record<string, string>) => {
    const texts: object[] = [];
    const drawnImage = (each: object) => `/share/${texts.push(each)}.png`;
    const tags = headTags(head, { settings: settings(values), url: new URL('https://example.org/a'), drawnImage });
    return { texts, image: tags.find(({ attributes }) => attributes.property === 'og:image')?.attributes.content };
  };

  it('has the title without its suffix, and the practice’s name', () => {
    expect(drawnFor(page)).toEqual({
      texts: [{ title: 'Oyun Terapisi', name: 'Uzm. Psk. Elif Aydın' }],
      image: 'https://example.org/share/1.png',
    });
    expect(drawnFor({ ...page, ogTitle: 'Kart başlığı' }).texts).toMatchObject([{ title: 'Kart başlığı' }]);
  });

  it.each([
    ['the page has a picture', { ...page, ogImage: '/a.png' }, {}],
    ['the site has a picture', page, { site_image: '/b.png' }],
    ['there is no page', { ...page, status: 404 }, {}],
    ['the page is not for search engines', { ...page, robots: 'noindex, follow' }, {}],
  ])('is not drawn where %s', (_rule, head, values) => {
    expect(drawnFor(head, values).texts).toEqual([]);
  });
});

describe('the canonical link', () => {
  it.each([
    ['is the path without its query', page, {}, undefined, 'https://example.org/hizmetler'],
    [
      'is at the address of the settings',
      page,
      { site_url: 'https://elif.example' },
      undefined,
      'https://elif.example/hizmetler',
    ],
    ['is what the page says', { ...page, canonical: 'https://x.example/a' }, {}, undefined, 'https://x.example/a'],
    ['may be a path of the site', { ...page, canonical: '/a' }, {}, undefined, 'https://example.org/a'],
    ['never leaves the site', page, {}, 'https://example.org//evil.example/x', 'https://example.org//evil.example/x'],
    [
      'is not at an address that runs',
      page,
      { site_url: 'javascript:alert(1)//' },
      undefined,
      'https://example.org/hizmetler',
    ],
    [
      'is never one that runs',
      { ...page, canonical: 'javascript:alert(1)' },
      {},
      undefined,
      'https://example.org/hizmetler',
    ],
    [
      'is of no other host by a path',
      { ...page, canonical: '/\\evil.example' },
      {},
      undefined,
      'https://example.org/hizmetler',
    ],
    ['is not given for a missing page', { ...page, status: 404 }, {}, undefined, undefined],
  ])('%s', (_rule, head, values, url, expected) => {
    expect(contentOf(head, 'canonical', values, url)).toBe(expected);
  });
});

describe('social cards', () => {
  const card = { ...page, ogTitle: 'Kart başlığı', ogDescription: 'Kart açıklaması' };

  it.each([
    ['og:title', 'Oyun Terapisi | Uzm. Psk. Elif Aydın', 'Kart başlığı'],
    ['twitter:title', 'Oyun Terapisi | Uzm. Psk. Elif Aydın', 'Kart başlığı'],
    ['og:description', 'Çocuklar oynayarak anlatır.', 'Kart açıklaması'],
    ['twitter:description', 'Çocuklar oynayarak anlatır.', 'Kart açıklaması'],
  ])('%s is the page’s own unless the card has a text of its own', (name, own, ofCard) => {
    expect(contentOf(page, name)).toBe(own);
    expect(contentOf(card, name)).toBe(ofCard);
    expect(contentOf(card, 'title')).toBe('Oyun Terapisi | Uzm. Psk. Elif Aydın');
  });
});

describe('as HTML', () => {
  const evil = '"><script>alert(1)</script><!--';

  it('escapes everything that comes from data', () => {
    const head = { ...page, title: evil, description: evil, keywords: evil, jsonLd: [{ name: evil }] };
    const html = headHtml(tagsOf(head));
    document.head.innerHTML = html;
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(document.title).toContain(evil);
    expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(evil);
    const data = document.head.querySelector('script');
    expect(data?.getAttribute('type')).toBe('application/ld+json');
    expect(JSON.parse(data?.textContent ?? '')).toEqual({ name: evil });
  });
});

describe('after navigation', () => {
  beforeEach(() => {
    document.head.innerHTML = `<meta charset="utf-8">${headHtml(tagsOf({ ...page, jsonLd: [{ a: 1 }] }))}`;
  });

  it('the new page replaces what the last one wrote, and nothing else', () => {
    applyHead(tagsOf({ status: 404, title: 'Sayfa bulunamadı' }));
    expect(document.title).toBe('Sayfa bulunamadı | Uzm. Psk. Elif Aydın');
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.head.querySelector('script')).toBeNull();
    expect(document.head.querySelector('meta[charset]')).toBeTruthy();
  });
});
