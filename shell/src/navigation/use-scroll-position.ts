import { useLocation, useNavigationType } from '@practice/ui/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenThere } from './when-there.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Milliseconds to wait for content that an anchor or a restored position needs. */
const patience = 3000;

/**
 * Scrolls as a load would: to the top of a new page, to the anchor of an address, back to where one was on Back and
 * Forward, the latter two as soon as the content is there. A reload is left to the browser.
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
    // Before the browser tells of the scrolling that the new content causes, which is not the old page's.
    shownKey.current = key;
    const isFirst = lastPath.current === undefined;
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const saved = type === 'POP' ? positions.current.get(key) : undefined;
    // The first page: the browser has gone to the anchor, or has restored the position, unless it came without content.
    if (isFirst && (!hash || document.getElementById(hash.slice(1)))) return;
    if (saved !== undefined) return restore(saved);
    if (hash) return goToAnchor(hash);
    if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, type]);
}

/**
 * A link to an anchor of the page that is on screen, which the router has taken over: it may have to wait for code of the
 * page before it can draw the new address, and the visitor need not. A link that acts as a button leads nowhere.
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
    // As with a plain link, the keyboard goes on from there.
    if (!element.matches('a, button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
}
