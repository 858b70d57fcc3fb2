import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** Bytes of scripts as they are transferred: compressed, with their response headers. */
type ScriptBytes = {
  /** Until the page answers input and asks for no more scripts, with nobody touching it. */
  untouched: number;
  /** After `goOn`. */
  whole: number;
};

/** No more scripts are expected after this many milliseconds without one being loaded. */
const QUIET_MS = 2000;

/**
 * What a visitor downloads of JavaScript at an address, in a fresh context on a phone's screen.
 * @param goOn uses the page until everything that it should load is loaded
 */
export async function javascriptBytes(
  browser: Browser,
  url: string,
  goOn?: (page: Page) => Promise<void>,
): Promise<ScriptBytes> {
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    const onceQuiet = await countScripts(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
    const untouched = await onceQuiet();
    await goOn?.(page);
    return { untouched, whole: goOn ? await onceQuiet() : untouched };
  } finally {
    await context.close();
  }
}

/** Counts from now on; the returned function waits until nothing is being loaded and returns the sum. */
async function countScripts(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  const underWay = new Set<string>();
  let bytes = 0;
  let lastAt = Date.now();
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') underWay.add(requestId);
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) underWay.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!underWay.delete(requestId)) return;
    bytes += encodedDataLength;
    lastAt = Date.now();
  });
  client.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  await client.send('Network.enable');
  return async () => {
    lastAt = Date.now();
    while (underWay.size > 0 || Date.now() - lastAt < QUIET_MS) await pause(100);
    return bytes;
  };
}
