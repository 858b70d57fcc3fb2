import type { ContentPage } from '@practice/contracts';
import { useEffect, useRef } from 'react';
import { changedKeys, type Edits, type Texts, textsWith } from '../drafts/edits.ts';
import type { KeepRevision } from './use-revisions.ts';

/** How long after a change a draft becomes a revision. */
const AUTOSAVE_MS = 2000;

/** Keeps a draft as a revision on the server; what is typed is in the browser all the same while that fails. */
export function useAutosave(page: ContentPage, draft: Edits, published: Texts, keep: KeepRevision): void {
  const latest = useRef({ published, keep });
  latest.current = { published, keep };
  /** What was restored from the browser was kept when it was typed. */
  const kept = useRef(draft);

  useEffect(() => {
    const { published: now } = latest.current;
    if (draft === kept.current || changedKeys(draft, now).length === 0) return;
    const timer = setTimeout(() => {
      kept.current = draft;
      latest.current.keep(textsWith(page, draft, now)).catch(() => undefined);
    }, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [page, draft]);
}
