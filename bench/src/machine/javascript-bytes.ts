import type { Browser, Page } from '@playwright/test';

/** Bytes of scripts as they come over the line: compressed, with the headers of their answers. */
export type ScriptBytes = {
  /** Until the page answers input and is quiet, with nobody touching it. */
  untouched: number;
  /** After `goOn`. */
  whole: number;
};

/**
 * What a visitor downloads of JavaScript at an address, in a fresh context on a phone's screen.
 * @param goOn uses the page until all that it is to have loaded has come
 */
export async function javascriptBytes(
  browser: Browser,
  url: string,
  goOn: (page: Page) => Promise<void> = async () => undefined,
): Promise<ScriptBytes> {
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    const sum = await countScripts(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const untouched = sum();
    await goOn(page);
    await page.waitForLoadState('networkidle');
    return { untouched, whole: sum() };
  } finally {
    await context.close();
  }
}

async function countScripts(page: Page): Promise<() => number> {
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
  return () => bytes;
}
