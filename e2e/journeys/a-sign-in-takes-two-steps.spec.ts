import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { enter, fillIn, loginOn } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('a moderator adds an app to her sign-in, signs in with it, then with a recovery code', async ({
  page,
  staff,
  guard,
}) => {
  // The password alone does not sign in, and a code is wrong.
  guard.allow(/40[01]/);
  const account = { username: `İki adım ${randomUUID().slice(0, 8)}`, password: 'uzun ve güzel' };
  await staff.addUser({ ...account, email: `${randomUUID()}@ornek.com`, role: 'moderator' });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const signOut = async () => {
    await page.getByRole('button', { name: `Hesap: ${account.username}` }).click();
    await page.getByRole('menuitem', { name: 'Çıkış' }).click();
    await expect(loginOn(page)).toBeVisible();
  };
  const second = dialog('İkinci adım');
  const takeStep = async (code: string) => {
    await second.getByRole('textbox', { name: 'Doğrulama kodu' }).fill(code);
    await second.getByRole('button', { name: 'Giriş Yap' }).click();
  };
  const bell = page.getByRole('button', { name: /^Bildirimler/ });

  await enter(page, account);
  await page.getByRole('button', { name: `Hesap: ${account.username}` }).click();
  await page.getByRole('menuitem', { name: 'İki adımlı giriş' }).click();
  await dialog('İki adımlı giriş').getByRole('button', { name: 'Uygulama kur' }).click();
  const password = dialog('Doğrulama uygulaması kurun');
  await password.getByRole('textbox', { name: 'Şifreniz' }).fill(account.password);
  await password.getByRole('button', { name: 'Devam et' }).click();
  const setUp = dialog('Kodu uygulamaya ekleyin');
  await expect(setUp.getByRole('img', { name: 'Doğrulama uygulaması için kare kod' })).toBeVisible();
  const text = (await setUp.getByText(/^Okutamıyorsanız/).textContent()) ?? '';
  const secret = Secret.fromBase32(text.replace(/^.*:/, '').replace(/\s/g, ''));
  const codeOf = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await setUp.getByRole('textbox', { name: 'Doğrulama kodu' }).fill(codeOf(-1));
  await setUp.getByRole('button', { name: 'Onayla' }).click();
  const shown = dialog('Kurtarma kodlarınız');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const recovery = (await shown.getByRole('listitem').first().textContent()) ?? '';
  await shown.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  await expect(shown).toBeHidden();

  await signOut();
  await fillIn(loginOn(page), account);
  await takeStep('000000');
  await expect(second.getByText('Kod hatalı ya da daha önce kullanılmış.')).toBeVisible();
  await takeStep(codeOf(0));
  await expect(bell).toBeVisible();

  await signOut();
  await fillIn(loginOn(page), account);
  await takeStep(recovery.toUpperCase());
  await expect(bell).toBeVisible();
  await page.getByRole('button', { name: `Hesap: ${account.username}` }).click();
  await page.getByRole('menuitem', { name: 'İki adımlı giriş' }).click();
  await expect(dialog('İki adımlı giriş').getByText('9 kurtarma kodunuz kaldı.')).toBeVisible();
});
