import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './fixtures/chromium.ts';

/** Playwright reads the file's name from this variable itself; the sum of `npm test` is taken from that file. */
const wantsJson = Boolean(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? process.env.PLAYWRIGHT_JSON_OUTPUT_NAME);

/** None unless asked for: what needs a second try is mended. `npm test` asks for one, and names the journeys that took it. */
const retries = Number(process.env.E2E_RETRIES ?? 0);

export default defineConfig({
  globalSetup: join(import.meta.dirname, 'fixtures/run-folder.ts'),
  testDir: join(import.meta.dirname, 'journeys'),
  outputDir: join(import.meta.dirname, 'test-results'),
  // Each worker starts a product of its own. One more than there are cores: much is about waiting for what hangs or is slow.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  retries,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a slow machine is no fault of the product. What passes does not wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(wantsJson ? [['json'] as const] : [])],
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    // The document at each step, without a film of the page: every frame of it would be drawn and stored, to be thrown away.
    // With second tries only those are traced: it takes a twelfth of the processor.
    trace: { mode: retries > 0 ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
