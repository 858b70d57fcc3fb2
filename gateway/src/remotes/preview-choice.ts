import type { Request, RequestHandler, Response } from 'express';
import { localsOf } from '../edge/locals.ts';
import { type Identification, isStaff } from './identify-staff.ts';

/** Which preview one browser shows: version by the remote's name. */
export type PreviewChoice = Readonly<Record<string, string>>;

export const PREVIEW_COOKIE = 'practice.preview';
const cookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/**
 * Reads which previews this browser has chosen into `localsOf(response).previews`. The cookie alone is not enough:
 * `identification` establishes who is signed in, and only versions that the list of remotes has as previews are ever shown.
 * Requests without the cookie, and those with neither session nor access token, skip all of it.
 */
export function readPreviewChoice({ identification, hasSession }: Identification): RequestHandler {
  return async (request, response, next) => {
    if (!hasSession(request) && !request.headers.authorization) return next();
    const choice = choiceOf(request);
    if (Object.keys(choice).length === 0) return next();
    if (await isStaff(identification, request, response)) localsOf(response).previews = choice;
    next();
  };
}

/** The choice in a request's cookie; empty when there is none, or it is malformed. */
export function choiceOf(request: Request): PreviewChoice {
  const pair = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${PREVIEW_COOKIE}=`));
  if (!pair) return {};
  const entries = decode(pair.slice(PREVIEW_COOKIE.length + 1))
    .split(' ')
    .flatMap((each) => {
      const [name, version] = each.split('@');
      return name && version ? [[name, version] as const] : [];
    });
  return Object.fromEntries(entries);
}

/** Whether a request has the cookie of previews, from whomever it comes. */
export function hasPreviewChoice({ headers: { cookie } }: Request): boolean {
  return cookie?.includes(`${PREVIEW_COOKIE}=`) === true;
}

/** Stores a choice in a cookie until the browser is closed; an empty choice clears it. */
export function rememberChoice(request: Request, response: Response, choice: PreviewChoice): void {
  const text = Object.entries(choice)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
  const options = { ...cookie, secure: request.secure };
  if (text === '') response.clearCookie(PREVIEW_COOKIE, options);
  else response.cookie(PREVIEW_COOKIE, text, options);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
