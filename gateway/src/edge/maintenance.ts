import { phoneLink, practicePhone, type SettingKey, settingValue } from '@practice/contracts';
import { isSettingOn, readAllSettings } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { actorOf, localsOf } from './locals.ts';
import { maintenancePage } from './maintenance-page.ts';

const RETRY_AFTER_SECONDS = 600;

/** What is there all the same: the back office and what it asks, and what machines read. */
const STAYS = /^\/(admin|api|graphql|remotes|assets|uploads|metrics)(\/|\.json$|$)|^\/(robots\.txt|favicon\.ico)$/i;

type Options = {
  identification: RequestHandler[];
  hasSession: (request: Request) => boolean;
  /** The faces of the site's fonts. */
  fontCss: () => string;
};

/**
 * While `maintenance_mode` is on, visitors get a page of its own with status 503; signed-in staff see the site. A session
 * is read for those alone who bring one. The back office stays as it is, or nobody could switch it off again.
 */
export function maintenance({ identification, hasSession, fontCss }: Options): RequestHandler[] {
  const isClosed = async (request: Request) =>
    !STAYS.test(request.path) && (await isSettingOn('maintenance_mode').catch(() => false));
  const identify = identification.map(
    (step): RequestHandler =>
      async (request, response, next) =>
        hasSession(request) && (await isClosed(request)) ? step(request, response, next) : next(),
  );
  const close: RequestHandler = async (request, response, next) => {
    if (!(await isClosed(request)) || actorOf(response).role !== 'anonymous') return next();
    const settings = await readAllSettings();
    const value = (key: SettingKey) => settingValue(settings, key);
    const html = maintenancePage({
      name: value('site_name') || value('about_name'),
      phone: phoneLink(practicePhone(value)),
      colour: value('primary_color'),
      nonce: localsOf(response).nonce,
      fontCss: fontCss(),
    });
    response.status(503).set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' });
    response.type('html').send(html);
  };
  return [...identify, close];
}
