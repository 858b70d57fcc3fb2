import { problems } from '@practice/contracts';
import { newFamily } from '../fixtures/families.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';
import { wizardOn } from '../fixtures/wizard.ts';

test('a parent books among many requests of her address: the browser does what is asked of it, and she notices nothing', async ({
  page,
  request,
  staff,
  ownDay,
}) => {
  for (const time of ['09:00', '10:00', '11:00']) await requestTime(request, newFamily(), { date: ownDay, time });
  const sent: Record<string, string>[] = [];
  page.on('request', (each) => {
    if (each.postData()?.includes('BookAppointment')) sent.push(each.headers());
  });
  const family = newFamily();
  await open(page, '/randevu');
  const wizard = wizardOn(page);
  await wizard.fillAll(family, { date: ownDay, time: '14:00' });
  await wizard.send.click();
  await wizard.expectConfirmed();
  expect(await staff.appointmentsOf(family.email)).toMatchObject([{ appointmentTime: '14:00', status: 'pending' }]);
  const solutions = sent.map((headers) => headers['challenge-solution']);
  expect([solutions[0], typeof solutions.at(-1)]).toEqual([undefined, 'string']);
  expect(new Set(sent.map((headers) => headers['idempotency-key'])).size).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form names the phone and keeps what was typed', async ({ page, request, guard, staff }) => {
    guard.allow(/status of 428/);
    const message = `Görüşme saatlerinizi öğrenmek istiyorum. ${crypto.randomUUID()}`;
    for (let number = 0; number < 3; number++) {
      const data = { name: 'Nazlı Gürbüz', email: 'nazli@ornek.example', message: `${message} ${number}` };
      expect((await request.post('/api/contacts', { data })).status()).toBe(201);
    }
    await page.goto('/iletisim');
    await page.getByLabel('Adınız soyadınız').fill('Nazlı Gürbüz');
    await page.getByLabel('E-posta').fill('nazli@ornek.example');
    await page.getByRole('textbox', { name: 'Mesajınız' }).fill(message);
    await page.getByRole('checkbox', { name: /KVKK/ }).check();
    await page.getByRole('button', { name: 'Mesajı gönder' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      `${problems.CHALLENGE_REQUIRED.message} Yazdıklarınız kaybolmadı.`,
    );
    await expect(page.getByText(/^Bizi arayın:/).getByRole('link')).toHaveAttribute('href', /^tel:\+90\d{10}$/);
    await expect(page.getByRole('textbox', { name: 'Mesajınız' })).toHaveValue(message);
    expect(await staff.contactMessages()).not.toContain(message);
  });
});
