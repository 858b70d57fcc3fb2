import type { PaletteItem, PaletteSearch } from '@practice/ui/back-office';
import { useEffect, useState } from 'react';

const pause = 180;
const shortest = 2;
const none: readonly PaletteItem[] = [];

/** The results of the sections' searches; a failed search finds nothing. */
export function usePaletteSearch(searches: readonly PaletteSearch[], query: string) {
  const [found, setFound] = useState<{ query: string; items: readonly PaletteItem[] }>({ query: '', items: none });
  const text = query.trim();
  const isSearch = text.length >= shortest && searches.length > 0;

  useEffect(() => {
    if (!isSearch) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const results = await Promise.allSettled(searches.map(async (search) => search(text, abort.signal)));
      if (abort.signal.aborted) return;
      setFound({
        query: text,
        items: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [searches, text, isSearch]);

  return { items: isSearch ? found.items : none, isSearching: isSearch && found.query !== text };
}
