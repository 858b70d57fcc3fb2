import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';

test('a message is opened from the bell, answered from a template, and a colleague sees it happen', async ({
  page,
  colleague,
  request,
  product,
  mailbox,
}) => {
  const { parentName, email } = newFamily();
  const subject = `İlk görüşme, ${parentName}`;
  const { sheet } = appointmentsOn(page);
  const row = colleague.getByRole('row', { name: `${parentName}, ${subject}` });
  await enter(page, product.accounts.user, '#appointments');
  await enter(colleague, product.accounts.moderator, `#contacts?search=${encodeURIComponent(email)}`);
  await expect(colleague.getByText('Mesaj bulunamadı')).toBeVisible();

  const message = 'İlk görüşme ne kadar sürüyor?';
  const sent = await request.post('/api/contacts', { data: { name: parentName, email, subject, message } });
  expect(sent.status()).toBe(201);
  await expect(row.getByRole('combobox')).toHaveValue('unread');

  await page.getByRole('button', { name: /^Bildirimler/ }).click();
  const panel = page.getByRole('dialog', { name: 'Bildirimler' });
  await panel
    .getByRole('listitem')
    .filter({ hasText: parentName })
    .getByRole('button', { name: 'Yeni mesaj' })
    .first()
    .click();
  const record = sheet(subject);
  await expect(record.getByText(message)).toBeVisible();

  await record.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await record.getByRole('combobox', { name: 'Şablon' }).selectOption('Randevu için yönlendirme');
  const text = record.getByRole('textbox', { name: /^Yanıt/ });
  await expect(text).toHaveValue(new RegExp(`^Sayın ${parentName},`));
  await record.getByRole('button', { name: 'Gönder', exact: true }).click();
  const replies = record.getByRole('region', { name: 'Yanıtlar' });
  await expect(replies.getByText('Gönderildi', { exact: true })).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveValue('replied');

  const replied = mailbox.emailsTo(email).filter(({ subject: one }) => one.startsWith('Mesajınıza yanıt'));
  expect(replied).toHaveLength(1);
  expect(replied[0]?.text).toContain(`Sayın ${parentName},`);
});
