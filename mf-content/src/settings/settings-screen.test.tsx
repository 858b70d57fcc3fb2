import type { LiveEvent } from '@practice/ui/back-office';
import { ApiProblem } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, open, saveButton, settingsServer, there, typeInto } from './testing/open-settings.tsx';

describe('the address', () => {
  it('opens a category at a field', async () => {
    open(settingsServer({ hero_title: 'Birlikte anlayalım' }), '#settings?tab=content&focus=hero_title');
    await there();
    await waitFor(() => expect(document.activeElement).toBe(field('hero_title')));
    expect(screen.getByRole('button', { name: /^İçerik\s*\d/ }).getAttribute('aria-current')).toBe('page');
  });

  it('with a field alone opens the category that has it', async () => {
    open(settingsServer({}), '#settings?focus=parking_info');
    await there();
    await waitFor(() => expect(document.activeElement).toBe(field('parking_info')));
    expect(screen.getByRole('button', { name: /^İletişim\s*\d/ }).getAttribute('aria-current')).toBe('page');
  });
});

describe('saving', () => {
  it('checks the session, sends the changed fields only, and is clean after it', async () => {
    const server = settingsServer({ hero_title: 'Birlikte anlayalım', hero_subtitle: 'Alt' });
    const { staffFetch } = open(server);
    await there();
    expect(saveButton()).toHaveProperty('disabled', true);
    await typeInto('hero_subtitle', 'Yeni alt başlık');
    expect(screen.getByText(/Kaydedilmemiş değişiklikleriniz var/)).toBeTruthy();
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    expect(staffFetch).toHaveBeenCalledWith('/api/auth/check');
    expect(server.saved).toEqual([[{ key: 'hero_subtitle', value: 'Yeni alt başlık', previousValue: 'Alt' }]]);
    expect(screen.queryByText(/Kaydedilmemiş değişiklikleriniz var/)).toBeNull();
    expect(saveButton()).toHaveProperty('disabled', true);
  });

  it('says what is wrong while typing, and sends nothing', async () => {
    const server = settingsServer({ hero_title: 'Birlikte anlayalım' });
    open(server);
    await there();
    await typeInto('hero_title', 'Kısa');
    expect(screen.getByText('En az 10 karakter olmalı')).toBeTruthy();
    await userEvent.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(field('hero_title')));
    expect(server.saved).toEqual([]);
  });

  it('says that something is wrong no longer than there is something to save', async () => {
    open(settingsServer({ hero_title: 'Birlikte anlayalım' }));
    await there();
    await typeInto('hero_title', 'Kısa');
    await userEvent.click(saveButton());
    expect(await screen.findByText(/Bazı alanlarda hatalar var/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sıfırla' }));
    await waitFor(() => expect(screen.queryByText(/Bazı alanlarda hatalar var/)).toBeNull());
  });

  it('warns of a value that is probably a mistake, though it is saved', async () => {
    open(settingsServer({}, [], ['Bu adres farklı.']));
    await there();
    await typeInto('hero_subtitle', 'Alt başlık');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Bu adres farklı.')).toBeTruthy();
  });

  it('refuses to empty what has to be there', async () => {
    const server = settingsServer({ contact_phone: '0282 652 11 22' });
    open(server);
    await there();
    await userEvent.clear(field('contact_phone'));
    expect(screen.getByText('Bu alan zorunludur')).toBeTruthy();
    await userEvent.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(field('contact_phone')));
    expect(server.saved).toEqual([]);
  });

  it('warns of advertising claims, and saves all the same', async () => {
    const server = settingsServer({});
    open(server);
    await there();
    await typeInto('hero_stats_1', '500+ başarılı terapi');
    expect(screen.getByText(/“500\+ başarılı terapi” \(başarı oranı veya sayı\)/)).toBeTruthy();
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
  });

  it('reports a partial success with its counts, keeps what was refused, and says why at the field', async () => {
    const server = settingsServer({}, [{ field: 'hero_subtitle', message: 'Kabul edilmedi', code: 'INVALID_SETTING' }]);
    open(server);
    await there();
    await typeInto('hero_welcome_badge', 'Merhaba');
    await typeInto('hero_subtitle', 'Alt başlık');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Kısmi Başarı')).toBeTruthy();
    expect(screen.getByText('1 ayar kaydedildi, 1 ayar kaydedilemedi')).toBeTruthy();
    expect(screen.getByText('Kabul edilmedi')).toBeTruthy();
    expect(field('hero_subtitle').value).toBe('Alt başlık');
    expect(screen.getByText(/\(1 alan\)/)).toBeTruthy();
  });

  it('by keyboard with nothing changed says so', async () => {
    open(settingsServer({}));
    await there();
    field('hero_title').focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Kaydedilecek değişiklik bulunamadı')).toBeTruthy();
  });

  it('a failed session check does not stand in the way', async () => {
    const server = settingsServer({});
    const { staffFetch } = open(server);
    staffFetch.mockRejectedValue(new TypeError('offline'));
    await there();
    await typeInto('hero_subtitle', 'Alt başlık');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
  });
});

