import type { CookiePreferences } from '@practice/contracts';

type Choice = Pick<CookiePreferences, 'analytics' | 'marketing'>;

type Page = { dataLayer?: unknown[] };

/** Consent mode: everything is denied at first, then what the visitor allowed is granted. */
export function signalConsent(choice: Choice): void {
  if (!hasDataLayer()) gtag('consent', 'default', signals({ analytics: false, marketing: false }));
  gtag('consent', 'update', signals(choice));
}

/** Google's scripts recognise a command by its being an `arguments` object, not an array. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  pushToDataLayer(arguments);
}

export function pushToDataLayer(entry: unknown): void {
  const page = window as Page;
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}

/** Whether Google's scripts have been given anything in this document. */
export function hasDataLayer(): boolean {
  return (window as Page).dataLayer !== undefined;
}

function signals({ analytics, marketing }: Choice): Record<string, string> {
  const ads = marketing ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  };
}
