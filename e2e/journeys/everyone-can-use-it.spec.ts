import type { Page } from '@playwright/test';
import {
  brokenWords,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  expectWholeNumbers,
} from '../fixtures/accessibility.ts';
import { newFamily } from '../fixtures/families.ts';
import { publicPages } from '../fixtures/public-pages.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

const NARROWEST = 320;
const PHONE = 375;
const widths = [NARROWEST, PHONE, 768, 1440];

/** The narrowest screen shows the same page as a phone: there only its width is looked at. */
async function expectUsable(page: Page, width: number): Promise<void> {
  if (width > NARROWEST) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectWholeNumbers(page);
  expect.soft(await brokenWords(page, 'body'), 'broken words').toEqual([]);
}

for (const width of widths) {
  const isPhone = width < 768;
  const height = isPhone ? 740 : 900;

  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone });

    const paths = width === 768 ? ['/', '/kvkk-aydinlatma-metni'] : publicPages;
    // What a phone has loaded is made narrower, and not loaded once more for that.
    for (const path of width === NARROWEST ? [] : [...paths, '/boyle-bir-sayfa-yok']) {
      const andNarrower = width === PHONE ? `, at ${NARROWEST} px neither` : '';
      test(`${path} has no barrier and does not move sideways${andNarrower}`, async ({ page, guard }) => {
        guard.allow(/status of 404/);
        await open(page, path);
        await expectUsable(page, width);
        if (width !== PHONE) return;
        await page.setViewportSize({ width: NARROWEST, height });
        await expectStill(page);
        await expectUsable(page, NARROWEST);
      });
    }

    test('every step of the wizard has no barrier and does not move sideways', async ({ page, ownDay }) => {
      // Checks a whole page eight times.
      test.slow();
      const family = newFamily();
      const wizard = wizardOn(page);
      const check = async (step: string) => {
        await wizard.expectStep(step);
        await expectUsable(page, width);
      };
      await open(page, '/randevu');
      await check('Kişisel Bilgiler');
      await wizard.next.click();
      await check('Kişisel Bilgiler');
      await wizard.form.getByRole('button', { name: 'Takvimi aç' }).click();
      await expect(page.getByRole('dialog', { name: 'Takvim' })).toBeVisible();
      await check('Kişisel Bilgiler');
      await page.keyboard.press('Escape');
      await wizard.fillPersonal(family);
      await wizard.next.click();
      await check('İletişim Bilgileri');
      await wizard.fillContact(family);
      await wizard.next.click();
      await check('Hizmet Tercihi');
      await wizard.fillService(family);
      await wizard.next.click();
      await wizard.send.click();
      await check('Randevu Zamanı');
      await wizard.chooseDay(ownDay);
      await wizard.chooseTime('09:00');
      await wizard.agree();
      await check('Randevu Zamanı');
      await wizard.send.click();
      await wizard.expectConfirmed();
      await expect(page.getByRole('status').filter({ hasText: 'Randevu talebiniz alındı!' })).toBeVisible();
      await check('Randevu Talebiniz Alındı!');
    });

    if (width < 1024) {
      test('the open menu has no barrier, holds the focus and keeps the page behind it still', async ({ page }) => {
        await open(page, '/');
        await page.getByRole('button', { name: 'Menüyü aç' }).click();
        const drawer = page.getByRole('dialog', { name: 'Menü' });
        await expect(drawer.getByRole('navigation')).toBeVisible();
        await expectStill(page);
        await expectUsable(page, width);
        await page.mouse.wheel(0, 600);
        for (let presses = 0; presses < 12; presses += 1) {
          await page.keyboard.press('Tab');
          const isOutside = await page.evaluate(() => {
            const focused = document.activeElement;
            return focused !== null && focused !== document.body && focused.closest('dialog, [role=dialog]') === null;
          });
          expect(isOutside, 'the focus left the menu').toBe(false);
        }
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(page.getByRole('button', { name: 'Menüyü aç' })).toBeFocused();
      });
    }
  });
}

test('a phone held sideways shows one link to book beside the menu and the bar', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, '/');
  await expect(page.locator('header, aside').getByRole('link', { name: 'Randevu Al' })).toHaveCount(1);
  expect((await page.getByLabel('Hızlı iletişim').boundingBox())?.height).toBeLessThanOrEqual(56);
  await page.setViewportSize({ width: 844, height: 360 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Randevu Al' })).toBeVisible();
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/randevu');
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
  );
  for (const duration of durations) expect(duration).toBeLessThanOrEqual(10);
});
