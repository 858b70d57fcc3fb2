import { heroSettings, type StaffRole, staffMark } from '@practice/contracts';
import { ApiProblem, type FakeApi, fakeApi, renderPage } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../../../site/site-settings.ts';
import { Hero } from '../hero.tsx';

type Change = { key: string; value: string; previousValue: string };

let stored: Record<string, string>;
let api: FakeApi;
let calls: string[];

beforeEach(() => {
  stored = { hero_subtitle: 'Kayıtlı alt başlık' };
  calls = [];
  api = fakeApi({
    Query: {
      siteSettings: () =>
        Object.entries(stored).map(([settingKey, settingValue]) => ({ settingKey, settingValue, category: 'content' })),
    },
    Mutation: { saveSettings: ({ settings }: { settings: Change[] }) => save(settings[0] as Change) },
  });
});
afterEach(() => localStorage.clear());

/** What the server does with one change. */
function save({ key, value, previousValue }: Change) {
  if ((stored[key] ?? '') !== previousValue) throw new ApiProblem('VERSION_CONFLICT');
  stored[key] = value;
  return { message: 'Ayarlar kaydedildi', updated: [], errors: [], warnings: [] };
}

function HomeHero() {
  return <Hero text={useSettings()} hasAbout />;
}

function openHome({ role, isMarked = true }: { role?: StaffRole; isMarked?: boolean } = {}) {
  if (isMarked) localStorage.setItem(staffMark, '1');
  const view = renderPage(<HomeHero />, { api, address: '/' });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    calls.push(String(address));
    if (address !== '/api/auth/check') return api.fetch(address, init);
    const user = { id: 'u1', username: 'asistan', role };
    return role ? Response.json({ user }) : Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
  });
  return view;
}

/** The home page of a moderator, with the field of a text opened. */
async function edit(text: string, label: string) {
  const { user } = openHome({ role: 'moderator' });
  await user.click(await screen.findByRole('button', { name: text }));
  return { user, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: label }) };
}

/** Replaces what is in a field, and presses a key. */
async function write(user: UserEvent, field: HTMLElement, text: string, key = '{Enter}') {
  await user.clear(field);
  if (text !== '') await user.paste(text);
  if (key !== '') await user.keyboard(key);
}

const title = heroSettings.hero_title.default;
const heading = () => screen.getByRole('heading', { level: 1 });
const saved = () => api.callsOf('SaveHeroText').map(({ settings }) => (settings as Change[])[0]);

describe('who edits', () => {
  it('visitors read texts, and their browser asks nothing', async () => {
    openHome({ isMarked: false });
    await screen.findByText('Kayıtlı alt başlık');
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).not.toContain('/api/auth/check');
  });

  it('staff without the permission read texts', async () => {
    openHome({ role: 'user' });
    await vi.waitFor(() => expect(calls).toContain('/api/auth/check'), 30_000);
    await screen.findByText('Kayıtlı alt başlık');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a browser whose session is over asks once', async () => {
    openHome();
    await vi.waitFor(() => expect(localStorage.getItem(staffMark)).toBeNull(), 30_000);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a moderator has a button for every text, which says what it is', async () => {
    openHome({ role: 'moderator' });
    const button = await screen.findByRole('button', { name: title });
    expect(button.title).toBe('Başlık: düzenlemek için seçin');
    const { hero_button_link: _, hero_button_text, hero_subtitle: __, ...texts } = heroSettings;
    for (const { default: text } of Object.values(texts)) screen.getByRole('button', { name: text });
    screen.getByRole('button', { name: 'Kayıtlı alt başlık' });
    screen.getByRole('link', { name: hero_button_text.default });
    screen.getByRole('button', { name: 'Düzenle: Düğme metni' });
  });
});

