import { type CookiePreferences, isTrackerFree, type Trackers, wizardMark } from '@practice/contracts';
import { gtag, pushToDataLayer, signalConsent } from './consent-mode.ts';
import { hasTrackers } from './document-rules.ts';
import { PIXEL_SCRIPT, preparePixel, prepareRecorder, recorderScript } from './other-trackers.ts';

type Choice = Pick<CookiePreferences, 'analytics' | 'marketing'>;
type Options = { trackers: Trackers; choice: Choice; anonymizeIp: boolean };

let isWatching = false;

/** Loads each tracker once, as soon as the wizard is off the page; not at all if it was opened meanwhile. */
export function loadTrackers(options: Options): void {
  whenWithoutWizard(() => {
    if (document.documentElement.hasAttribute(wizardMark)) return;
    leaveDocumentForWizard();
    load(options);
  });
}

function load({ trackers, choice, anonymizeIp }: Options): void {
  const { tagManager, analytics, recorder, pixel } = trackers;
  if (tagManager || analytics) signalConsent(choice);
  if (tagManager && addScript(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`)) {
    pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  }
  if (analytics && addScript(`https://www.googletagmanager.com/gtag/js?id=${analytics}`)) {
    gtag('js', new Date());
    gtag('config', analytics, { anonymize_ip: anonymizeIp });
  }
  if (recorder && addScript(recorderScript(recorder))) prepareRecorder(recorder);
  if (pixel && addScript(PIXEL_SCRIPT)) preparePixel(pixel);
}

/** Adds a script, which runs after the code that is running now; false when the document has it. */
function addScript(src: string): boolean {
  if ([...document.scripts].some((script) => script.src === src)) return false;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  return true;
}

/** The home page replaces its wizard by a link; until then nothing is loaded that could see its fields. */
function whenWithoutWizard(then: () => void): void {
  const isGone = () => !document.querySelector('[data-wizard]');
  if (isGone()) {
    then();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isGone()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Links to the wizard and the back office load a document of their own: the browser follows them, not the router. */
function leaveDocumentForWizard(): void {
  if (isWatching) return;
  isWatching = true;
  const follow = (event: MouseEvent) => {
    if (!hasTrackers()) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin && isTrackerFree(link.pathname)) event.stopPropagation();
  };
  addEventListener('click', follow, true);
}
