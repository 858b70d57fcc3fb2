import { useLocation, useNavigationType } from '@practice/ui/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Milliseconds to wait for the content of an anchor or a restored position. */
const patience = 3000;

/**
 * Scrolls like a page load: to the top of a new page, to an anchor, or to the previous position on Back and Forward; the
 * latter two once the content is rendered. A reload is left to the browser.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shownKey = useRef(key);
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    const auto = () => {
      history.scrollRestoration = 'auto';
    };
    manual();
    addEventListener('pagehide', auto);
    addEventListener('pageshow', manual);
    return () => {
      auto();
      removeEventListener('pagehide', auto);
      removeEventListener('pageshow', manual);
    };
  }, []);

  useEffect(() => {
    const remember = () => positions.current.set(shownKey.current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    document.addEventListener('click', goAtOnce);
    return () => document.removeEventListener('click', goAtOnce);
  }, []);

  useBrowserLayoutEffect(() => {
    // Before scroll events caused by the new content, which are not about the old page.
    shownKey.current = key;
    const isFirst = lastPath.current === undefined;
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const saved = type === 'POP' ? positions.current.get(key) : undefined;
    // On the first page the browser has scrolled by itself, unless the page came without content.
    if (isFirst && (!hash || document.getElementById(hash.slice(1)))) return;
    if (saved !== undefined) return restore(saved);
    if (hash) return goToAnchor(hash);
    if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, type]);
}

/**
 * Scrolls at once for a router link to an anchor of the current page: the router may have to load code before it renders
 * the new address, but the visitor need not wait. A link that acts as a button is ignored.
 */
function goAtOnce(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]:not([role=button])') : null;
  if (!event.defaultPrevented || !link?.hash || link.pathname !== location.pathname) return;
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
}

function restore(top: number): () => void {
  const isTall = () => document.documentElement.scrollHeight - innerHeight >= top;
  return whenThere(
    () => (isTall() ? true : undefined),
    patience,
    () => scrollTo({ top, behavior: 'instant' }),
  );
}

function goToAnchor(hash: string): () => void {
  const find = () => document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  return whenThere(find, patience, (element) => {
    element.scrollIntoView();
    // As with a plain link, keyboard focus continues from there.
    if (!element.matches('a, button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
}

/**
 * Calls `then` with the result of `find`, at once or when a DOM change makes it appear; gives up after `patience`
 * milliseconds and when the visitor scrolls. Returns a function that stops waiting.
 */
function whenThere<T>(find: () => T | undefined, patience: number, then: (found: T) => void): () => void {
  const now = find();
  if (now !== undefined) {
    then(now);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const found = find();
    if (found === undefined) return;
    giveUp();
    then(found);
  });
  const timer = setTimeout(giveUp, patience);
  const ownScrolls = ['wheel', 'touchmove', 'keydown'];
  function giveUp() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ownScrolls) removeEventListener(type, giveUp);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ownScrolls) addEventListener(type, giveUp, { passive: true });
  return giveUp;
}