describe('editing', () => {
  it('opens a field with the text, saves with Enter and shows the new text', async () => {
    const { user, field } = await edit(title, 'Başlık');
    expect([field.value, document.activeElement]).toEqual([title, field]);
    expect(heading().contains(field)).toBe(true);
    await write(user, field, 'Çocuğunuzu birlikte dinleyelim');
    const button = await screen.findByRole('button', { name: 'Çocuğunuzu birlikte dinleyelim' });
    expect(saved()).toEqual([{ key: 'hero_title', value: 'Çocuğunuzu birlikte dinleyelim', previousValue: '' }]);
    await vi.waitFor(() => expect(document.activeElement).toBe(button), 30_000);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Kaydedildi')).toBeTruthy();
  });

  it('opens by keyboard; Escape leaves the text as it was', async () => {
    const { user } = openHome({ role: 'moderator' });
    (await screen.findByRole('button', { name: title })).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('Bambaşka bir başlık{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(heading().textContent).toBe(title);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: title }));
    expect(saved()).toEqual([]);
  });

  it('saves when the field is left, and only what was changed', async () => {
    const { user, field } = await edit('Kayıtlı alt başlık', 'Alt başlık');
    await user.click(document.body);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(saved()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Kayıtlı alt başlık' }));
    await write(user, screen.getByRole('textbox'), '!', '');
    await user.click(document.body);
    await screen.findByRole('button', { name: '!' });
    expect(saved()).toEqual([{ key: 'hero_subtitle', value: '!', previousValue: 'Kayıtlı alt başlık' }]);
    expect(field.isConnected).toBe(false);
  });

  it('has lines where the text has them', async () => {
    const { user, field } = await edit(heroSettings.hero_description.default, 'Açıklama');
    await user.clear(field);
    await user.type(field, 'Bir{Shift>}{Enter}{/Shift}İki{Enter}');
    await vi.waitFor(() => expect(saved()).toMatchObject([{ value: 'Bir\nİki' }]), 30_000);
  });

  it('has one line elsewhere', async () => {
    const { user, field } = await edit('Hoş geldiniz', 'Karşılama rozeti');
    await user.clear(field);
    await user.paste('Hoş\n geldiniz, merhaba');
    expect(field.value).toBe('Hoş geldiniz, merhaba');
  });

  it('of the button’s text keeps the link a link', async () => {
    const { user } = openHome({ role: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Düzenle: Düğme metni' }));
    const field = screen.getByRole('textbox', { name: 'Düğme metni' });
    expect(field.closest('a')).toBeNull();
    await write(user, field, 'Görüşme isteyin');
    await screen.findByRole('link', { name: 'Görüşme isteyin' });
  });

  it('can be undone: an own text comes back, or none', async () => {
    const { user, field } = await edit('Kayıtlı alt başlık', 'Alt başlık');
    await write(user, field, '');
    await screen.findByRole('button', { name: heroSettings.hero_subtitle.default });
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await screen.findByRole('button', { name: 'Kayıtlı alt başlık' });
    expect(screen.getByText('Geri alındı')).toBeTruthy();
    expect(stored.hero_subtitle).toBe('Kayıtlı alt başlık');
  });

  it('can be undone where a text is required', async () => {
    const { user, field } = await edit(title, 'Başlık');
    await write(user, field, 'Bambaşka bir başlık');
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await screen.findByRole('button', { name: title });
    expect(stored.hero_title).toBe(title);
  });
});

describe('what is not saved stays open', () => {
  it.each([
    ['kısa', 'En az 10 karakter olmalı'],
    ['u'.repeat(201), 'En fazla 200 karakter olabilir'],
    ['   ', 'Bu alan zorunludur'],
  ])('a title of %j', async (text, message) => {
    const { user, field } = await edit(title, 'Başlık');
    await write(user, field, text);
    expect(screen.getByText(message).getAttribute('role')).toBe('alert');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(document.body);
    expect([field.isConnected, field.value, saved().length]).toEqual([true, text, 0]);
  });

  it('while it is being saved it says so', async () => {
    const { user, field } = await edit(title, 'Başlık');
    api.pause('SaveHeroText');
    await write(user, field, 'Dünyasını birlikte anlayalım');
    expect(screen.getByRole('button', { name: 'Kaydediliyor…' })).toBeTruthy();
    expect(field.readOnly).toBe(true);
    api.resume();
    await screen.findByText('Kaydedildi');
  });

  it.each([
    ['the server cannot be reached', 'unreachable' as const, /Sunucuya şu anda ulaşılamıyor/],
    ['the session is over', new ApiProblem('UNAUTHENTICATED'), /Oturum süresi dolmuş/],
  ])('when %s', async (_why, failure, message) => {
    const { user, field } = await edit(title, 'Başlık');
    api.fail('SaveHeroText', failure);
    await write(user, field, 'Dünyasını birlikte anlayalım');
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect(field.value).toBe('Dünyasını birlikte anlayalım');
    await user.keyboard('{Escape}');
    expect(heading().textContent).toBe(title);
  });

  it('the wording of an advertisement is pointed at', async () => {
    const { user, field } = await edit(title, 'Başlık');
    await write(user, field, '%100 başarı garantisi', '');
    expect(screen.getByText('Sağlık reklamı kurallarına takılabilir')).toBeTruthy();
  });
});

describe('somebody else has changed the text meanwhile', () => {
  async function conflict() {
    const opened = await edit(title, 'Başlık');
    stored.hero_title = 'Başkasının yazdığı başlık';
    await write(opened.user, opened.field, 'Benim yazdığım başlık');
    const group = await screen.findByRole('group', { name: 'Başlık: siz yazarken değişti' });
    return { ...opened, other: within(group) };
  }

  it('both texts are shown, and nothing is overwritten', async () => {
    const { user, field, other } = await conflict();
    expect(field.value).toBe('Benim yazdığım başlık');
    expect(other.getByText('Başkasının yazdığı başlık')).toBeTruthy();
    await user.type(field, '{Enter}');
    await user.click(document.body);
    expect(stored.hero_title).toBe('Başkasının yazdığı başlık');
    expect(field.isConnected).toBe(true);
  });

  it('the own text is saved on request', async () => {
    const { user, other } = await conflict();
    await user.click(other.getByRole('button', { name: 'Yazdığım kalsın' }));
    await screen.findByRole('button', { name: 'Benim yazdığım başlık' });
    expect(saved().at(-1)).toMatchObject({ previousValue: 'Başkasının yazdığı başlık' });
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await screen.findByRole('button', { name: 'Başkasının yazdığı başlık' });
  });

  it('the other text is taken on request', async () => {
    const { user, other } = await conflict();
    await user.click(other.getByRole('button', { name: 'Kayıtlı değeri al' }));
    await screen.findByRole('button', { name: 'Başkasının yazdığı başlık' });
    expect(stored.hero_title).toBe('Başkasının yazdığı başlık');
  });

  it('an undo does not overwrite it', async () => {
    const { user, field } = await edit(title, 'Başlık');
    await write(user, field, 'Benim yazdığım başlık');
    const undo = await screen.findByRole('button', { name: 'Geri al' });
    stored.hero_title = 'Başkasının yazdığı başlık';
    await user.click(undo);
    expect(await screen.findByText('Geri alınamadı')).toBeTruthy();
    expect(stored.hero_title).toBe('Başkasının yazdığı başlık');
  });
});
