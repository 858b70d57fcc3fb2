import { useStaff, useUnsavedGuard } from '@practice/ui/back-office';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keptDrafts, type LegalDrafts } from './kept-drafts.ts';
import type { LegalText } from './use-legal-texts.ts';

/** What is typed of a text, and the version that it began from. */
export type LegalDraft = { title: string; bodyHtml: string; from: string };

/** How long typing pauses before what was typed is kept in the browser. */
const DEBOUNCE_MS = 500;

/** The edited texts of this screen by their slugs, each kept in this browser until it is published or discarded. */
export function useLegalDrafts(texts: readonly LegalText[] | undefined) {
  const { user } = useStaff();
  const store = useMemo(() => keptDrafts(user.id), [user.id]);
  const [drafts, setDrafts] = useState<LegalDrafts>(() => store.read());
  const latest = useRef(drafts);
  latest.current = drafts;
  useEffect(() => {
    const timer = setTimeout(() => store.write(drafts), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [store, drafts]);
  // Whoever leaves within the pause loses nothing.
  useEffect(() => {
    const keep = () => store.write(latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [store]);
  const edited = new Set(texts?.filter((text) => isChanged(text, drafts[text.slug])).map(({ slug }) => slug));
  useUnsavedGuard(edited.size > 0);

  return {
    edited,
    of: (text: LegalText): LegalDraft => drafts[text.slug] ?? draftOf(text),
    change(text: LegalText, change: Partial<LegalDraft>) {
      setDrafts((all) => ({ ...all, [text.slug]: { ...(all[text.slug] ?? draftOf(text)), ...change } }));
    },
    discard(slug: string) {
      setDrafts(({ [slug]: _, ...others }) => others);
    },
  };
}

const draftOf = ({ title, bodyHtml, version }: LegalText): LegalDraft => ({ title, bodyHtml, from: version });

function isChanged(text: LegalText, draft: LegalDraft | undefined): boolean {
  return draft !== undefined && (draft.title !== text.title || draft.bodyHtml !== text.bodyHtml);
}
