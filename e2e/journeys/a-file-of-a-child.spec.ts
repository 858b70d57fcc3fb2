import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

/** A small picture of two colours. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGM4UWFjU3ECAAprAvl6/iWvAAAAAElFTkSuQmCC',
  'base64',
);

test('a file is uploaded, opened and in the audit log; the role user is refused it everywhere; a lying type is refused', async ({
  page,
  colleague,
  request,
  product,
  staff,
  ownDay,
  guard,
}) => {
  guard.allow(/status of (401|403|404|415)/);
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '10:00' });
  await enter(page, product.accounts.moderator, `#appointments?id=${id}&tab=files`);
  const sheet = appointmentsOn(page).sheet(family.childName);
  await expect(sheet.getByText('Henüz dosya yok')).toBeVisible();

  const chosen = sheet.getByLabel('Dosyalar', { exact: true });
  await chosen.setInputFiles([
    { name: 'Çizim.png', mimeType: 'image/png', buffer: png },
    { name: 'Rapor.pdf', mimeType: 'application/pdf', buffer: png },
  ]);
  await expect(sheet.getByText('Dosyanın adı PDF diyor, içeriği ise PNG resmi. Doğru dosyayı seçin.')).toBeVisible();
  await expect(sheet.getByRole('tab', { name: 'Dosyalar (1)' })).toBeVisible();
  const shown = page.waitForResponse((response) => response.url().includes('/uploads/files/'));
  await sheet.getByRole('button', { name: 'Çizim.png: önizle' }).click();
  const picture = await shown;
  expect(picture.status()).toBe(200);
  const drawn = () =>
    sheet.getByRole('img', { name: 'Çizim.png' }).evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(drawn).toBe(2);

  const files = (await (await page.request.get(`/api/appointments/${id}/files`)).json()) as { id: string }[];
  const fileId = files[0]?.id ?? '';
  await enter(colleague, product.accounts.user, `#appointments?id=${id}&tab=files`);
  const theirs = appointmentsOn(colleague).sheet(family.childName);
  await expect(theirs.getByText('Çocuk ve veli')).toBeVisible();
  await expect(theirs.getByRole('tab')).toHaveCount(0);
  const api = colleague.request;
  const query = `{ appointmentFiles(appointmentId: "${id}") { fileName } }`;
  const asked = await (await api.post('/graphql', { data: { query } })).json();
  expect(asked.errors[0].extensions.code).toBe('FORBIDDEN');
  const refusals = [
    await api.get(`/api/appointments/${id}/files`),
    await api.get(`/api/appointment-files/${fileId}/address`),
    await api.delete(`/api/appointment-files/${fileId}`),
    await api.get(picture.url()),
  ];
  expect(refusals.map((response) => response.status())).toEqual([403, 403, 403, 403]);
  expect((await request.get(picture.url())).status()).toBe(401);

  await expect.poll(() => staff.actionsOn(fileId)).toContain('appointment-file.read');
});
