import { phoneLink, practicePhone, type SettingKey, settingValue } from '@practice/contracts';
import { isSettingOn, readAllSettings } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { type ClosedReason, closedPage } from './closed-page.ts';
import { actorOf, localsOf } from './locals.ts';

const retryAfterSeconds: Record<ClosedReason, number> = { maintenance: 600, 'not-open': 86_400 };

/** What is there all the same: the back office and what it asks, and what machines read. */
const STAYS = /^\/(admin|api|graphql|remotes|assets|uploads|metrics)(\/|\.json$|$)|^\/robots\.txt$/i;

type Options = {
  identification: RequestHandler[];
  hasSession: (request: Request) => boolean;
  /** The faces of the site's fonts. */
  fontCss: () => string;
};

/** Why visitors do not see what they ask for; null while they do, and while the settings cannot be read. */
async function whyClosed({ path }: Request): Promise<ClosedReason | null> {
  if (STAYS.test(path)) return null;
  try {
    if (!(await isSettingOn('site_open'))) return 'not-open';
    return (await isSettingOn('maintenance_mode')) ? 'maintenance' : null;
  } catch {
    return null;
  }
}

/**
 * Before `site_open` is on, and while `maintenance_mode` is, visitors get a page of its own with status 503; signed-in staff
 * see the site. A session is read for those alone who bring one. The back office stays as it is, or nobody could switch it
 * off again.
 */
export function closedSite({ identification, hasSession, fontCss }: Options): RequestHandler[] {
  const identify = identification.map(
    (step): RequestHandler =>
      async (request, response, next) =>
        hasSession(request) && (await whyClosed(request)) ? step(request, response, next) : next(),
  );
  const close: RequestHandler = async (request, response, next) => {
    const why = await whyClosed(request);
    if (!why || actorOf(response).role !== 'anonymous') return next();
    const settings = await readAllSettings();
    const value = (key: SettingKey) => settingValue(settings, key);
    const html = closedPage({
      why,
      name: value('site_name') || value('about_name'),
      phone: phoneLink(practicePhone(value)),
      colour: value('primary_color'),
      nonce: localsOf(response).nonce,
      fontCss: fontCss(),
    });
    response.status(503).set({ 'Retry-After': String(retryAfterSeconds[why]), 'Cache-Control': 'no-store' });
    if (why === 'not-open') response.set('X-Robots-Tag', 'noindex');
    response.type('html').send(html);
  };
  return [...identify, close];
}
