import { ApiProblem, fakeApi, renderSection, uploadIntoText } from '@practice/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ContentScreen from './content-screen.tsx';

type Kept = { pageId: string; texts: { key: string; value: string }[] | null; description: string | null };
type Change = { key: string; value: string; previousValue: string };

function contentServer(values: Record<string, string>) {
  const sent: Change[][] = [];
  const kept: Kept[] = [];
  const record = ([settingKey, settingValue]: [string, string]) => ({ settingKey, settingValue, category: 'content' });
  const api = fakeApi({
    Query: {
      siteSettings: () => Object.entries(values).map(record),
      contentRevisions: () => revisions,
    },
    Mutation: {
      createContentRevision({ input }: { input: Kept }) {
        kept.push(input);
        return { id: String(kept.length) };
      },
      saveSettings({ settings }: { settings: Change[] }) {
        sent.push(settings);
        if (settings.some(({ key, previousValue }) => previousValue !== (values[key] ?? ''))) {
          throw new ApiProblem('VERSION_CONFLICT');
        }
        for (const { key, value } of settings) values[key] = value;
        const updated = settings.map(({ key, value }) => record([key, value]));
        return { message: 'Ayarlar kaydedildi', updated, errors: [], warnings: [] };
      },
    },
  });
  return { api, sent, values, kept };
}

const revisions = [
  {
    id: '2',
    createdAt: '2026-11-20T10:00:00.000Z',
    author: 'asistan',
    description: null,
    isDraft: true,
    changes: [{ key: 'hero_subtitle', kind: 'changed' }],
    texts: [
      { key: 'hero_title', value: 'Birlikte anlayalım' },
      { key: 'hero_subtitle', value: 'Taslak alt' },
    ],
  },
  {
    id: '1',
    createdAt: '2026-11-01T10:00:00.000Z',
    author: null,
    description: null,
    isDraft: false,
    changes: [{ key: 'hero_title', kind: 'added' }],
    texts: [{ key: 'hero_title', value: 'Eski başlığımız' }],
  },
];

const stored = { hero_title: 'Birlikte anlayalım', hero_subtitle: 'Alt' };

async function open(server = contentServer({ ...stored }), hash = '#content-manager?page=home') {
  const view = renderSection(<ContentScreen />, {
    api: server.api,
    hash,
    role: 'moderator',
    fetch: async () => new Response('{}'),
  });
  await screen.findByRole('navigation', { name: 'İçerik sayfaları' });
  return { ...server, ...view };
}

