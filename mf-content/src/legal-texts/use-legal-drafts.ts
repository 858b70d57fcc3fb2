import { useUnsavedGuard } from '@practice/ui/back-office';
import { useState } from 'react';
import type { LegalText } from './use-legal-texts.ts';

/** What is typed of a text, and the version that it began from. */
export type LegalDraft = { title: string; bodyHtml: string; from: string };

/** The edited texts of this screen by their slugs, each kept until it is published or discarded. */
export function useLegalDrafts(texts: readonly LegalText[] | undefined) {
  const [drafts, setDrafts] = useState<Record<string, LegalDraft>>({});
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