describe('a change by somebody else', () => {
  const news: LiveEvent = { type: 'site-setting.changed', payload: { keys: ['hero_title'], categories: ['content'] } };

  it('shows at once where nothing is typed', async () => {
    const server = settingsServer({ hero_title: 'Birlikte anlayalım' });
    const { emit } = open(server);
    await there();
    server.values.hero_title = 'Onların başlığı';
    emit(news);
    await waitFor(() => expect(field('hero_title').value).toBe('Onların başlığı'));
  });

  it('never overwrites what is typed: both are shown, nothing is saved until one is chosen', async () => {
    const server = settingsServer({ hero_title: 'Birlikte anlayalım' });
    const { emit } = open(server);
    await there();
    await typeInto('hero_title', 'Benim başlığım olsun');
    server.values.hero_title = 'Onların başlığı';
    emit(news);
    const other = within(await screen.findByRole('group', { name: 'Başlık: siz yazarken değişti' }));
    expect(other.getByText('Onların başlığı')).toBeTruthy();
    expect(field('hero_title').value).toBe('Benim başlığım olsun');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Bu ayarlar siz düzenlerken değiştirildi.')).toBeTruthy();
    expect(server.saved).toEqual([]);
    await userEvent.click(other.getByRole('button', { name: 'Yazdığım kalsın' }));
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    expect(server.values.hero_title).toBe('Benim başlığım olsun');
  });

  it('that sent no event is found before saving', async () => {
    const server = settingsServer({ hero_title: 'Birlikte anlayalım' });
    open(server);
    await there();
    await typeInto('hero_title', 'Benim başlığım olsun');
    server.values.hero_title = 'Onların başlığı';
    await userEvent.click(saveButton());
    const other = within(await screen.findByRole('group', { name: 'Başlık: siz yazarken değişti' }));
    await userEvent.click(other.getByRole('button', { name: 'Kayıtlı değeri al' }));
    expect(field('hero_title').value).toBe('Onların başlığı');
    expect(server.saved).toEqual([]);
  });

  it('in the moment of saving is refused by the server, and shown', async () => {
    const server = settingsServer({ hero_title: 'Birlikte anlayalım' });
    open(server);
    await there();
    await typeInto('hero_title', 'Benim başlığım olsun');
    server.api.use({
      Mutation: {
        saveSettings() {
          server.values.hero_title = 'Onların başlığı';
          throw new ApiProblem('VERSION_CONFLICT');
        },
      },
    });
    await userEvent.click(saveButton());
    const other = within(await screen.findByRole('group', { name: 'Başlık: siz yazarken değişti' }));
    expect(other.getByText('Onların başlığı')).toBeTruthy();
    expect(screen.getByText('Bu ayarlar siz düzenlerken değiştirildi.')).toBeTruthy();
    expect(field('hero_title').value).toBe('Benim başlığım olsun');
  });
});

describe('leaving', () => {
  it('for another category asks while something is not saved, and drops it only when agreed', async () => {
    open(settingsServer({}));
    await there();
    await typeInto('hero_subtitle', 'Alt başlık');
    await userEvent.click(screen.getByRole('button', { name: /^İletişim\s*\d/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Düzenlemeye dön' }));
    expect(field('hero_subtitle').value).toBe('Alt başlık');
    await userEvent.click(screen.getByRole('button', { name: /^İletişim\s*\d/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri bırak' }));
    await waitFor(() => expect(field('parking_info')).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: /^İçerik\s*\d/ }));
    expect(field('hero_subtitle').value).toBe('');
  });

  it('reset clears what was typed', async () => {
    open(settingsServer({ hero_subtitle: 'Alt' }));
    await there();
    await typeInto('hero_subtitle', 'Başka');
    await userEvent.click(screen.getByRole('button', { name: 'Sıfırla' }));
    expect(field('hero_subtitle').value).toBe('Alt');
  });
});

it('the search finds by label and key, counts by category, and keeps what is being edited', async () => {
  open(settingsServer({}));
  await there();
  await typeInto('hero_subtitle', 'Alt başlık');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Ayarlarda ara' }), 'otopark{Enter}');
  expect(screen.getByRole('button', { name: /^İçerik\s*2 ayar$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^İletişim\s*1 ayar$/ })).toBeTruthy();
  expect(field('footer_parking_info')).toBeTruthy();
  expect(field('hero_title')).toBeNull();
  expect(field('hero_subtitle').value).toBe('Alt başlık');
});

it('a long category has an index of its groups, and going to one focuses its heading', async () => {
  open(settingsServer({}));
  await there();
  const entry = screen.getByRole('button', { name: 'Alt bilgi' });
  expect(entry.getAttribute('aria-current')).toBeNull();
  await userEvent.click(entry);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Alt bilgi' })));
  expect(entry.getAttribute('aria-current')).toBe('location');
  await userEvent.click(screen.getByRole('button', { name: /^Sosyal medya\s*\d/ }));
  await waitFor(() => expect(field('instagram_url')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'WhatsApp' })).toBeNull();
});

it('the preview shows the text of a meta tag that wins over the setting, as the field says', async () => {
  const server = settingsServer({ home_title: 'Ayarın başlığı' });
  const tag = { id: 't1', pageKey: 'home', title: 'Etiketin başlığı', metaDescription: null, metaKeywords: null };
  server.api.use({ Query: { metaTags: () => [{ ...tag, isActive: true, isInitial: false }] } });
  open(server, '#settings?focus=home_title', 'admin');
  await waitFor(() => expect(document.activeElement).toBe(field('home_title')));
  const preview = within(screen.getByRole('complementary', { name: 'Önizleme' }));
  expect(await preview.findByText('Etiketin başlığı')).toBeTruthy();
  expect(preview.queryByText('Ayarın başlığı')).toBeNull();
});

it('the preview shows the text of the site itself where nothing is written', async () => {
  open(settingsServer({ hero_subtitle: 'Alt başlık' }));
  await there();
  const preview = within(screen.getByRole('complementary', { name: 'Önizleme' }));
  expect(preview.getByText('Çocuğunuzun dünyasını birlikte anlayalım')).toBeTruthy();
  expect(preview.getByText('Alt başlık')).toBeTruthy();
});
