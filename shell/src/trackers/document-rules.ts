import { type CookiePreferences, trackersMark, wizardMark } from '@practice/contracts';

type Choice = Pick<CookiePreferences, 'analytics' | 'marketing'>;

const fieldInUse = '[data-wizard] :is(input, textarea, select):focus';

/**
 * Marks the document as one with trackers; false when the wizard was opened in it or somebody is in a field of it, as the
 * two never share a document. The trackers then wait for the next document.
 */
export function reserveForTrackers(target: Document = document): boolean {
  if (target.documentElement.hasAttribute(wizardMark) || target.querySelector(fieldInUse)) return false;
  target.documentElement.setAttribute(trackersMark, '');
  return true;
}

/** Whether the document has trackers, or is about to load them. */
export function hasTrackers(target: Document = document): boolean {
  return target.documentElement.hasAttribute(trackersMark);
}

const cookies = { analytics: /^(_ga|_gid|_dc_gtm_|_hj)/, marketing: /^(_fb[pc]$|_gcl)/ } as const;

/** Whether something that was allowed before is not any more. */
export function isWithdrawn(former: Choice | null | undefined, chosen: Choice): boolean {
  return Boolean((former?.analytics && !chosen.analytics) || (former?.marketing && !chosen.marketing));
}

/** Whether a cookie is a tracker's of a kind that was refused. */
export function isRefused(name: string, choice: Choice): boolean {
  return (!choice.analytics && cookies.analytics.test(name)) || (!choice.marketing && cookies.marketing.test(name));
}

/** Names of all cookies that scripts can read. */
export function cookieNames(target: Document = document): string[] {
  return target.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
}

/** Whether the browser has cookies of trackers that were refused. */
export function hasRefusedCookies(choice: Choice): boolean {
  return cookieNames().some((name) => isRefused(name, choice));
}
