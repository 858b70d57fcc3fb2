import type { StaffRole } from '@practice/contracts';
import { ApiProblem, FakeRecords, fakeApi, renderSection } from '@practice/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import MetaTags from './meta-tags.tsx';
import type { MetaTag } from './record/meta-tag.ts';

const home: MetaTag = {
  __typename: 'MetaTag',
  id: 't1',
  pageKey: 'home',
  pageUrl: '/',
  title: 'Çorlu Çocuk ve Ergen Psikoloğu',
  metaDescription: 'Çocuklar için oyun terapisi.',
  metaKeywords: 'bir, iki, üç',
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  ogType: null,
  canonicalUrl: null,
  robots: 'index, follow',
  isActive: true,
  isInitial: false,
  version: 1,
};

function open(stored: MetaTag[], hash = '#seo', role: StaffRole = 'moderator') {
  const tags = new FakeRecords(home, stored);
  const api = fakeApi({
    Query: {
      metaTags: () => tags.all,
      localPages: [{ id: 'l1', cityName: 'Babaeski', slug: 'babaeski-cocuk-psikologu' }],
      pages: [{ id: 'p1', slug: 'yaz-okulu', title: 'Yaz okulu' }],
      siteSettings: [{ settingKey: 'site_name', settingValue: 'Ardıç' }],
    },
    Mutation: { createMetaTag: tags.create, updateMetaTag: tags.update, deleteMetaTag: tags.remove },
  });
  renderSection(<MetaTags />, { api, hash, role });
  return { api, tags };
}

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Düzenle: Ana sayfa' }));
  return screen.findByRole('dialog', { name: 'Meta tag’i düzenle: Ana sayfa' });
}

function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

it('shows score, lengths and status of a tag', async () => {
  open([home]);
  const row = within(await screen.findByRole('row', { name: 'Ana sayfa' }));
  expect(row.getByText('%74')).toBeTruthy();
  expect(row.getByText('Orta')).toBeTruthy();
  expect(row.getByText('30 karakter')).toBeTruthy();
  expect(row.getByText('28 karakter')).toBeTruthy();
  expect(row.getByText('Aktif')).toBeTruthy();
});

it('says when there is none, and when the search finds none', async () => {
  open([]);
  expect(await screen.findByText('Henüz meta tag eklenmemiş.')).toBeTruthy();
  cleanup();
  open([home], '#seo?q=yok');
  expect(await screen.findByText('Arama kriterinize uygun meta tag bulunamadı.')).toBeTruthy();
});

it('creates a tag: required fields first, the address of a known page by itself, empty texts left out', async () => {
  const { api } = open([]);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Yeni Meta Tag' }))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Sayfa anahtarı gerekli')).toBeTruthy();
  expect(screen.getByText('Sayfa URL gerekli')).toBeTruthy();
  const page = screen.getByLabelText(/^Sayfa(?! URL)/);
  expect(
    within(page)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sayfa seçin',
    ...['Ana sayfa', 'Hakkımda', 'Hizmetler', 'Blog', 'İletişim', 'Randevu'],
    ...['Babaeski', 'Yaz okulu'],
  ]);
  await userEvent.selectOptions(page, 'Randevu');
  expect(screen.getByLabelText<HTMLInputElement>(/^Sayfa URL/).value).toBe('/randevu');
  type('Başlık', 'Randevu talebi');
  await userEvent.click(screen.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Meta tag oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateMetaTag')).toEqual([
    {
      input: {
        pageKey: 'appointment',
        pageUrl: '/randevu',
        title: 'Randevu talebi',
        robots: 'index, follow',
        isActive: true,
      },
    },
  ]);
});

it('names the pages of tags as staff know them, and says that a tag as it came gives way', async () => {
  open([
    { ...home, pageKey: 'local-babaeski-cocuk-psikologu', pageUrl: '/babaeski-cocuk-psikologu', isInitial: true },
    { ...home, id: 't2', pageKey: 'page-yaz-okulu', pageUrl: '/yaz-okulu' },
    { ...home, id: 't3', pageKey: 'page-eski', pageUrl: '/eski' },
  ]);
  for (const name of ['Babaeski', 'Yaz okulu', '/eski']) expect(await screen.findByRole('row', { name })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Düzenle: Babaeski' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Meta tag’i düzenle: Babaeski' }));
  expect(dialog.getByText(/^Bu etiket siteyle birlikte geldi/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/local-|page-yaz/);
});

