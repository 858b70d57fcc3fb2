import { useApolloClient } from '@practice/ui/data';
import { type PageHead, useLocation, useNavigate } from '@practice/ui/router';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../frame/site-settings.ts';
import { applyHead } from '../head/apply-head.ts';
import { headTags } from '../head/head-tags.ts';
import { useRegistry } from '../remotes/registry.ts';
import { notFoundHead } from '../screens/not-found.tsx';

/**
 * Keeps the document's head with the page on screen: asks the remote for its `page` on every change of path and writes
 * title, meta tags and canonical link. The first page's head came with its HTML when `hasServerHead`.
 *
 * @returns the title of the page that was navigated to, for the screen reader; '' before the first navigation
 */
export function usePageHead({ hasServerHead }: { hasServerHead: boolean }): string {
  const { pathname, search } = useLocation();
  const registry = useRegistry();
  const client = useApolloClient();
  const navigate = useNavigate();
  const settings = useSettings();
  const isWritten = useRef(hasServerHead);
  const isFirst = useRef(true);
  const latestSettings = useRef(settings);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    latestSettings.current = settings;
  }, [settings]);

  useEffect(() => {
    const isNavigation = !isFirst.current;
    isFirst.current = false;
    if (isWritten.current) {
      isWritten.current = false;
      return;
    }
    let isCurrent = true;
    const url = new URL(pathname + search, location.origin);

    async function ask(): Promise<PageHead> {
      const owner = registry.ownerOf(pathname);
      return owner ? (await registry.moduleOf(owner)).page({ client, url }) : notFoundHead;
    }

    ask().then(
      (head) => {
        if (!isCurrent) return;
        if (head.location) {
          leaveFor(head.location, navigate);
          return;
        }
        applyHead(headTags(head, { settings: latestSettings.current, url }));
        if (isNavigation) setAnnounced(document.title);
      },
      // The area itself shows what went wrong; the last page's title would be a lie.
      () => isCurrent && applyHead(headTags({ status: 503, title: '' }, { settings: latestSettings.current, url })),
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, registry, client, navigate]);

  return announced;
}

function leaveFor(target: string, navigate: (to: string, options: { replace: boolean }) => void): void {
  const url = new URL(target, location.href);
  if (url.origin === location.origin) navigate(url.pathname + url.search + url.hash, { replace: true });
  else location.replace(url);
}
