import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import PagesScreen from '../pages-screen.tsx';
import type { Page } from './pages.ts';

const about: Page = {
  __typename: 'Page',
  id: '1',
  title: 'Okul ziyaretleri',
  slug: 'okul-ziyaretleri',
  content: '<p>Okullara <strong>geliyoruz</strong>.</p>',
  excerpt: 'Öğretmenlerle görüşmeler',
  status: 'published',
  isHomepage: true,
  templateName: 'landing',
  customCss: 'p { color: red }',
  customJs: '',
  featuredImage: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  version: 1,
  updatedAt: '2026-11-05T07:00:00.000Z',
};
const draft: Page = { ...about, id: '2', title: 'Işık odası', slug: 'isik-odasi', status: 'draft', isHomepage: false };

function open(stored: Page[], { hash = '#pages', role = 'admin' as 'admin' | 'moderator' } = {}) {
  const site = { pages: stored };
  const api = fakeApi({
    Query: { pages: () => site.pages },
    Mutation: {
      createPage: ({ input }: { input: Partial<Page> }) => ({ ...draft, ...input, id: '3' }),
      updatePage({ id, input }: { id: string; input: Partial<Page> }) {
        const current = site.pages.find((page) => page.id === id) as Page;
        if (input.slug === 'randevu') {
          const message = '/randevu sitenin kendi adreslerinden biri. Başka bir adres girin.';
          throw new ApiProblem('CONFLICT', { errors: [{ field: 'slug', message, code: 'ADDRESS_TAKEN' }] });
        }
        return { ...current, ...input, version: current.version + 1 };
      },
      duplicatePage: () => ({ ...draft, id: '4' }),
      setHomepage: ({ id }: { id: string }) => ({ ...draft, id }),
      bulkPages: ({ pageIds }: { pageIds: string[] }) => ({
        updatedCount: 1,
        deletedCount: 0,
        results: pageIds.map((id) => ({
          id,
          ok: id === '1',
          code: null,
          message: id === '1' ? null : 'İçerik gerekli',
        })),
      }),
      deletePage: () => true,
    },
  });
  return { api, site, ...renderSection(<PagesScreen />, { api, hash, role }) };
}