it('changes a tag: the score follows the typing, only changed fields are sent with their version', async () => {
  const { api } = open([home]);
  const dialog = within(await edit());
  expect(dialog.getByRole('status', { name: 'SEO skoru' }).textContent).toContain('%74');
  type('Açıklama', 'ç'.repeat(130));
  expect(dialog.getByRole('status', { name: 'SEO skoru' }).textContent).toContain('%100Yüksek');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Meta tag güncellendi')).toBeTruthy();
  expect(api.callsOf('UpdateMetaTag')).toEqual([{ id: 't1', input: { metaDescription: 'ç'.repeat(130), version: 1 } }]);
});

it('previews the search result as the head will have it, and warns of advertising claims', async () => {
  open([home]);
  const dialog = within(await edit());
  const preview = within(dialog.getByRole('region', { name: 'Arama sonucu önizlemesi' }));
  expect(await preview.findByText('Çorlu Çocuk ve Ergen Psikoloğu | Ardıç')).toBeTruthy();
  expect(dialog.queryByText(/Sağlık reklamı/)).toBeNull();
  type('Başlık', 'Çorlu’nun en iyi çocuk psikoloğu');
  expect(dialog.getByText(/“en iyi” \(puan veya sıralama\)/)).toBeTruthy();
});

it('previews the card with the picture that the head will have', async () => {
  open([
    { ...home, ogImage: null },
    { ...home, id: 't2', pageKey: 'blog', ogImage: '/media/blog.png' },
  ]);
  for (const [name, source] of [
    ['Ana sayfa', '/assets/share-image.png'],
    ['Blog', '/media/blog.png'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: `Önizle: ${name}` }));
    const card = await screen.findByRole('region', { name: 'Paylaşım kartı önizlemesi' });
    expect(card.querySelector('img')?.getAttribute('src')).toBe(source);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Paylaşım kartı önizlemesi' })).toBeNull());
  }
});

it('an old version shows both and saves what was chosen, over the new version', async () => {
  const { tags } = open([home]);
  const dialog = within(await edit());
  type('Başlık', 'Benim başlığım');
  tags.change('t1', { title: 'Onların başlığı', metaKeywords: 'dört' });
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const both = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' }));
  expect(both.getByText('Onların başlığı')).toBeTruthy();
  expect(both.getByText('Benim başlığım')).toBeTruthy();
  await userEvent.click(both.getByRole('button', { name: 'Seçilenleri kaydet' }));
  expect(await screen.findByText('Meta tag güncellendi')).toBeTruthy();
  expect(tags.all[0]).toMatchObject({ title: 'Benim başlığım', metaKeywords: 'dört', version: 3 });
});

it('says at its field, in its tab, what the server refuses', async () => {
  const { api } = open([home]);
  const dialog = within(await edit());
  const message = 'Bu sayfa anahtarı için zaten bir meta tag var';
  api.failAlways(
    'UpdateMetaTag',
    new ApiProblem('CONFLICT', { errors: [{ field: 'pageKey', message, code: 'DUPLICATE' }] }),
  );
  type('Başlık', 'Başka');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(dialog.getByRole('tab', { name: /^Temel/ }).getAttribute('aria-selected')).toBe('true'));
  expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Başlık').value).toBe('Başka');
});

it.each([
  ['INTERNAL', 'boom', 'SEO meta tag silinemedi'],
  ['NOT_FOUND', 'Aradığınız kayıt bulunamadı.', 'Aradığınız kayıt bulunamadı.'],
] as const)('a refused deletion (%s) says why; an agreed one is done', async (code, message, said) => {
  const { api } = open([home]);
  api.failAlways('DeleteMetaTag', new ApiProblem(code, { message }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sil: Ana sayfa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText(said)).toBeTruthy();
  api.recover('DeleteMetaTag');
  await userEvent.click(screen.getByRole('button', { name: 'Sil: Ana sayfa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Meta tag silindi')).toBeTruthy();
  expect(await screen.findByText('Henüz meta tag eklenmemiş.')).toBeTruthy();
});

it.each([
  ['moderator', 0],
  ['admin', 1],
] as const)(
  'leads a %s to the settings that search engines read, those for admins alone %i times',
  async (role, count) => {
    open([home], '#seo', role);
    const links = within(await screen.findByRole('navigation', { name: 'Sitenin arama ayarları' }));
    const address = (name: string) => links.queryByRole('link', { name })?.getAttribute('href');
    expect(address('Arama motorlarında görünme')).toBe('/admin#settings?tab=general&focus=robots_meta');
    expect(links.queryAllByRole('link', { name: 'Adreslerin yazılışı' })).toHaveLength(count);
  },
);
