import { useLiveEvents } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MetaTagsDocument } from '../../generated/graphql.ts';
import type { MetaTag } from '../record/meta-tag.ts';

const loadFailure = "SEO meta tag'leri yüklenirken bir hata oluştu.";
/** As long as a row lights up, in milliseconds. */
const SHOWN_MS = 2600;
/** For so long an event about what one has just changed oneself is no news. */
const OWN_MS = 5000;
const none: ReadonlySet<string> = new Set();

/** Every meta tag, kept current by the stream; what others change lights up. */
export function useMetaTags() {
  const { data, error, loading, refetch } = useQuery(MetaTagsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const tags = data?.metaTags as readonly MetaTag[] | undefined;
  const [changedKey, setChangedKey] = useState<string | null>(null);
  const ownUntil = useRef(0);
  // What could not be loaded says so by `problem`.
  const refresh = useCallback(() => refetch().catch(() => undefined), [refetch]);

  useLiveEvents(({ type, payload }) => {
    if (type === 'meta-tag.changed') {
      if (Date.now() > ownUntil.current) setChangedKey(payload.pageKey);
      refresh();
    } else if (type === 'reset') refresh();
  });
  useEffect(() => {
    if (changedKey === null) return;
    const timer = setTimeout(() => setChangedKey(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changedKey]);

  const changed = tags?.find(({ pageKey }) => pageKey === changedKey);
  return {
    tags,
    problem: error ? { message: loadFailure } : null,
    isRefreshing: loading && tags !== undefined,
    highlighted: changed ? new Set([changed.id]) : none,
    refresh,
    /** Just before something is changed here. */
    markOwn: useCallback(() => {
      ownUntil.current = Date.now() + OWN_MS;
    }, []),
  };
}
