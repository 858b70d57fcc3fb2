import { newFamily } from '../fixtures/families.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

// A browser that says that it is driven by a program is not counted among visitors.
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, userAgent });

test('a mother comes from a city page, reads a post, opens the service and books it', async ({
  page,
  staff,
  ownDay,
}) => {
  const family = newFamily();
  const main = page.getByRole('main');
  const countedVisits: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/page-visits') countedVisits.push(response.status());
  });
  const follow = async (link: string) => {
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: link, exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  };

  await open(page, '/corlu-cocuk-psikologu');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Çorlu');
  await follow('Blog');
  await main
    .getByRole('link', { name: /Oyun Terapisi Nedir, Seansta Ne Olur/ })
    .first()
    .tap();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oyun Terapisi Nedir, Seansta Ne Olur?');
  await expect(page).toHaveURL('/blog/oyun-terapisi-nedir-seansta-ne-olur');

  await follow('Hizmetler');
  await main.getByRole('link', { name: 'Ayrıntılı bilgi: Oyun Terapisi' }).tap();
  await expect(page).toHaveURL('/hizmetler/oyun-terapisi');
  // The blog, the post, the services and this one, which no server was asked for.
  await expect.poll(() => countedVisits).toEqual([204, 204, 204, 204]);
  await main.getByRole('link', { name: 'Oyun Terapisi için randevu alın' }).first().tap();
  await expect(page).toHaveURL('/randevu?hizmet=oyun-terapisi');

  const wizard = wizardOn(page);
  await wizard.expectStep('Kişisel Bilgiler');
  await wizard.fillPersonal(family);
  await wizard.next.tap();
  await wizard.fillContact(family);
  await wizard.next.tap();
  await expect(wizard.form.getByRole('radio', { name: 'Oyun Terapisi' })).toBeChecked();
  await wizard.field('Mesajınız').fill(family.message);
  await wizard.next.tap();
  await wizard.chooseDay(ownDay);
  await wizard.chooseTime('11:00');
  await wizard.agree();
  await wizard.send.tap();
  await wizard.expectConfirmed();
  expect(await staff.appointmentsOf(family.email)).toEqual([
    expect.objectContaining({ serviceType: 'oyun-terapisi', appointmentDate: ownDay, appointmentTime: '11:00' }),
  ]);

  // With the page in the background (a page that is left would send it under the test browser's own name) the site is told
  // how fast the visit's first page was.
  const before = await staff.loadTimesOf('/corlu-cocuk-psikologu');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => staff.loadTimesOf('/corlu-cocuk-psikologu')).toBeGreaterThan(before);
});
