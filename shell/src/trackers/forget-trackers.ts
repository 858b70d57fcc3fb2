import type { CookiePreferences } from '@practice/contracts';
import { cookieNames, isRefused } from './document-rules.ts';

type Choice = Pick<CookiePreferences, 'analytics' | 'marketing'>;

/** Removes the cookies of the trackers that were refused, of this host and the domains above it, and what they stored. */
export function forgetTrackers(choice: Choice, target: Document = document): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  for (const name of cookieNames(target).filter((each) => isRefused(each, choice))) {
    for (const domain of ['', ...domains]) {
      target.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/${domain}`;
    }
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isRefused(key, choice)) storage.removeItem(key);
  }
}
