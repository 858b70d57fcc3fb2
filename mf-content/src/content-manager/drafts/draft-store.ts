import { type ContentPageId, contentPageIds } from '@practice/contracts';
import type { Edits } from './edits.ts';

/** What was typed and is not published yet, by page. */
export type Drafts = Readonly<Partial<Record<ContentPageId, Edits>>>;

type Kept = { savedAt: number; edits: Edits };

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Drafts of one user in this browser: somebody else at the same computer has others. */
export type DraftStore = { read: () => Drafts; write: (drafts: Drafts) => void };

/**
 * Keeps drafts in the browser, each page's by itself, for 24 hours. A browser that keeps nothing (private windows, a full
 * disk) loses them with the tab.
 */
export function draftStore(userId: string, now: () => number = Date.now, storage: Storage = localStorage): DraftStore {
  const nameOf = (page: ContentPageId) => `practice-content-draft:${userId}:${page}`;
  let known: Drafts = {};

  function readPage(page: ContentPageId): Edits | undefined {
    try {
      const kept = JSON.parse(storage.getItem(nameOf(page)) ?? 'null') as Kept | null;
      if (!kept) return undefined;
      if (now() - kept.savedAt < MAX_AGE_MS) return kept.edits;
      storage.removeItem(nameOf(page));
    } catch {
      // Nothing is kept here, or not by this version.
    }
    return undefined;
  }

  return {
    read() {
      known = Object.fromEntries(
        contentPageIds.flatMap((page) => {
          const edits = readPage(page);
          return edits ? [[page, edits]] : [];
        }),
      );
      return known;
    },
    write(drafts) {
      try {
        for (const page of contentPageIds) {
          const edits = drafts[page];
          if (edits === known[page]) continue;
          if (!edits || Object.keys(edits).length === 0) storage.removeItem(nameOf(page));
          else storage.setItem(nameOf(page), JSON.stringify({ savedAt: now(), edits } satisfies Kept));
        }
      } catch {
        // See above.
      }
      known = drafts;
    },
  };
}
