import { fullTitle, isTrackerFree, siteName } from '@practice/contracts';
import { useQueryClient } from '@practice/ui/query';
import { type PageHead, useLocation, useNavigate } from '@practice/ui/router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { applyHead } from '../head/apply-head.ts';
import { headTags } from '../head/head-tags.ts';
import { hasOwnCode, isOwnDocument, isSandboxed } from '../head/own-code.ts';
import { useRegistry } from '../remotes/registry.ts';
import { notFoundHead } from '../screens/not-found.tsx';
import { useSettings } from '../site/site-settings.ts';
import { hasTrackers } from '../trackers/document-rules.ts';

type Shown = { head: PageHead; url: URL; isNavigation: boolean };

/** The area itself shows the failure; keeping the last page's title would be wrong. */
const failedHead: PageHead = { status: 503, title: '' };

/**
 * Keeps the document's head in sync with the page: calls the remote's `page` on every change of path, and again when a
 * failed remote is retried, and writes title, meta tags and canonical link. With `hasServerHead` the first page's head came
 * with its HTML.
 *
 * @returns the title of the page that was navigated to, for the screen reader; '' before the first navigation
 */
export function usePageHead({ hasServerHead }: { hasServerHead: boolean }): string {
  const { pathname, search } = useLocation();
  const registry = useRegistry();
  const client = useQueryClient();
  const navigate = useNavigate();
  const settings = useSettings();
  const tries = useSyncExternalStore(registry.subscribe, registry.timesForgotten, registry.timesForgotten);
  const isWritten = useRef(hasServerHead);
  const firstPath = useRef(pathname);
  const hasLeft = useRef(false);
  const visitedPath = useRef(pathname);
  const [shown, setShown] = useState<Shown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on a retry
  useEffect(() => {
    if (pathname !== firstPath.current) {
      hasLeft.current = true;
      if (isOwnDocument() || (hasTrackers() && isTrackerFree(pathname))) return location.reload();
    }
    if (isWritten.current) {
      isWritten.current = false;
      return;
    }
    let isCurrent = true;
    const url = new URL(pathname + search, location.origin);

    async function fetchHead(): Promise<PageHead> {
      const owner = registry.ownerOf(pathname);
      return owner ? (await registry.moduleOf(owner.name)).page({ client, url }) : notFoundHead;
    }

    fetchHead()
      .catch(() => failedHead)
      .then((head) => {
        if (!isCurrent) return;
        if (head.location) leaveFor(head.location, navigate);
        else if (hasLeft.current && needsDocument(head)) location.reload();
        else {
          setShown({ head, url, isNavigation: hasLeft.current });
          if (pathname === visitedPath.current) return;
          visitedPath.current = pathname;
          if (head.status === 200) reportVisit(pathname);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, registry, client, navigate, tries]);

  useEffect(() => {
    // Again when the settings arrive after the page, as the practice's name is part of the title.
    if (shown) applyHead(headTags(shown.head, { settings, url: shown.url }));
  }, [shown, settings]);

  return shown?.isNavigation ? fullTitle(shown.head.title, siteName(settings)) : '';
}

/** Whether the server has to be asked: for a page's own code, and for what may have moved elsewhere. */
function needsDocument(head: PageHead): boolean {
  return hasOwnCode(head) || head.status === 404;
}

function leaveFor(target: string, navigate: (to: string, options: { replace: boolean }) => void): void {
  const url = new URL(target, location.href);
  if (url.origin === location.origin) navigate(url.pathname + url.search + url.hash, { replace: true });
  else location.replace(url);
}

/** Tells the gateway of a page that the browser opened by itself, for its count of visits: the path and nothing else. */
function reportVisit(path: string): void {
  // In a frame it is a preview, and browsers without beacons do without.
  if (window !== window.top || isSandboxed()) return;
  navigator.sendBeacon?.('/api/page-visits', new Blob([JSON.stringify({ path })], { type: 'application/json' }));
}
