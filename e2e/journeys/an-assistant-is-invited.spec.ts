import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enter, fillIn, loginOn } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('an assistant is invited, chooses a password, forgets it, chooses another, signs in with a passkey, and is out at once when switched off', async ({
  page,
  colleague,
  product,
  mailbox,
  guard,
}) => {
  test.slow();
  const username = `Yeni asistan ${randomUUID().slice(0, 8)}`;
  const email = `asistan-${randomUUID()}@ornek.com`;
  /** The path of the link in the e-mail with this subject, once it has come. */
  const linkIn = async (subject: string) => {
    const find = () => mailbox.emailsTo(email).find((one) => one.subject.startsWith(subject));
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    return /\/admin#sifre\?baglanti=\S+/.exec(find()?.text ?? '')?.[0] ?? 'no link';
  };
  const choose = async (link: string, password: string) => {
    // A fragment alone would not load the page anew.
    await colleague.goto('about:blank');
    await colleague.goto(link);
    const dialog = colleague.getByRole('dialog', { name: 'Şifrenizi belirleyin' });
    await expect(dialog.getByText(username)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Yeni şifre', exact: true }).fill(password);
    await dialog.getByRole('textbox', { name: 'Yeni şifre (tekrar)' }).fill(password);
    await dialog.getByRole('button', { name: 'Şifreyi kaydet' }).click();
    await expect(loginOn(colleague).getByText('Şifreniz kaydedildi. Şimdi giriş yapabilirsiniz.')).toBeVisible();
    await expect(loginOn(colleague).getByRole('textbox', { name: 'Kullanıcı adı' })).toHaveValue(username);
  };
  const bell = colleague.getByRole('button', { name: /^Bildirimler/ });

  await enter(page, product.accounts.admin, '#users');
  await page.getByRole('button', { name: 'Yeni kullanıcı' }).first().click();
  const form = page.getByRole('dialog', { name: 'Yeni kullanıcı' });
  await form.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(username);
  await form.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await form.getByRole('button', { name: 'Davet et' }).click();
  const row = page.getByRole('row', { name: username });
  await expect(row.getByText('Davet edildi')).toBeVisible();

  await choose(await linkIn('Yönetim paneline davet edildiniz'), 'ilk uzun kestane');
  await fillIn(loginOn(colleague), { username, password: 'ilk uzun kestane' });
  await expect(bell).toBeVisible();
  await expect(row.getByText('Aktif', { exact: true })).toBeVisible();

  await colleague.getByRole('button', { name: `Hesap: ${username}` }).click();
  await colleague.getByRole('menuitem', { name: /Çıkış/ }).click();
  await loginOn(colleague).getByRole('button', { name: 'Şifremi unuttum' }).click();
  const forgotten = colleague.getByRole('dialog', { name: 'Şifremi unuttum' });
  await forgotten.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await forgotten.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(forgotten.getByText(email)).toBeVisible();
  const link = await linkIn('Yeni şifre belirleme');
  await choose(link, 'ikinci uzun kestane');
  await fillIn(loginOn(colleague), { username, password: 'ikinci uzun kestane' });
  await expect(bell).toBeVisible();

  await addAuthenticator(colleague);
  await colleague.getByRole('button', { name: `Hesap: ${username}` }).click();
  await colleague.getByRole('menuitem', { name: 'İki adımlı giriş' }).click();
  await colleague.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  const passkey = colleague.getByRole('dialog', { name: 'Geçiş anahtarı ekle' });
  await expect(passkey.getByRole('textbox', { name: 'Ad' })).toHaveValue(/Chrom/);
  await passkey.getByRole('textbox', { name: 'Şifreniz' }).fill('ikinci uzun kestane');
  await passkey.getByRole('button', { name: 'Devam et' }).click();
  const codes = colleague.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  await expect(row.getByText('İki adımlı giriş')).toBeVisible();
  await colleague.getByRole('button', { name: `Hesap: ${username}` }).click();
  await colleague.getByRole('menuitem', { name: /Çıkış/ }).click();
  const usePasskey = loginOn(colleague).getByRole('button', { name: 'Geçiş anahtarıyla gir' });
  await usePasskey.click();
  await expect(bell).toBeVisible();
  const secondTab = await colleague.context().newPage();
  await secondTab.goto('/admin');
  await expect(secondTab.getByRole('button', { name: /^Bildirimler/ })).toBeVisible();

  // In the tabs that are open, without a press.
  guard.allow(/40[13]|410/);
  await page.getByRole('button', { name: `İşlemler: ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Pasif yap' }).click();
  await expect(loginOn(colleague)).toBeVisible();
  await expect(loginOn(secondTab)).toBeVisible();
  await usePasskey.click();
  await expect(loginOn(colleague).getByText(/Bu geçiş anahtarıyla giriş yapılamadı/)).toBeVisible();
  await fillIn(loginOn(colleague), { username, password: 'ikinci uzun kestane' });
  await expect(loginOn(colleague).getByText('Kullanıcı adı veya şifre hatalı.')).toBeVisible();

  await colleague.goto('about:blank');
  await colleague.goto(link);
  await expect(colleague.getByText(/süresi dolmuş ya da bağlantı daha önce kullanılmış/)).toBeVisible();
});

/** A device that can keep passkeys and has verified the person who holds it. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
