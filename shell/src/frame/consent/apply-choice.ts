import type { CookiePreferences } from '@practice/contracts';
import { hasDataLayer, signalConsent } from '../../trackers/consent-mode.ts';
import { hasTrackers, isWithdrawn } from '../../trackers/document-rules.ts';
import { storeChoice } from './store-choice.ts';

/**
 * Keeps a choice. What was allowed before and is not any more ends at once: trackers are signalled, and a document in
 * which they run is loaded anew, without them and their cookies.
 */
export function applyChoice(
  chosen: CookiePreferences,
  former: CookiePreferences | undefined,
  target: Pick<Location, 'reload'> = location,
): void {
  storeChoice(chosen);
  if (!isWithdrawn(former, chosen) || !hasTrackers()) return;
  if (hasDataLayer()) signalConsent(chosen);
  target.reload();
}
