import type { PaletteItem, PaletteSearch } from '@practice/ui/admin';
import { useEffect, useState } from 'react';

const pause = 180;
const shortest = 2;
const none: readonly PaletteItem[] = [];

/** What the searches of the sections find for the query; those that fail find nothing. */
export function usePaletteSearch(searches: readonly PaletteSearch[], query: string) {
  const [found, setFound] = useState<{ query: string; items: readonly PaletteItem[] }>({ query: '', items: none });
  const wanted = query.trim();
  const isWanted = wanted.length >= shortest && searches.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(searches.map(async (search) => search(wanted, abort.signal)));
      if (abort.signal.aborted) return;
      setFound({
        query: wanted,
        items: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [searches, wanted, isWanted]);

  return { items: isWanted ? found.items : none, isSearching: isWanted && found.query !== wanted };
}
