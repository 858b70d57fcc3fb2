import { hasDraft } from '../draft-storage.ts';

/** An element counts as near from half a screen below the visible area. */
const margin = '50% 0px';

/**
 * Calls `then` once, when a visitor is about to use `element`: it comes near the screen, is touched or focused, or a link
 * to an anchor of the page is followed, which makes React render the page again. At once when this tab has a draft, which
 * shows only in the form. Returns a function that stops watching.
 */
export function whenNear(element: HTMLElement, then: () => void): () => void {
  const view = document.defaultView;
  if (!view || !('IntersectionObserver' in view) || view.location.hash !== '' || hasDraft()) {
    then();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && found(),
    {
      rootMargin: margin,
    },
  );

  function found(): void {
    stop();
    then();
  }

  function onTouch({ target }: Event): void {
    if (target instanceof Node && element.contains(target)) found();
  }

  function onClick({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.pathname === location.pathname) found();
  }

  function stop(): void {
    observer.disconnect();
    for (const type of touches) document.removeEventListener(type, onTouch, true);
    document.removeEventListener('click', onClick, true);
    removeEventListener('popstate', found);
  }

  observer.observe(element);
  // In the capture phase on document, as React stops such events while the boundary they happen in is pending.
  for (const type of touches) document.addEventListener(type, onTouch, true);
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', found);
  return stop;
}

const touches = ['focusin', 'pointerdown', 'keydown', 'input'];
