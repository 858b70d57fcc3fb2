import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until.ts';

const PATHS = ['/', '/iletisim', '/api/working-hours'];

/** What a path is answered with: its status, or the error's message. */
async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Waits until the product renders: the first page of a process takes long on a busy machine. Throws with the last answer. */
export async function untilRendered(url: string): Promise<void> {
  let last = '';
  const isRendered = async () => {
    last = await ask(url);
    return last === '200';
  };
  if (!(await until(isRendered))) throw new Error(`${url} is answered with ${last}.`);
}

/** Asks for pages and times while something happens; returns how many answers there were, and those that were not 200. */
export async function failuresWhile(
  url: string,
  work: () => Promise<unknown>,
): Promise<{ asked: number; failed: string[] }> {
  let isDone = false;
  let asked = 0;
  const failed: string[] = [];
  const askAgainAndAgain = async (path: string) => {
    while (!isDone) {
      const status = await ask(`${url}${path}`);
      asked += 1;
      if (status !== '200') failed.push(`${path}: ${status}`);
      await pause(50);
    }
  };
  const asking = PATHS.map(askAgainAndAgain);
  await work().finally(() => {
    isDone = true;
  });
  await Promise.all(asking);
  return { asked, failed };
}
