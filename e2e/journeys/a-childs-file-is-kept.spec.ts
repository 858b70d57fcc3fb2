import { readFile } from 'node:fs/promises';
import { addDays, today } from '@practice/contracts';
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter, paletteOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';
import { typedDate } from '../fixtures/wizard.ts';

test("a child's file: notes, what is known of the child, assessments over time and a summary; nothing for an assistant", async ({
  page,
  colleague,
  request,
  product,
  ownDay,
}) => {
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '09:00' });
  const { sheet: dialog, toast } = appointmentsOn(page);
  await enter(page, product.accounts.moderator, `#appointments?id=${id}`);
  const sheet = dialog(family.childName);
  const tab = (name: string | RegExp) => sheet.getByRole('tab', { name });

  await tab(/^Notlar/).click();
  await expect(sheet.getByRole('button', { name: 'Not ekle' })).toBeDisabled();
  await sheet.getByRole('textbox', { name: 'Yeni not' }).fill('Oyun odasında sakindi.');
  await sheet.getByRole('checkbox', { name: 'Özel not' }).check();
  await sheet.getByRole('button', { name: 'Not ekle' }).click();
  await expect(toast('Not eklendi.')).toBeVisible();
  await expect(tab('Notlar (1)')).toBeVisible();
  await expect(sheet.getByRole('article').getByText('Özel', { exact: true })).toBeVisible();

  await tab('Çocuk Profili').click();
  await sheet.getByRole('textbox', { name: 'Alerjiler' }).fill('Fıstık');
  await sheet.getByRole('button', { name: 'Dosyayı kaydet' }).click();
  await expect(toast('Çocuk dosyası kaydedildi.')).toBeVisible();
  const history = sheet.getByRole('list', { name: 'Geçmiş' });
  await expect(history).toContainText('Oyun odasında sakindi.');
  await expect(history).toContainText('Bu randevu');

  await tab(/^Değerlendirmeler/).click();
  for (const [score, daysAgo] of [
    ['12,5', 30],
    ['17', 0],
  ] as const) {
    await sheet.getByRole('button', { name: 'Değerlendirme ekle' }).click();
    const form = sheet.getByRole('form', { name: 'Yeni değerlendirme' });
    await form.getByRole('textbox', { name: 'Değerlendirme türü' }).fill('Dikkat testi');
    await form.getByRole('textbox', { name: 'Puan', exact: true }).fill(score);
    await form.getByRole('textbox', { name: 'Tarih' }).fill(typedDate(addDays(today(), -daysAgo)));
    await form.getByRole('button', { name: 'Ekle' }).click();
    await expect(sheet.getByRole('article').filter({ hasText: `${score} / 100` })).toBeVisible();
  }
  await expect(tab('Değerlendirmeler (2)')).toBeVisible();
  await expect(sheet.getByRole('img', { name: /^Dikkat testi: .* 12,5, .* 17 puan\.$/ })).toBeVisible();

  await tab('Çocuk Profili').click();
  const begun = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Özeti indir (PDF)' }).click();
  const summary = await begun;
  expect(summary.suggestedFilename()).toMatch(/^cocuk-ozeti-[\d-]+\.pdf$/);
  expect((await readFile(await summary.path())).toString('latin1')).toMatch(/^%PDF-1\.7/);

  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Notlar (1)', 'Çocuk Profili', 'Değerlendirmeler (2)']) {
      await tab(name).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // Colours are the same at every width.
      if (width !== 1440) continue;
      await expectReadable(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
    }
    for (const each of await sheet.getByRole('tab').all()) await expect(each).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/admin#dashboard');
  await page.keyboard.press('Control+K');
  await paletteOn(page).fill(family.phone);
  await page.getByRole('group', { name: 'Çocuk dosyaları' }).getByRole('option', { name: family.childName }).click();
  await expect(dialog(family.childName).getByRole('textbox', { name: 'Alerjiler' })).toHaveValue('Fıstık');

  await enter(colleague, product.accounts.user, `#appointments?id=${id}&tab=notes`);
  await expect(appointmentsOn(colleague).sheet(family.childName)).toContainText(family.parentName);
  await expect(appointmentsOn(colleague).sheet(family.childName).getByRole('tab')).toHaveCount(0);
  const api = colleague.request;
  const [file] = (await (
    await page.request.get('/api/child-profiles', { params: { search: family.phone } })
  ).json()) as {
    id: string;
  }[];
  const refusals = [
    await api.get(`/api/appointments/${id}/notes`),
    await api.get(`/api/appointments/${id}/child-profile`),
    await api.get('/api/assessments', { params: { appointmentId: id } }),
    await api.get(`/api/child-profiles/${file?.id}/timeline`),
    await api.get(`/api/child-profiles/${file?.id}/summary.pdf`),
  ];
  expect(refusals.map((response) => response.status())).toEqual([403, 403, 403, 403, 403]);
  const query = `{ clinicalNotes(appointmentId: "${id}") { content } }`;
  const refused = await (await api.post('/graphql', { data: { query } })).json();
  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
});