it('lists the pages with their figures, and finds by Turkish rules', async () => {
  const { user } = open([about, draft]);
  const row = within(await screen.findByRole('row', { name: 'Okul ziyaretleri' }));
  expect(row.getByText('Ana sayfa')).toBeTruthy();
  expect(row.getByText('/okul-ziyaretleri')).toBeTruthy();
  expect(row.getByText('5 Kas 2026')).toBeTruthy();
  expect(row.getByText('Yayında')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Toplam sayfa/ }).textContent).toContain('2');
  await user.type(screen.getByLabelText('Sayfa ara'), 'ISIK');
  expect(await screen.findByText('1 sonuç')).toBeTruthy();
  expect(screen.queryByRole('row', { name: 'Okul ziyaretleri' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Durum'), 'Arşivde');
  expect(await screen.findByText('Sayfa bulunamadı')).toBeTruthy();
});

it('offers to make a page the home page where it is not yet, duplicates it and shows it at three widths', async () => {
  const { api, user } = open([about, draft]);
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Okul ziyaretleri' }));
  expect(screen.queryByRole('menuitem', { name: 'Ana sayfa yap' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Çoğalt' }));
  expect(await screen.findByText('Sayfa çoğaltıldı')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'İşlemler: Işık odası' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ana sayfa yap' }));
  expect(await screen.findByText('Ana sayfa ayarlandı. Taslak: yayınlanınca ana sayfa olur.')).toBeTruthy();
  expect(api.callsOf('SetHomepage')).toEqual([{ id: '2' }]);

  await user.click(screen.getByRole('button', { name: 'İşlemler: Okul ziyaretleri' }));
  await user.click(screen.getByRole('menuitem', { name: 'Önizle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Önizleme: Okul ziyaretleri' }));
  expect(dialog.getByText('geliyoruz')).toBeTruthy();
  expect(dialog.getByText('Randevu Al')).toBeTruthy();
  expect(['Masaüstü', 'Tablet', 'Mobil'].map((name) => dialog.getByText(name))).toHaveLength(3);
});

it('gives the selected pages a status, and says what was left out', async () => {
  const { api, user } = open([about, draft]);
  await screen.findByRole('row', { name: 'Işık odası' });
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
  const bar = within(screen.getByRole('region', { name: 'Toplu işlemler' }));
  expect(bar.getByText('2 sayfa seçildi')).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Uygula' })).toHaveProperty('disabled', true);
  await user.selectOptions(bar.getByLabelText('Toplu işlem'), 'Yayınla');
  await user.click(bar.getByRole('button', { name: 'Uygula' }));
  expect(await screen.findByText('Toplu işlem tamamlandı. 1 sayfa atlandı: İçerik gerekli')).toBeTruthy();
  const [call] = api.callsOf('BulkPages');
  expect(call).toMatchObject({ operation: 'status', data: { status: 'published' } });
  await user.selectOptions(bar.getByLabelText('Toplu işlem'), 'Sil');
  await user.click(bar.getByRole('button', { name: 'Uygula' }));
  expect(await screen.findByRole('alertdialog', { name: '1 sayfa silinsin mi?' })).toBeTruthy();
});

it('fills the address from the title until it is written by hand', async () => {
  const { api, user } = open([], { hash: '#pages?id=new' });
  await user.click(await screen.findByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Sayfa başlığı gerekli')).toBeTruthy();
  expect(screen.queryByText(/https:/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Başlık/ }), 'Sınav Kaygısı');
  expect(screen.getByLabelText(/^URL/)).toHaveProperty('value', 'sinav-kaygisi');
  expect(screen.getByText(/\/sinav-kaygisi$/)).toBeTruthy();
  await user.clear(screen.getByLabelText(/^URL/));
  await user.type(screen.getByLabelText(/^URL/), 'sinav');
  await user.type(screen.getByRole('textbox', { name: /^Başlık/ }), ' Nedir');
  expect(screen.getByLabelText(/^URL/)).toHaveProperty('value', 'sinav');
  await user.click(screen.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Sayfa oluşturuldu')).toBeTruthy();
  const input = { title: 'Sınav Kaygısı Nedir', slug: 'sinav', status: 'draft', templateName: 'default' };
  expect(api.callsOf('CreatePage')).toEqual([{ input: { ...input, isHomepage: false } }]);
  expect(screen.queryByRole('link', { name: 'Sitede gör' })).toBeNull();
});

it('leads to the settings for an address that is the site’s own, and shows at the address why it is refused', async () => {
  const { user } = open([draft], { hash: '#pages?id=2' });
  await user.clear(await screen.findByLabelText(/^URL/));
  await user.type(screen.getByLabelText(/^URL/), 'randevu');
  await user.click(screen.getByRole('tab', { name: 'İçerik' }));
  const link = await screen.findByRole('link', { name: 'İçerik ayarlarını aç' });
  expect(link.getAttribute('href')).toBe('/admin#settings?tab=content');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findAllByText(/^\/randevu sitenin kendi adreslerinden biri/)).not.toHaveLength(0);
  expect(screen.getByRole('tab', { name: /Temel bilgiler/ }).getAttribute('aria-selected')).toBe('true');
});

it('tells moderators, and no admin, that a page with a script is for admins to change', async () => {
  const scripted = { ...about, customJs: 'x()' };
  const shown = open([scripted], { hash: '#pages?id=1', role: 'moderator' });
  expect(await screen.findByText(/^Bu sayfanın JavaScript kodu var/)).toBeTruthy();
  shown.unmount();
  open([scripted], { hash: '#pages?id=1' });
  await screen.findByLabelText(/^Başlık/);
  expect(screen.queryByText(/^Bu sayfanın JavaScript kodu var/)).toBeNull();
});

it('shows style and script to moderators, who send them with no change', async () => {
  const { api, user } = open([about], { hash: '#pages?id=1', role: 'moderator' });
  await user.click(await screen.findByRole('tab', { name: 'İçerik' }));
  expect(screen.getByLabelText(/^Özel CSS/)).toHaveProperty('readOnly', true);
  await user.click(screen.getByRole('tab', { name: 'Temel bilgiler' }));
  await user.type(screen.getByLabelText(/^Özet/), '!');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Sayfa güncellendi')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Sitede gör' })).getAttribute('href')).toBe('/');
  expect(api.callsOf('UpdatePage')).toEqual([{ id: '1', input: { excerpt: 'Öğretmenlerle görüşmeler!', version: 1 } }]);
});
