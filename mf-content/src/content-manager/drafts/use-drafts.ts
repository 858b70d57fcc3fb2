import type { ContentPage, ContentPageId } from '@practice/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Drafts, draftStore } from './draft-store.ts';
import { changedKeys, type Edits, type Texts } from './edits.ts';

/** How long typing pauses before what was typed reaches the draft. */
const DEBOUNCE_MS = 500;

const none: Edits = {};

/** What was typed and is not published yet, by page; kept in this browser. */
export function useDrafts(userId: string, published: Texts) {
  const store = useMemo(() => draftStore(userId), [userId]);
  const [typed, setTyped] = useState<Drafts>(() => store.read());
  /** What was typed until the last pause: what is kept in the browser, and shown in the preview. */
  const [drafts, setDrafts] = useState(typed);
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    const timer = setTimeout(() => setDrafts(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => store.write(drafts), [store, drafts]);
  // Whoever leaves within the pause loses nothing.
  useEffect(() => {
    const keep = () => store.write(latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [store]);

  const editsOf = (page: ContentPageId) => typed[page] ?? none;
  return {
    editsOf,
    draftOf: (page: ContentPageId) => drafts[page] ?? none,
    setEdits: useCallback(
      (page: ContentPageId, change: (edits: Edits) => Edits) =>
        setTyped((current) => ({ ...current, [page]: change(current[page] ?? none) })),
      [],
    ),
    isDirty: ({ id }: ContentPage) => changedKeys(editsOf(id), published).length > 0,
  };
}

export type DraftsState = ReturnType<typeof useDrafts>;
