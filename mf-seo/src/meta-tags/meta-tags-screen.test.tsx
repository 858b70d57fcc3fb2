import { PracticeProvider } from '@practice/ui';
import { ApolloProvider, createClient, executeLink } from '@practice/ui/data';
import { Toaster, toast } from '@practice/ui/overlay';
import { MemoryRouter } from '@practice/ui/router';
import { installDialog } from '@practice/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MetaTagsScreen } from './meta-tags-screen.tsx';
import type { MetaTag } from './record/meta-tag.ts';

beforeEach(installDialog);
afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
  window.location.hash = '';
});

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
  version: 1,
};

type Variables = { id?: string; input?: Partial<MetaTag> };

/** A server that keeps meta tags, with versions; `refuse` answers the next change with an error. */
function tagServer(tags: MetaTag[]) {
  const server = { tags, inputs: [] as Variables[], refusal: null as object | null };
  const link = executeLink(async (document, variables) => {
    const { id, input } = variables as Variables;
    const [operation] = document.definitions.filter(({ kind }) => kind === 'OperationDefinition');
    const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : '';
    if (name === 'MetaTags') return { data: { __typename: 'Query', metaTags: server.tags } } as never;
    if (name === 'SiteIdentity') {
      const settings = [{ __typename: 'SiteSetting', settingKey: 'site_name', settingValue: 'Ardıç' }];
      return { data: { __typename: 'Query', siteSettings: settings } } as never;
    }
    server.inputs.push(variables as Variables);
    if (server.refusal) return { data: null, errors: [{ message: '', extensions: server.refusal }] } as never;
    if (name === 'DeleteMetaTag') {
      server.tags = server.tags.filter((tag) => tag.id !== id);
      return { data: { __typename: 'Mutation', deleteMetaTag: true } } as never;
    }
    const old = server.tags.find((tag) => tag.id === id);
    const { version: sent, ...changes } = input ?? {};
    if (old && sent !== old.version) {
      const extensions = { code: 'VERSION_CONFLICT', message: 'Bu kayıt siz düzenlerken değiştirildi.', current: old };
      return { data: null, errors: [{ message: '', extensions }] } as never;
    }
    const saved = { ...home, id: 'new', ...old, ...changes, version: (old?.version ?? 0) + 1 } as MetaTag;
    server.tags = [...server.tags.filter((tag) => tag !== old), saved];
    return { data: { __typename: 'Mutation', [old ? 'updateMetaTag' : 'createMetaTag']: saved } } as never;
  });
  return { server, link };
}

function open(tags: MetaTag[], hash = '#seo') {
  const { server, link } = tagServer(tags);
  window.location.hash = hash;
  render(
    <MemoryRouter initialEntries={[`/admin${hash}`]}>
      <PracticeProvider>
        <ApolloProvider client={createClient({ link })}>
          <MetaTagsScreen />
          <Toaster />
        </ApolloProvider>
      </PracticeProvider>
    </MemoryRouter>,
  );
  return server;
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
  const server = open([]);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Yeni Meta Tag' }))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Sayfa anahtarı gerekli')).toBeTruthy();
  expect(screen.getByText('Sayfa URL gerekli')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Sayfa anahtarı/), 'appointment');
  expect(screen.getByLabelText<HTMLInputElement>(/^Sayfa URL/).value).toBe('/randevu');
  type('Başlık', 'Randevu talebi');
  await userEvent.click(screen.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Meta tag oluşturuldu')).toBeTruthy();
  expect(server.inputs).toEqual([
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

it('changes a tag: the score follows the typing, only changed fields are sent with their version', async () => {
  const server = open([home]);
  const dialog = within(await edit());
  expect(dialog.getByRole('status', { name: 'SEO skoru' }).textContent).toContain('%74');
  type('Açıklama', 'ç'.repeat(130));
  expect(dialog.getByRole('status', { name: 'SEO skoru' }).textContent).toContain('%100Yüksek');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Meta tag güncellendi')).toBeTruthy();
  expect(server.inputs).toEqual([{ id: 't1', input: { metaDescription: 'ç'.repeat(130), version: 1 } }]);
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
  const server = open([home]);
  const dialog = within(await edit());
  type('Başlık', 'Benim başlığım');
  server.tags = [{ ...home, title: 'Onların başlığı', metaKeywords: 'dört', version: 2 }];
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const both = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' }));
  expect(both.getByText('Onların başlığı')).toBeTruthy();
  expect(both.getByText('Benim başlığım')).toBeTruthy();
  await userEvent.click(both.getByRole('button', { name: 'Seçilenleri kaydet' }));
  expect(await screen.findByText('Meta tag güncellendi')).toBeTruthy();
  expect(server.tags[0]).toMatchObject({ title: 'Benim başlığım', metaKeywords: 'dört', version: 3 });
});

it('says at its field, in its tab, what the server refuses', async () => {
  const server = open([home]);
  const dialog = within(await edit());
  const message = 'Bu sayfa anahtarı için zaten bir meta tag var';
  server.refusal = { code: 'CONFLICT', message: 'x', errors: [{ field: 'pageKey', message, code: 'DUPLICATE' }] };
  type('Başlık', 'Başka');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(dialog.getByRole('tab', { name: /^Temel/ }).getAttribute('aria-selected')).toBe('true'));
  expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Başlık').value).toBe('Başka');
});

it.each([
  ['INTERNAL', 'boom', 'SEO meta tag silinemedi'],
  ['NOT_FOUND', 'Aradığınız kayıt bulunamadı.', 'Aradığınız kayıt bulunamadı.'],
])('a refused deletion (%s) says why; an agreed one is done', async (code, message, said) => {
  const server = open([home]);
  server.refusal = { code, message };
  await userEvent.click(await screen.findByRole('button', { name: 'Sil: Ana sayfa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText(said)).toBeTruthy();
  server.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Sil: Ana sayfa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Meta tag silindi')).toBeTruthy();
  expect(await screen.findByText('Henüz meta tag eklenmemiş.')).toBeTruthy();
});
