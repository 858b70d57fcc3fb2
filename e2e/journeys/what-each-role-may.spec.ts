import { appointmentsOn, enter, fillIn, loginOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

test('an assistant sees and reaches what the role may, and nothing more, over REST or GraphQL', async ({
  page,
  request,
  product,
  staff,
  ownDay,
}) => {
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '09:00' });
  await enter(page, product.accounts.user, `#appointments?search=${encodeURIComponent(family.email)}`);
  const { row } = appointmentsOn(page);
  const sections = page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link');
  await expect(sections).toHaveText([
    /Panel/,
    /Randevular/,
    /Takvim Yönetimi/,
    /Mesajlar/,
    /Bildirim Ayarları/,
    /Erişim Anahtarları/,
  ]);
  await expect(page.getByRole('button', { name: 'Dışa aktar' })).toHaveCount(0);
  await row(family.childName)
    .getByRole('button', { name: /^İşlemler/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Düzenle' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Sil' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  for (const hash of ['#settings', '#seo']) {
    await page.goto(`/admin${hash}`);
    await expect(page.getByRole('heading', { name: 'Panel', exact: true })).toBeVisible();
  }

  const api = page.request;
  const refusals = [
    await api.get('/api/export/appointments', { params: { format: 'csv' } }),
    await api.delete(`/api/appointments/${id}`),
    await api.post('/api/appointments/bulk-delete', { data: { ids: [id] } }),
    await api.put('/api/site-settings/bulk', {
      data: { settings: [{ key: 'hero_title', value: 'Benim başlığım olsun' }] },
    }),
    await api.delete('/api/seo/meta-tags/home'),
  ];
  expect(refusals.map((response) => response.status())).toEqual([403, 403, 403, 403, 403]);
  const response = await api.post('/graphql', {
    data: { query: `mutation { deleteAppointment(id: "${id}") { deletedCount } }` },
  });
  expect((await response.json()).errors[0].extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect((await api.get('/api/appointments')).status()).toBe(200);
  expect(await staff.appointmentsOf(family.email)).toHaveLength(1);
});

test('signing in never says what was wrong, and locks after the tries that the settings allow', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(/status of (401|423|429)/);
  await page.goto('/admin');
  const login = loginOn(page);
  const refusal = login.getByRole('alert').filter({ hasText: /\S/ });
  await login.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(login.getByRole('textbox', { name: 'Kullanıcı adı' })).toBeFocused();
  await fillIn(login, { ...product.accounts.user, password: 'yanlış' });
  const known = await refusalOf('Kullanıcı adı veya şifre hatalı.');
  // An unknown name is locked in the same way, so no real account is locked here.
  const nobody = { username: 'kimse', password: 'yanlış' };
  for (let tries = 0; tries < 5; tries += 1) {
    await fillIn(login, nobody);
    expect(await refusalOf('Kullanıcı adı veya şifre hatalı.')).toBe(known);
  }
  await fillIn(login, nobody);
  await expect(refusal).toContainText(/\d+ dakika sonra yeniden deneyebilirsiniz/);
  await expect(login.getByRole('textbox', { name: 'Kullanıcı adı' })).toHaveValue('kimse');

  /** What the dialog says once the response has arrived. */
  async function refusalOf(sentence: string): Promise<string> {
    await expect(login.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
    await expect(refusal).toContainText(sentence);
    return (await refusal.textContent()) ?? '';
  }
});
