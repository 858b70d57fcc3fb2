import { expectAccessible } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('two editors open one post: each sees the other, the second save sees both texts, and who leaves is gone', async ({
  page,
  colleague,
  product,
}) => {
  const { admin, moderator } = product.accounts;
  await enter(page, admin, '#blog');
  const data = { title: 'İki kişinin yazısı', content: '<p>İlk cümle.</p>', excerpt: 'Kısa özet.' };
  const { id } = (await (await page.request.post('/api/blog', { data })).json()) as { id: string };
  await page.goto(`/admin#blog?id=${id}`);
  await expect(page.getByRole('textbox', { name: 'Özet' })).toHaveValue(data.excerpt);
  await enter(colleague, moderator, `#blog?id=${id}`);
  await expect(colleague.getByText(new RegExp(`^${admin.username} d[ea] bu yazıyı düzenliyor`))).toBeVisible();
  const notice = page.getByText(new RegExp(`^${moderator.username} d[ea] bu yazıyı düzenliyor`));
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Özet' }).fill('Benim özetim.');
  await colleague.getByRole('textbox', { name: 'Özet' }).fill('Arkadaşımın özeti.');
  await colleague.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expect(appointmentsOn(colleague).toast('Yazı güncellendi')).toBeVisible();
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  const versions = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' });
  await expect(versions.getByText('Arkadaşımın özeti.').first()).toBeVisible();
  await expect(versions.getByText('Benim özetim.').first()).toBeVisible();
  await versions.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(appointmentsOn(page).toast('Yazı güncellendi')).toBeVisible();

  await colleague.goto('/admin#blog-categories');
  await expect(notice).toBeHidden();
});
