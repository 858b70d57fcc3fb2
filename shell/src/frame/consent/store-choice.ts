import { COOKIE_TEXT_VERSION, type CookiePreferences, cookieChoiceKeys, randomId } from '@practice/contracts';

/**
 * Keeps the choice in the browser, with the id under which its proof is kept on the server. Without storage the choice
 * holds for this document; the visitor is asked again in the next.
 */
export function storeChoice(preferences: CookiePreferences, storage: Pick<Storage, 'setItem'> = localStorage): void {
  const consent = { id: randomId(), textVersion: COOKIE_TEXT_VERSION, at: new Date().toISOString() };
  try {
    storage.setItem(cookieChoiceKeys.preferences, JSON.stringify(preferences));
    storage.setItem(cookieChoiceKeys.consent, JSON.stringify(consent));
  } catch {
    // Storage is full or switched off.
  }
  const { analytics, marketing } = preferences;
  sendConsent(JSON.stringify({ id: consent.id, analytics, marketing, textVersion: consent.textVersion }));
}

function sendConsent(body: string): void {
  fetch('/api/consents', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => {
    // The choice holds without its proof on the server.
  });
}
