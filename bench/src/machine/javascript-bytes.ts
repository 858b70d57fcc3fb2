import { chromium, type Page } from '@playwright/test';
import { provideChromium } from '../checks/chromium.ts';

export type JavaScriptSize = {
  path: string;
  /** Bytes of scripts, as they come over the line, before anybody touches the page. */
  untouched: number;
  /** Bytes once the page answers input; what it holds further down has not been reached. */
  started: number;
};

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * What a visitor of each path downloads of JavaScript, in a fresh browser on a phone's screen.
 * @param origin address of a running product
 */
export async function javascriptSizes(origin: string, paths: readonly string[]): Promise<JavaScriptSize[]> {
  const { path: executablePath } = await provideChromium();
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  try {
    const sizes: JavaScriptSize[] = [];
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
      sizes.push({ path, ...(await sizesOf(await context.newPage(), origin + path)) });
      await context.close();
    }
    return sizes;
  } finally {
    await browser.close();
  }
}

async function sizesOf(page: Page, url: string): Promise<{ untouched: number; started: number }> {
  const client = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  // 'load' comes before a page to be read looks for a quiet moment.
  await page.goto(url, { waitUntil: 'load' });
  const untouched = bytes;
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return { untouched, started: bytes };
}
