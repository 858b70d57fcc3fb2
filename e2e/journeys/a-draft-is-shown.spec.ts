import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('an editor shows a draft by a link, to somebody without an account, and takes the link back', async ({
  page,
  colleague,
  product,
}) => {
  await enter(page, product.accounts.moderator, '#blog');
  const draft = { title: 'Taslakta kalan yazı', content: '<h2>Ara başlık</h2><p>Henüz kimse okumadı.</p>' };
  const created = await page.request.post('/api/blog', { data: draft });
  const { id } = (await created.json()) as { id: string };
  await page.goto(`/admin#blog?id=${id}`);
  await page.getByRole('button', { name: 'Önizleme bağlantısı' }).click();
  const dialog = page.getByRole('dialog', { name: 'Önizleme bağlantısı' });
  await dialog.getByLabel('Geçerlilik').selectOption('7 gün');
  await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const field = dialog.getByRole('textbox', { name: 'Bağlantı' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  const link = await field.inputValue();

  const response = await colleague.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store, no-transform',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(colleague.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  await expect(colleague.getByRole('note', { name: 'Önizleme' })).toContainText('yayında değil');
  await expect(colleague.getByRole('heading', { level: 2, name: 'Ara başlık' })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(colleague);

  const tampered = await colleague.request.get(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
  expect([tampered.status(), await tampered.text()]).toEqual([404, expect.not.stringContaining(draft.title)]);
  await dialog.getByRole('button', { name: 'Bağlantıları geçersiz kıl' }).click();
  await expect(appointmentsOn(page).toast('Önizleme bağlantıları geçersiz kılındı')).toBeVisible();
  const withdrawn = await colleague.request.get(link);
  expect(withdrawn.status()).toBe(410);
  expect(await withdrawn.text()).toContain('Önizleme bağlantısı geçersiz kılındı');
  expect(await withdrawn.text()).not.toContain('Henüz kimse okumadı');
});
