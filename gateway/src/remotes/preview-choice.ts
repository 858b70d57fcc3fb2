import type { Request, RequestHandler, Response } from 'express';
import { cookieOf } from '../auth/session-cookie.ts';
import { actorOf, localsOf } from '../edge/locals.ts';
import { type Identification, isStaff } from './identify-staff.ts';
import type { Remotes } from './load-remotes.ts';
import { offeredOf } from './offered-previews.ts';
import { type LinkedPreview, readPreviewLink } from './preview-links.ts';

/** Which preview one browser shows: version by the remote's name. */
export type PreviewChoice = Readonly<Record<string, string>>;

export const PREVIEW_COOKIE = 'practice.preview';
/** The token of the link that this browser has opened last. */
const LINK_COOKIE = 'practice.preview-link';
const cookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

type Parts = Identification & { remotes: Pick<Remotes, 'previews'> };

/**
 * Reads which previews this browser shows into `localsOf(response).previews`: what staff who are signed in have chosen, and that
 * of a link that was opened here, until it ends. A cookie alone adds nothing: `identification` establishes who is signed in, a link
 * is signed, and only what the list of remotes has as previews for that person is ever shown. Requests without these cookies, and
 * those with neither session nor access token, skip the identification.
 */
export function readPreviewChoice({ identification, hasSession, remotes }: Parts): RequestHandler {
  return async (request, response, next) => {
    let choice = linkedChoice(request, remotes);
    const chosen = choiceOf(request);
    const mayBeStaff = Object.keys(chosen).length > 0 && (hasSession(request) || request.headers.authorization);
    if (mayBeStaff && (await isStaff(identification, request, response)))
      choice = { ...choice, ...offeredOf(chosen, remotes.previews(actorOf(response))) };
    if (Object.keys(choice).length > 0) localsOf(response).previews = choice;
    next();
  };
}

/** The preview of the link that this browser has opened last; empty when there is none, or it has ended. */
export function linkedChoice(request: Request, remotes: Parts['remotes']): PreviewChoice {
  const preview = readPreviewLink(cookieText(request, LINK_COOKIE));
  if (!preview || preview.expires <= Date.now()) return {};
  return offeredOf({ [preview.name]: preview.version }, remotes.previews());
}

/** Has this browser show the preview of a link until the link expires. */
export function rememberLink(request: Request, response: Response, token: string, { expires }: LinkedPreview): void {
  response.cookie(LINK_COOKIE, token, { ...cookie, secure: request.secure, expires: new Date(expires) });
}

/** The choice in a request's cookie; empty when there is none, or it is malformed. */
export function choiceOf(request: Request): PreviewChoice {
  const entries = cookieText(request, PREVIEW_COOKIE)
    .split(' ')
    .flatMap((each) => {
      const [name, version] = each.split('@');
      return name && version ? [[name, version] as const] : [];
    });
  return Object.fromEntries(entries);
}

/** Whether a request has a cookie of previews, from whomever it comes. */
export function hasPreviewChoice(request: Request): boolean {
  return [PREVIEW_COOKIE, LINK_COOKIE].some((name) => cookieText(request, name) !== '');
}

/** Stores a choice, in place of a link's, in a cookie until the browser is closed; an empty choice clears it. */
export function rememberChoice(request: Request, response: Response, choice: PreviewChoice): void {
  const text = Object.entries(choice)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
  const options = { ...cookie, secure: request.secure };
  if (cookieText(request, LINK_COOKIE) !== '') response.clearCookie(LINK_COOKIE, options);
  if (text === '') response.clearCookie(PREVIEW_COOKIE, options);
  else response.cookie(PREVIEW_COOKIE, text, options);
}

/** The text of a cookie; empty when there is none, or it is malformed. */
function cookieText(request: Request, name: string): string {
  try {
    return decodeURIComponent(cookieOf(request, name) ?? '');
  } catch {
    return '';
  }
}
