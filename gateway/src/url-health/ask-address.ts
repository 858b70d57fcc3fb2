import type { UrlAnswer } from '@practice/contracts';
import { readPage } from './read-page.ts';
import { type Response, send } from './send.ts';
import { addressOf, type CheckedSite, isOwnAddress } from './site.ts';

const MAX_REDIRECTS = 5;
export const TIMEOUT_MS = 10_000;

type Options = { site: CheckedSite; isPage: boolean; timeoutMs?: number; stopped?: AbortSignal };

/**
 * What a path of the site answers, after redirects within the site; one that leads away is not followed. A page, which is
 * HTML, also says what is on it.
 */
export async function askAddress(
  path: string,
  { site, isPage, timeoutMs = TIMEOUT_MS, stopped }: Options,
): Promise<UrlAnswer> {
  const first = addressOf(path, site);
  const none = { path, statusCode: null, responseTime: null, redirectedTo: null, problem: null, page: null };
  if (!first) return { ...none, problem: 'Adres bu sitede değil.' };
  const inTime = AbortSignal.timeout(timeoutMs);
  const signal = stopped ? AbortSignal.any([inTime, stopped]) : inTime;
  const startedAt = performance.now();
  let url = first;
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const response = await send(url, { site, signal, withBody: isPage });
      const target = targetOf(response, url);
      if (!target || !isOwnAddress(target, site)) {
        const responseTime = Math.round(performance.now() - startedAt);
        const redirectedTo = target?.href ?? (url === first ? null : url.pathname + url.search);
        const answer = { ...none, statusCode: response.statusCode, responseTime, redirectedTo };
        if (target) return { ...answer, problem: `Adres siteden dışarı, ${target.host} adresine yönlendiriyor.` };
        return isPage && response.statusCode === 200 ? withPage(answer, response, { url, site }) : answer;
      }
      url = target;
    }
    return { ...none, problem: 'Yönlendirmeler birbirini izliyor, sonuna gelinemiyor.' };
  } catch {
    const problem = signal.aborted ? `Sayfa ${timeoutMs / 1000} saniyede yanıt vermedi.` : 'Sayfa yanıt vermiyor.';
    return { ...none, problem };
  }
}

function targetOf({ statusCode, location }: Response, url: URL): URL | undefined {
  const isRedirect = statusCode >= 300 && statusCode < 400 && location !== undefined;
  return isRedirect && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

/** A page of another type than HTML says nothing of itself. */
function withPage(answer: UrlAnswer, response: Response, { url, site }: { url: URL; site: CheckedSite }): UrlAnswer {
  if (!response.type.includes('text/html')) return answer;
  return { ...answer, page: readPage(response.body, { url, site, robots: response.robots }) };
}
