import { Route, Routes } from '@practice/ui/router';
import { ApiProblem, fakeApi, renderPage } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import BlogListPage from './blog-list-page.tsx';
import { listAddress, readListAddress } from './list-address.ts';
import PostPage from './post-page.tsx';

const card = (slug: string, fields: object = {}) => ({
  id: slug,
  title: `Yazı ${slug}`,
  slug,
  category: 'Ergenlik',
  categoryColor: 'pine',
  excerpt: 'Özet',
  featuredImage: null,
  featuredImageAlt: null,
  author: 'Selin Ardıç',
  isPublished: true,
  publishedAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  readingMinutes: 4,
  ...fields,
});
const twoCards = [card('a'), card('b')];
const category = { id: '1', color: 'pine', orderIndex: 1, postCount: null, version: 1 };
const categories = [
  { ...category, name: 'Ergenlik', slug: 'ergenlik', count: 12 },
  { ...category, id: '2', name: 'Genel', slug: 'genel', count: 0 },
];
const post = card('uyku', {
  title: '<b>Uyku</b>',
  content: '',
  html: '<h2 id="yazi-bir">Bir</h2><p>Metin</p><h2 id="yazi-iki">İki</h2>',
  headings: [
    { id: 'yazi-bir', text: 'Bir', level: 2 },
    { id: 'yazi-iki', text: 'İki', level: 3 },
    { id: 'yazi-uc', text: 'Üç', level: 2 },
    { id: 'yazi-dort', text: 'Dört', level: 2 },
  ],
  viewCount: 0,
  metaTitle: null,
  metaDescription: null,
  version: 1,
  related: [card('okul')],
  previous: card('eski'),
  next: null,
});

function open(address: string, { items = twoCards, total = 2, settings = {}, one = post as object | null } = {}) {
  const api = fakeApi({
    Query: {
      blogPosts: () => ({ items, total }),
      blogCategories: () => categories,
      blogPost: () => one,
      siteSettings: () => Object.entries(settings).map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
      suggestedAddresses: () => [],
    },
    Mutation: { recordBlogView: () => true },
  });
  renderPage(
    <Routes>
      <Route path="/blog" element={<BlogListPage />} />
      <Route path="/blog/:slug" element={<PostPage />} />
    </Routes>,
    { api, address },
  );
  return api;
}

describe('the address of a list', () => {
  it.each([
    ['', { category: '', q: '', page: 1 }],
    ['?kategori=ergenlik&sayfa=2', { category: 'ergenlik', q: '', page: 2 }],
    ['?sayfa=-1', { category: '', q: '', page: 1 }],
    ['?sayfa=x&q=%20uyku%20', { category: '', q: 'uyku', page: 1 }],
    ['?q=%00uyku%0Ad%C3%BCzeni', { category: '', q: 'uyku düzeni', page: 1 }],
    ['?sayfa=99999', { category: '', q: '', page: 1 }],
  ])('%s is read', (query, expected) => {
    expect(readListAddress(new URLSearchParams(query))).toEqual(expected);
  });

  it('of a category that is no slug is none, and a long search is cut', () => {
    expect(readListAddress(new URLSearchParams('?kategori=Spor'))).toBeUndefined();
    expect(readListAddress(new URLSearchParams({ q: 'ş'.repeat(300) }))?.q).toHaveLength(200);
  });

  it('is written the same way', () => {
    expect(listAddress({ category: 'okul-oncesi', q: 'uyku & oyun', page: 2 })).toBe(
      '/blog?kategori=okul-oncesi&q=uyku+%26+oyun&sayfa=2',
    );
    expect(listAddress({})).toBe('/blog');
  });
});

describe('the list', () => {
  it('shows each post with a link, chips with counts, and pages', async () => {
    open('/blog?sayfa=2', { total: 20 });
    const link = await screen.findByRole('link', { name: 'Yazı a' });
    expect(link.getAttribute('href')).toBe('/blog/a');
    const chips = within(screen.getByRole('navigation', { name: 'Kategoriler' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tümü 12', 'Ergenlik 12']);
    const pages = within(screen.getByRole('navigation', { name: 'Sayfalar' })).getAllByRole('link');
    expect(pages.map((each) => [each.getAttribute('rel'), each.getAttribute('href')])).toEqual([
      ['prev', '/blog'],
      ['next', '/blog?sayfa=3'],
    ]);
  });

  it('searches by a form that needs no script', async () => {
    const api = open('/blog?q=uyku&kategori=ergenlik');
    const input = await screen.findByRole('searchbox', { name: 'Yazılarda arayın' });
    expect(input.closest('form')?.getAttribute('action')).toBe('/blog');
    expect((input as HTMLInputElement).value).toBe('uyku');
    expect(screen.getByText('2 yazı bulundu.')).toBeTruthy();
    expect(api.callsOf('BlogList')[0]).toMatchObject({ q: 'uyku', category: 'ergenlik', page: 1 });
  });

  it('says when nothing is written yet, and when nothing is found, with a way back', async () => {
    open('/blog', { items: [] });
    expect(await screen.findByText('Henüz blog yazısı bulunmamaktadır.')).toBeTruthy();
  });

  it('says when nothing is found, with a way back', async () => {
    open('/blog?q=yok', { items: [], total: 0 });
    expect(await screen.findByText('Aradığınız gibi bir yazı bulunamadı')).toBeTruthy();
    expect(screen.queryByText(/yazı bulundu/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Bütün yazılar' }).getAttribute('href')).toBe('/blog');
  });

  it.each(['/blog?kategori=spor', '/blog?sayfa=9'])('%s is not there', async (address) => {
    open(address, { items: [] });
    expect(await screen.findByText('Sayfa bulunamadı')).toBeTruthy();
  });

  it('offers a retry when the posts cannot be loaded', async () => {
    const api = open('/blog');
    api.failAlways('BlogList', new ApiProblem('FORBIDDEN'));
    expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
  });
});

describe('a post', () => {
  it('shows its words, contents, author and the posts around it, and counts the view', async () => {
    const api = open('/blog/uyku', { settings: { about_name: 'Selin Ardıç', site_url: 'https://a.example' } });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('<b>Uyku</b>');
    const contents = within(screen.getByRole('navigation', { name: 'Bu yazıda' }));
    expect(contents.getByRole('link', { name: 'Bir' }).getAttribute('href')).toBe('#yazi-bir');
    expect(document.getElementById('yazi-bir')?.textContent).toBe('Bir');
    expect(screen.getByRole('link', { name: 'Yazı eski' }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: 'Yazı okul' })).toBeTruthy();
    expect(within(screen.getByRole('complementary', { name: 'Yazar' })).getByText('Selin Ardıç')).toBeTruthy();
    await waitFor(() => expect(api.callsOf('RecordBlogView')).toEqual([{ id: 'uyku' }]));
  });

  it('is shared by plain links, unless the setting switches them off', async () => {
    open('/blog/uyku', { settings: { site_url: 'https://a.example' } });
    const share = within(await screen.findByRole('region', { name: 'Paylaşın' }));
    const href = share.getByRole('link', { name: 'Facebook' }).getAttribute('href');
    expect(href).toBe('https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2Fblog%2Fuyku');
  });

  it('is not shared when the setting is off', async () => {
    open('/blog/uyku', { settings: { social_sharing_enabled: 'false' } });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Paylaşın' })).toBeNull());
  });

  it('that visitors do not find is not there', async () => {
    open('/blog/taslak', { one: null });
    expect(await screen.findByText('Sayfa bulunamadı')).toBeTruthy();
  });
});