const field = (key: string) => document.getElementById(`content-${key}`) as HTMLInputElement;
const type = (key: string, value: string) => fireEvent.change(field(key), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
beforeEach(() => localStorage.clear());

describe('the pages', () => {
  it('are chosen in the list, which the address follows', async () => {
    await open();
    await userEvent.click(button(/^Hakkımda/));
    expect(location.hash).toBe('#content-manager?page=about');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Hakkımda');
    expect(field('about_page_title')).toBeTruthy();
  });

  it('are found by their name and by a field of theirs', async () => {
    await open();
    const names = () =>
      within(screen.getByRole('navigation', { name: 'İçerik sayfaları' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await userEvent.type(screen.getByPlaceholderText('Sayfa veya alan ara...'), 'telif');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(names()[0]).toMatch(/^Alt Bilgi/);
  });

  it('that is not there is said so', async () => {
    await open(undefined, '#content-manager?page=blog');
    expect(screen.getByText('Sayfa Bulunamadı')).toBeTruthy();
    expect(screen.getByText('Önizleme için sayfa yapılandırması bulunamadı.')).toBeTruthy();
  });
});

describe('publishing', () => {
  it('sends the changed fields alone, with what they were, and the page is clean', async () => {
    const { sent } = await open();
    expect(button('Yayımla')).toHaveProperty('disabled', true);
    type('hero_subtitle', 'Yeni alt başlık');
    expect(screen.getByText('Değişiklik var')).toBeTruthy();
    expect(screen.getByText('Kaydedilmemiş değişiklikleriniz var. Değişiklikleri yayımlamayı unutmayın.')).toBeTruthy();
    await userEvent.click(button('Yayımla'));
    expect(await screen.findByText("İçerik başarıyla yayımlandı ve frontend'e yansıtıldı")).toBeTruthy();
    expect(sent).toEqual([[{ key: 'hero_subtitle', value: 'Yeni alt başlık', previousValue: 'Alt' }]]);
    expect(screen.queryByText('Değişiklik var')).toBeNull();
  });

  it('sends nothing while something is wrong, and goes there', async () => {
    const { sent } = await open();
    type('hero_title', 'Kısa');
    expect(screen.getByText('En az 10 karakter olmalı')).toBeTruthy();
    await userEvent.click(button('Yayımla'));
    await waitFor(() => expect(document.activeElement).toBe(field('hero_title')));
    expect(screen.getAllByText(/Bazı alanlarda hatalar var/).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('does not overwrite what somebody else has published meanwhile', async () => {
    const { sent, values } = await open();
    type('hero_subtitle', 'Benimki');
    values.hero_subtitle = 'Başkasının';
    await userEvent.click(button('Yayımla'));
    expect(await screen.findByText('Başkasının')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(button('Yazdığım kalsın'));
    await userEvent.click(button('Yayımla'));
    await waitFor(() =>
      expect(sent).toEqual([[{ key: 'hero_subtitle', value: 'Benimki', previousValue: 'Başkasının' }]]),
    );
  });
});

describe('a draft', () => {
  it('is there after the page was left, and marked in the list', async () => {
    const server = contentServer({ ...stored });
    await open(server);
    type('hero_subtitle', 'Taslak');
    cleanup();
    await open(server, '#content-manager?page=about');
    expect(button(/^Ana Sayfa.*yayımlanmamış değişiklik var/)).toBeTruthy();
    await userEvent.click(button(/^Ana Sayfa/));
    expect(field('hero_subtitle').value).toBe('Taslak');
  });

  it('is discarded after a question', async () => {
    await open();
    type('hero_subtitle', 'Taslak');
    await userEvent.click(button('Sıfırla'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Kaydedilmemiş değişiklikler kaybolacak. Devam etmek istiyor musunuz?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sıfırla' }));
    await waitFor(() => expect(field('hero_subtitle').value).toBe('Alt'));
    expect(button('Yayımla')).toHaveProperty('disabled', true);
  });
});

describe('the history', () => {
  it('has what is typed two seconds later, and what is published', async () => {
    const { kept } = await open();
    type('hero_subtitle', 'Yeni alt başlık');
    const texts = [
      { key: 'hero_title', value: 'Birlikte anlayalım' },
      { key: 'hero_subtitle', value: 'Yeni alt başlık' },
    ];
    await waitFor(() => expect(kept).toEqual([{ pageId: 'home', texts, description: null }]), { timeout: 10_000 });
    await userEvent.click(button('Yayımla'));
    await waitFor(() => expect(kept.at(-1)).toEqual({ pageId: 'home', texts: null, description: null }));
  });

  it('shows what a version has other than the one before, and all of it', async () => {
    await open();
    await userEvent.click(button('Geçmiş'));
    const panel = screen.getByRole('complementary', { name: 'Sürüm Geçmişi' });
    const [newest, oldest] = await within(panel).findAllByRole('listitem');
    expect(newest?.textContent).toMatch(/asistan.*En son.*Taslak.*1 değişiklik/);
    expect(newest?.textContent).not.toContain('Geri yükle');
    expect(oldest?.textContent).toContain('Geri yükle');
    await userEvent.click(within(newest as HTMLElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    const subtitle = within(dialog).getByRole('group', { name: 'Alt başlık' });
    await waitFor(() => expect(subtitle.querySelector('ins')?.textContent).toContain('Taslak alt'));
    expect(dialog.querySelector('del')?.textContent).toContain('Eski');
    await userEvent.click(within(dialog).getByRole('button', { name: 'JSON' }));
    expect(within(dialog).getByText(/"hero_subtitle": "Taslak alt"/)).toBeTruthy();
  });

  it('gives a former version back as a draft, after a question', async () => {
    const { sent, kept } = await open();
    await userEvent.click(button('Geçmiş'));
    await userEvent.click(await screen.findByRole('button', { name: /^Geri yükle/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Bu sürümü geri yüklemek istediğinizden emin misiniz?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Geri yükle' }));
    await waitFor(() => expect(field('hero_title').value).toBe('Eski başlığımız'));
    expect(field('hero_subtitle').value).toBe('');
    expect(kept[0]).toMatchObject({ texts: [{ key: 'hero_title', value: 'Eski başlığımız' }] });
    expect(kept[0]?.description).toMatch(/sürümü geri yüklendi$/);
    expect(sent).toEqual([]);
    expect(button('Yayımla')).toHaveProperty('disabled', false);
  });

  it('keeps a version by hand, with a description', async () => {
    const { kept } = await open();
    await userEvent.click(button('Geçmiş'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sürümü kaydet' }));
    await userEvent.type(await screen.findByLabelText(/^Sürümün açıklaması/), 'Yaz saatleri');
    await userEvent.click(button('Kaydet'));
    await waitFor(() => expect(kept).toEqual([{ pageId: 'home', texts: null, description: 'Yaz saatleri' }]));
  });
});

describe('a list', () => {
  it('is edited entry by entry, and as JSON that says whether it is any', async () => {
    await open(
      contentServer({ about_educations_json: '[{"title":"Psikoloji","organization":"Bir üniversite"}]' }),
      '#content-manager?page=about',
    );
    const group = screen.getByRole('group', { name: 'Eğitim' });
    fireEvent.change(within(group).getByLabelText('1. Kurum veya yıl'), { target: { value: 'Öteki üniversite' } });
    await userEvent.click(within(group).getByRole('button', { name: 'JSON olarak düzenle' }));
    expect(field('about_educations_json').value).toBe('[{"title":"Psikoloji","organization":"Öteki üniversite"}]');
    expect(screen.getByText('Geçerli JSON')).toBeTruthy();
    type('about_educations_json', '[{"title":');
    expect(screen.getByText('Geçersiz JSON')).toBeTruthy();
    expect(screen.getByText('Geçersiz JSON formatı')).toBeTruthy();
  });
});

it('a list that cannot be read can be loaded again', async () => {
  const list = vi.fn(() => {
    throw new ApiProblem('UNAVAILABLE');
  });
  renderSection(<ContentScreen />, {
    api: fakeApi({ Query: { siteSettings: list } }),
    hash: '#content',
    role: 'moderator',
  });
  expect(await screen.findByText('İçerik yüklenemedi')).toBeTruthy();
});

it('a page is not published, left or previewed while a picture is on its way into a text of it', async () => {
  const { sent } = await open(contentServer({}), '#content-manager?page=about');
  type('about_page_title', 'Ben kimim');
  await uploadIntoText();
  for (const name of ['Yayımla', 'Önizleme', /^Ana Sayfa/]) await userEvent.click(button(name));
  expect(screen.getAllByText('Bir görsel hâlâ yükleniyor').length).toBeGreaterThan(0);
  expect([sent, location.hash]).toEqual([[], '#content-manager?page=about']);
  expect(screen.getByRole('progressbar', { name: 'oda.png yükleniyor' })).toBeTruthy();
});
