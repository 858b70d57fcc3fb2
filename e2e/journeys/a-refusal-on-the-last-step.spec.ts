import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

/** Has the first request that is sent reach the server with fields that it refuses and the form does not. */
async function spoilFirstRequest(page: Page, fields: Record<string, string>): Promise<void> {
  let isSpoilt = false;
  await page.route('**/graphql*', async (route) => {
    const body = route.request().postDataJSON() as { variables?: { input?: object } } | null;
    if (isSpoilt || !body?.variables?.input) return route.continue();
    isSpoilt = true;
    const input = { ...body.variables.input, ...fields };
    await route.continue({ postData: JSON.stringify({ ...body, variables: { ...body.variables, input } }) });
  });
}

test('what the server refuses is listed on the last step; a press leads to each, and nothing typed is lost', async ({
  page,
  ownDay,
}) => {
  const family = newFamily();
  const when = { date: ownDay, time: '10:00' };
  const wizard = wizardOn(page);
  await spoilFirstRequest(page, { phone: '123', reason: 'kısa' });
  await open(page, '/randevu');
  await wizard.fillAll(family, when);
  await wizard.send.click();

  const toPhone = wizard.form.getByRole('button', { name: '2. adım, İletişim: Telefon' });
  await expect(toPhone).toBeFocused();
  await expect(wizard.form.getByText('En az 10 karakter yazınız')).toBeVisible();
  await wizard.expectStep('Randevu Zamanı');
  await expect(wizard.consents.kvkk).toBeChecked();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await wizard.expectStep('İletişim Bilgileri');
  await expect(wizard.field('Telefon')).toBeFocused();
  await expect(wizard.field('Telefon')).toHaveValue(family.phone);
  await expect(wizard.form.getByText('En az 10 rakam olmalıdır')).toBeVisible();
  await wizard.next.click();
  await wizard.expectStep('Hizmet Tercihi');
  await wizard.next.click();
  await wizard.expectKept(family, when);
  await wizard.send.click();
  await wizard.expectConfirmed();
});
