import {
  allowedTrackers,
  asksAboutCookies,
  type CookiePreferences,
  cookieChoiceKeys,
  isTrackerFree,
  readCookieChoice,
} from '@practice/contracts';
import { useLocation } from '@practice/ui/router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isSandboxed } from '../../head/own-code.ts';
import type { Settings } from '../../site/site-settings.ts';
import { hasRefusedCookies, hasTrackers, isWithdrawn, reserveForTrackers } from '../../trackers/document-rules.ts';
import type { ConsentScreenProps } from './consent-screen.tsx';
import { onOpenCookiePreferences } from './open-preferences.ts';

const nothing = { analytics: false, marketing: false } as const;

/**
 * The cookie banner, the panel, and the trackers that the visitor has allowed. Everything of it is loaded after hydration
 * and only when it is needed: pages are the same for everybody, so the choice is known in the browser alone.
 */
export function CookieConsent({ settings }: { settings: Settings }) {
  const { pathname } = useLocation();
  // Undefined until the browser's storage has been read, and where there is none; null while nothing is chosen.
  const [choice, setChoice] = useState<CookiePreferences | null>();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [Screen, setScreen] = useState<ComponentType<ConsentScreenProps>>();
  const isRequired = asksAboutCookies(settings);
  const isFree = isTrackerFree(pathname);
  const policy = settings('cerez_politikasi_url') || '/cerez-politikasi';
  const closePanel = useCallback(() => setIsPanelOpen(false), []);
  // The wizard is filled in undisturbed.
  const hasBanner = isRequired && choice === null && !isFree;
  const isShown = hasBanner || isPanelOpen;

  useEffect(() => (isSandboxed() ? undefined : setChoice(readStored())), []);
  useEffect(() => onChoiceInOtherTab(choice, setChoice), [choice]);
  useEffect(() => {
    // Without storage nothing can be chosen here; the page about cookies has the panel too.
    const open = () => (isSandboxed() ? location.assign(policy) : setIsPanelOpen(true));
    return isRequired ? onOpenCookiePreferences(open) : undefined;
  }, [isRequired, policy]);

  useEffect(() => {
    // Without this code nothing is asked and nothing is loaded.
    if (isShown) import('./consent-screen.tsx').then((loaded) => setScreen(() => loaded.ConsentScreen), closePanel);
  }, [isShown, closePanel]);

  useEffect(() => {
    if (choice === undefined) return;
    const allowed = (isRequired && choice) || nothing;
    if (hasRefusedCookies(allowed)) {
      import('../../trackers/forget-trackers.ts').then(({ forgetTrackers }) => forgetTrackers(allowed)).catch(ignore);
    }
    const trackers = allowedTrackers(settings, allowed);
    if (Object.keys(trackers).length === 0 || isFree || !reserveForTrackers()) return;
    const anonymizeIp = settings('analytics_anonymize_ip') === 'true';
    import('../../trackers/load-trackers.ts')
      .then(({ loadTrackers }) => loadTrackers({ trackers, choice: allowed, anonymizeIp }))
      .catch(ignore);
  }, [choice, isRequired, isFree, settings]);

  if (!isShown || !Screen) return null;
  return (
    <Screen
      hasBanner={hasBanner}
      isPanelOpen={isPanelOpen}
      choice={choice ?? undefined}
      policy={policy}
      onChosen={(chosen) => {
        closePanel();
        setChoice(chosen);
      }}
      onOpenPanel={() => setIsPanelOpen(true)}
      onClosePanel={closePanel}
    />
  );
}

function readStored(): CookiePreferences | null {
  try {
    return readCookieChoice(localStorage) ?? null;
  } catch {
    return null;
  }
}

/** What is chosen in one tab holds in all of them: a tab whose trackers have lost their consent is loaded anew. */
function onChoiceInOtherTab(
  former: CookiePreferences | null | undefined,
  onChosen: (choice: CookiePreferences) => void,
): () => void {
  const follow = ({ key }: StorageEvent) => {
    const chosen = key === cookieChoiceKeys.consent ? readStored() : null;
    if (!chosen) return;
    if (isWithdrawn(former, chosen) && hasTrackers()) location.reload();
    else onChosen(chosen);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function ignore(): void {}
