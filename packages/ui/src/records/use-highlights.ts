import { useCallback, useEffect, useRef, useState } from 'react';

/** As long as a row lights up. */
const SHOWN_MS = 2600;
/** For so long an event about a record that one has just changed oneself is not shown. */
const OWN_MS = 5000;
const none: ReadonlySet<string> = new Set();

/** Records that changed just now, by another user. */
export function useHighlights() {
  const [ids, setIds] = useState(none);
  /** When one changed a record oneself, by id; `*` for one that has no id yet. */
  const own = useRef(new Map<string, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** To be called with what one is about to change; with nothing for a record that is about to be made. */
  const markOwn = useCallback((changed: Iterable<string> = ['*']) => {
    for (const id of changed) own.current.set(id, Date.now());
  }, []);

  const highlight = useCallback((id: string) => {
    const changed = Math.max(own.current.get(id) ?? 0, own.current.get('*') ?? 0);
    if (Date.now() - changed < OWN_MS) return;
    setIds((current) => new Set([...current, id]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIds(none), SHOWN_MS);
  }, []);

  return { ids, markOwn, highlight };
}
