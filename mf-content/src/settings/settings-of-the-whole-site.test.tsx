import { ApiProblem } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, open, saveButton, settingsServer, there, typeInto } from './testing/open-settings.tsx';

describe('a category for admins alone', () => {
  const list = () => screen.getByRole('navigation', { name: 'Ayar kategorileri' });

  it('is in the list of an admin, who opens it by its address', async () => {
    open(settingsServer({}), '#settings?focus=google_analytics_id', 'admin');
    await there();
    await waitFor(() => expect(document.activeElement).toBe(field('google_analytics_id')));
    for (const name of [/^Yasal/, /^Analitik/, /^URL Yönetimi/]) {
      expect(within(list()).getByRole('button', { name })).toBeTruthy();
    }
  });

  it('is in no list of a moderator, who is told so and for whom its address opens the first', async () => {
    open(settingsServer({}), '#settings?tab=analytics&focus=google_analytics_id');
    await there();
    expect(await screen.findByText('Bu bölüm için yetkiniz yok.')).toBeTruthy();
    expect(
      within(list())
        .getByRole('button', { name: /^Genel/ })
        .getAttribute('aria-current'),
    ).toBe('page');
    expect(within(list()).queryByRole('button', { name: /^(Yasal|Analitik|URL)/ })).toBeNull();
    expect(field('google_analytics_id')).toBeNull();
    // The address moves the focus to the first field, a frame later: what is typed before would go there.
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^setting-/));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Ayarlarda ara' }), 'pixel{Enter}');
    expect(screen.getByText('Aramanıza uygun ayar bulunamadı.')).toBeTruthy();
  });

  it('leads from the addresses of the site to where they are managed', async () => {
    open(settingsServer({}), '#settings?tab=url_management', 'admin');
    await there();
    const link = await screen.findByRole('link', { name: 'Yönlendirmeler, ziyaretler ve sağlık kontrolü' });
    expect(link.getAttribute('href')).toBe('/admin#url-management');
  });

  it('says at the field in which form an id is issued', async () => {
    const server = settingsServer({});
    open(server, '#settings?tab=analytics', 'admin');
    await there();
    await typeInto('google_tag_manager_id', 'UA-1');
    await userEvent.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(field('google_tag_manager_id')));
    expect(field('google_tag_manager_id').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('GTM- ile başlayan kimliği girin, örneğin GTM-ABC1234')).toBeTruthy();
    expect(server.saved).toEqual([]);
  });
});

describe('additions to the content security policy', () => {
  it('are refused at the field, by the word that cannot be added, and saved without it', async () => {
    const server = settingsServer({});
    open(server, '#settings?tab=security&focus=content_security_policy', 'admin');
    await there();
    await typeInto('content_security_policy', "frame-src https://video.example; style-src 'unsafe-inline'");
    await userEvent.click(saveButton());
    expect(await screen.findByText(/^“'unsafe-inline'” kabul edilmez/)).toBeTruthy();
    expect(field('content_security_policy').getAttribute('aria-invalid')).toBe('true');
    expect(server.saved).toEqual([]);
    await userEvent.clear(field('content_security_policy'));
    await typeInto('content_security_policy', 'frame-src https://video.example');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    expect(server.values.content_security_policy).toBe('frame-src https://video.example');
  });
});

