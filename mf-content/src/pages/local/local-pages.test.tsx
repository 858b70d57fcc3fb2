import { fakeApi, renderSection, uploadIntoText } from '@practice/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import PagesScreen from '../pages-screen.tsx';
import type { LocalPage } from './local-page-records.ts';

const texts = {
  metaKeywords: '',
  heroSubtitle: '',
  whyChooseUsTitle: '',
  whyChooseUsDescription: '',
  whyChooseUsItems: [],
  challengesTitle: '',
  challengesDescription: '',
  challengesProblems: ['Uyku'],
  challengesSolutions: ['Düzen'],
  contactTitle: '',
  contactDescription: '',
  distanceFromCorlu: '35 dakika',
  specialFeature: '',
  population: '',
  childShare: '',
  figuresSource: '',
  figuresYear: '',
  schoolCount: '',
  familyCount: '',
};
const silivri: LocalPage = {
  __typename: 'LocalPage',
  ...texts,
  id: '1',
  cityName: 'Silivri',
  slug: 'silivri-cocuk-psikologu',
  title: 'Silivri çocuk psikoloğu',
  metaTitle: 'Silivri',
  metaDescription: 'Silivri’den gelenler için.',
  heroTitle: 'Silivri’den gelen aileler',
  heroDescription: 'Görüşmeler Çorlu’da.',
  heroFeatures: ['Otopark', 'Online'],
  pageBlocks: '',
  isActive: true,
  version: 1,
};
const corlu: LocalPage = { ...silivri, id: '2', cityName: 'Çorlu', slug: 'corlu', title: 'Çorlu çocuk psikoloğu' };

function open(pages: LocalPage[], hash = '#pages?tab=local') {
  const tags = [
    { id: 't', pageKey: 'local-corlu', title: 'Çorlu', metaDescription: null as string | null, isActive: true },
  ];
  const api = fakeApi({
    Query: { localPages: () => pages, metaTags: () => tags },
    Mutation: {
      createMetaTag({ input }: { input: { pageKey: string; title: string; metaDescription: string } }) {
        const tag = { id: input.pageKey, ...input, isActive: true };
        tags.push(tag);
        return tag;
      },
      createLocalPage: ({ input }: { input: Partial<LocalPage> }) => ({ ...silivri, ...input, id: '3' }),
      updateLocalPage: ({ input }: { input: Partial<LocalPage> }) => ({ ...silivri, ...input, version: 2 }),
    },
  });
  return { api, ...renderSection(<PagesScreen />, { api, hash, role: 'moderator' }) };
}

it('says what search engines know of each page, and makes the tags that are missing', async () => {
  const { api, user } = open([silivri, corlu]);
  expect(within(await screen.findByRole('row', { name: 'Çorlu' })).getByText('SEO: yarım')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'Silivri' })).getByText('SEO: eksik')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Eksik SEO etiketlerini oluştur (1)' }));
  expect(await screen.findByText('1 sayfanın SEO etiketi oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateLocalPageTag')).toMatchObject([
    {
      input: { pageKey: 'local-silivri-cocuk-psikologu', pageUrl: '/silivri-cocuk-psikologu', robots: 'index, follow' },
    },
  ]);
  expect(await within(screen.getByRole('row', { name: 'Silivri' })).findByText('SEO: tamam')).toBeTruthy();
  await user.type(screen.getByLabelText('Şehir ara'), 'corlu');
  expect(await screen.findByText('1 sonuç')).toBeTruthy();
});

it('makes the address of a new page of the city, and says in which tab something is missing', async () => {
  const { user } = open([], '#pages?tab=local&id=new');
  await user.type(await screen.findByLabelText(/^Şehir adı/), 'Şarköy');
  expect(screen.getByLabelText(/^Slug/)).toHaveProperty('value', 'sarkoy-cocuk-psikologu');
  await user.type(screen.getByRole('textbox', { name: /^Başlık/ }), 'Şarköy');
  await user.click(screen.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Meta başlık gerekli')).toBeTruthy();
  expect(screen.getByText('Meta açıklama gerekli')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Meta başlık/), 'Şarköy');
  expect(screen.getByText('6/60 karakter')).toBeTruthy();
});

it('edits lists and blocks as fields of their own', async () => {
  const { api, user } = open([silivri], '#pages?tab=local&id=1');
  await user.click(await screen.findByRole('tab', { name: 'İçerik' }));
  const features = within(screen.getByRole('group', { name: 'Hero özellikleri' }));
  await user.click(features.getByRole('button', { name: 'Yukarı taşı: Hero özellikleri 2' }));
  await user.click(features.getByRole('button', { name: 'Ekle' }));
  await user.type(features.getByLabelText('Hero özellikleri 3'), 'Akşam saatleri');
  const pairs = within(screen.getByRole('group', { name: 'Güçlükler ve çözümleri' }));
  await user.click(pairs.getByRole('button', { name: 'Ekle' }));
  await user.type(pairs.getByLabelText('Güçlük 2'), 'Okul');
  await user.click(pairs.getByRole('button', { name: 'Yukarı taşı: Güçlük ve çözüm 2' }));
  const blocks = within(screen.getByRole('group', { name: 'Sayfa blokları' }));
  await user.click(blocks.getByRole('button', { name: 'Sorular' }));
  const block = within(blocks.getByRole('group', { name: '1. blok, Sorular' }));
  await user.click(block.getByRole('button', { name: 'Soru ekle' }));
  await user.type(block.getByLabelText('Soru 1'), 'Ne kadar sürer?');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Bölgesel sayfa güncellendi')).toBeTruthy();
  const faq = { type: 'faq', title: '', subtitle: '', content: '', items: [{ title: 'Ne kadar sürer?', text: '' }] };
  expect(api.callsOf('UpdateLocalPage')).toEqual([
    {
      id: '1',
      input: {
        heroFeatures: ['Online', 'Otopark', 'Akşam saatleri'],
        challengesProblems: ['Okul', 'Uyku'],
        challengesSolutions: ['', 'Düzen'],
        pageBlocks: JSON.stringify([faq]),
        version: 1,
      },
    },
  ]);
});

it('is not saved, closed or put in another order while a picture is on its way into one of its texts', async () => {
  const blocks = ['Bir', 'İki'].map((title) => ({ type: 'text', title, subtitle: '', content: '', items: [] }));
  const { api, user } = open([{ ...silivri, pageBlocks: JSON.stringify(blocks) }], '#pages?tab=local&id=1');
  await user.click(await screen.findByRole('tab', { name: 'İçerik' }));
  const first = within(await screen.findByRole('group', { name: '1. blok, Metin' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.click(first.getByRole('button', { name: 'Sil: 1. blok, Metin' }));
  const arrive = await uploadIntoText();
  await press('Kaydet');
  expect(await screen.findByText('Bir görsel hâlâ yükleniyor')).toBeTruthy();
  expect(api.callsOf('UpdateLocalPage')).toEqual([]);
  await press('Sil: 1. blok, Metin');
  expect(screen.getByRole('group', { name: '1. blok, Metin' })).toBeTruthy();
  await press('Kapat');
  expect(await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })).toBeTruthy();
  await press('Düzenlemeye dön');
  act(() => arrive('/uploads/oda.png'));
  await screen.findByAltText('Oda');
  await press('Kaydet');
  expect(await screen.findByText('Bölgesel sayfa güncellendi')).toBeTruthy();
  expect(JSON.stringify(api.callsOf('UpdateLocalPage'))).toContain('/uploads/oda.png');
});
