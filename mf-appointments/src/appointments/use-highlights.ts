import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a row is highlighted, in milliseconds. */
const SHOWN_MS = 2600;
/** Events about a record within this time after one's own change of it are not highlighted. */
const OWN_MS = 5000;

const none: ReadonlySet<string> = new Set();

/** Highlights records that somebody else has just changed. */
export function useHighlights() {
  const [ids, setIds] = useState(none);
  const own = useRef(new Map<string, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Call before changing records oneself. */
  const markOwn = useCallback((changed: Iterable<string>) => {
    for (const id of changed) own.current.set(id, Date.now());
  }, []);

  const highlight = useCallback((id: string) => {
    if (Date.now() - (own.current.get(id) ?? 0) < OWN_MS) return;
    setIds((current) => new Set([...current, id]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIds(none), SHOWN_MS);
  }, []);

  return { ids, markOwn, highlight };
}