it('what the server knows of https is said at the field', async () => {
  const message = 'Bu istek sunucuya http ile ulaştı.';
  const server = settingsServer({}, [{ field: 'force_https_redirect', message, code: 'NO_HTTPS' }]);
  open(server, '#settings?tab=security&focus=force_https_redirect', 'admin');
  await there();
  await userEvent.click(field('force_https_redirect'));
  await userEvent.click(saveButton());
  const asked = screen.getByRole('alertdialog', { name: 'Bu değişiklik bütün siteyi etkiler' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Yine de kaydet' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field('force_https_redirect')).toHaveProperty('checked', true);
});

describe('a setting with a list of values', () => {
  it('shows what is used while nothing is stored, and saves what is chosen', async () => {
    const server = settingsServer({});
    open(server, '#settings?tab=url_management', 'admin');
    await there();
    expect(field('trailing_slash_policy').value).toBe('never');
    expect(field('auto_canonical_urls')).toHaveProperty('checked', true);
    await userEvent.selectOptions(field('trailing_slash_policy'), 'Olsun: /hizmetler/');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    expect(server.saved).toEqual([[{ key: 'trailing_slash_policy', value: 'always', previousValue: '' }]]);
  });

  it('shows a stored value that the list lacks as it is', async () => {
    open(settingsServer({ robots_meta: 'noarchive' }), '#settings?tab=general');
    await there();
    expect(field('robots_meta').value).toBe('noarchive');
  });
});

it('a shorter retention is saved once it is confirmed that older records go; a longer one at once', async () => {
  const server = settingsServer({});
  open(server, '#settings?tab=legal&focus=contact_message_retention_days', 'admin');
  await there();
  await typeInto('contact_message_retention_days', '800');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
  await userEvent.clear(field('contact_message_retention_days'));
  await userEvent.click(saveButton());
  const asked = screen.getByRole('alertdialog', { name: 'Bu değişiklik bütün siteyi etkiler' });
  expect(within(asked).getByText(/yeni süreden eski kayıtlar gece kalıcı olarak silinir/)).toBeTruthy();
  await userEvent.click(within(asked).getByRole('button', { name: 'Yine de kaydet' }));
  await waitFor(() => expect(server.values.contact_message_retention_days).toBe(''));
});

describe('a value that changes the whole site', () => {
  const closing = () => screen.getByRole('alertdialog', { name: 'Bu değişiklik bütün siteyi etkiler' });

  async function closeSite() {
    const server = settingsServer({});
    open(server, '#settings?focus=maintenance_mode');
    await there();
    await userEvent.click(field('maintenance_mode'));
    await userEvent.click(saveButton());
    expect(within(closing()).getByText(/Site ziyaretçilere kapanır/)).toBeTruthy();
    expect(server.saved).toEqual([]);
    return server;
  }

  it('is saved once it is confirmed', async () => {
    const server = await closeSite();
    await userEvent.click(within(closing()).getByRole('button', { name: 'Yine de kaydet' }));
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    expect(server.values.maintenance_mode).toBe('true');
  });

  it('is still there to be changed when it was not meant', async () => {
    const server = await closeSite();
    await userEvent.click(within(closing()).getByRole('button', { name: 'Vazgeç' }));
    expect(field('maintenance_mode')).toHaveProperty('checked', true);
    expect(screen.getByText(/Kaydedilmemiş değişiklikleriniz var/)).toBeTruthy();
    await userEvent.click(field('maintenance_mode'));
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    expect(server.values.maintenance_mode).toBe('false');
  });
});

it('the preview says how a setting is while nothing is stored', async () => {
  open(settingsServer({}), '#settings?tab=url_management', 'admin');
  await there();
  const preview = within(await screen.findByRole('complementary', { name: 'Önizleme' }));
  expect(preview.getByText('Sayfalar asıl adresini bildirsin: açık')).toBeTruthy();
  expect(preview.getByText('Alan adının başındaki www: İkisi de kalsın')).toBeTruthy();
});

it('shows a protection that nobody may switch off as on, with what guards, and nothing to change', async () => {
  const server = settingsServer({ csrf_protection_enabled: 'true' });
  open(server, '#settings?focus=csrf_protection_enabled', 'admin');
  await there();
  await waitFor(() => expect(document.activeElement).toBe(field('csrf_protection_enabled')));
  const shown = screen.getByRole('switch', { name: /^Başka sitelerden gelen isteklere/ });
  expect([shown.id, shown.ariaChecked, shown.ariaDisabled]).toEqual([
    'setting-csrf_protection_enabled',
    'true',
    'true',
  ]);
  expect(within(shown).getByText('Her zaman açık')).toBeTruthy();
  expect(within(shown).getByText(/^Başka bir sitenin, giriş yapmış birinin/)).toBeTruthy();
  await userEvent.click(shown);
  expect(saveButton()).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Varsayılana dön: Başka sitelerden/ })).toBeNull();
});

describe('what cannot be switched on here', () => {
  const unavailableReason = 'Sunucuda bir virüs tarayıcısı kurulu değil.';
  const conditions = [{ settingKey: 'virus_scan_enabled', isSecretStored: false, unavailableReason }];
  const openWith = async (values: Record<string, string>) => {
    open(settingsServer(values, [], [], conditions), '#settings?focus=virus_scan_enabled', 'admin');
    await there();
    await waitFor(() => expect(document.activeElement).toBe(field('virus_scan_enabled')));
    return field('virus_scan_enabled');
  };

  it('says why in its place, and offers nothing to change', async () => {
    const shown = await openWith({});
    expect([shown.role, shown.ariaChecked, shown.ariaDisabled]).toEqual(['switch', 'false', 'true']);
    expect(within(shown).getByText(`Burada açılamaz: ${unavailableReason}`)).toBeTruthy();
  });

  it('can be switched off where it is on', async () => {
    const shown = await openWith({ virus_scan_enabled: 'true' });
    await userEvent.click(shown);
    expect(saveButton()).toHaveProperty('disabled', false);
  });
});

it('puts the sentences of a save that the server refuses whole at their fields', async () => {
  const server = settingsServer({});
  open(server, '#settings?focus=max_login_attempts', 'admin');
  await there();
  await waitFor(() => expect(field('max_login_attempts')).toBeTruthy());
  const errors = [{ field: 'max_login_attempts', message: 'Bu sunucuda olmaz.', code: 'X' }];
  server.api.use({
    Mutation: {
      saveSettings() {
        throw new ApiProblem('VALIDATION_FAILED', { errors });
      },
    },
  });
  await typeInto('max_login_attempts', '7');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Bu sunucuda olmaz.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('max_login_attempts')));
});
