import { appointmentsOn, enter, unreadAtFirst, unreadOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

test('a request arrives while the assistant is at work; by keyboard alone she opens it, reads the e-mail, confirms, and it goes out once', async ({
  page,
  request,
  product,
  mailbox,
  ownDay,
}) => {
  const family = newFamily();
  const { row, sheet } = appointmentsOn(page);
  await enter(page, product.accounts.user, `#appointments?search=${encodeURIComponent(family.email)}`);
  await expect(page.getByText('Randevu bulunamadı')).toBeVisible();
  const unread = await unreadAtFirst(page);

  await requestTime(request, family, { date: ownDay, time: '10:00' });
  await expect(row(family.childName)).toBeVisible();
  await expect.poll(() => unreadOn(page)).toBe(unread + 1);

  await tabTo(row(family.childName));
  await page.keyboard.press('Enter');
  const record = sheet(family.childName);
  await expect(record.getByText(family.message)).toBeVisible();
  const emails = record.getByRole('region', { name: 'E-postalar' });
  await expect(emails.getByRole('listitem').filter({ hasText: 'Talep alındı bilgisi' })).toContainText('Gönderildi');

  await tabTo(emails.getByRole('button', { name: 'Onay e-postasını gör' }));
  await page.keyboard.press('Enter');
  const picker = sheet('E‑posta Şablonu Seç');
  await expect(picker.getByText(family.email, { exact: true })).toBeVisible();
  await expect(picker.getByText(`Sayın ${family.parentName}`)).toBeVisible();
  await expect(picker.getByText('Saat: 10:00')).toBeVisible();
  await expect(picker).not.toContainText(family.message);
  await tabTo(picker.getByRole('button', { name: 'Onayla ve gönder' }));
  await page.keyboard.press('Enter');

  await expect(record.getByRole('button', { name: 'Durum: Onaylandı. Değiştir' })).toBeVisible();
  const confirmation = emails.getByRole('listitem').filter({ hasText: 'Onay e-postası' });
  await expect(confirmation).toContainText('Birkaç saniye içinde gönderilecek.');
  await expect(confirmation).toContainText('Gönderildi');
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(row(family.childName)).toContainText('Onaylandı');
  await expect(row(family.childName)).toBeFocused();

  const confirmations = mailbox
    .emailsTo(family.email)
    .filter(({ subject }) => subject.startsWith('Randevunuz onaylandı'));
  expect(confirmations).toHaveLength(1);
  expect(confirmations[0]?.text).toContain('Saat: 10:00');
  expect(confirmations[0]?.html).not.toContain(family.message);
});
