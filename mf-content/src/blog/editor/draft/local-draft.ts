import { z } from '@practice/contracts';
import type { DraftTexts } from './draft-texts.ts';

const kept = z.object({
  savedAt: z.string(),
  texts: z.record(z.string(), z.string()),
  baseVersion: z.number().nullable(),
  version: z.number().nullable(),
});

/** What was typed on this device and has not reached the server: over which version of the post, and of its draft. */
export type KeptOnDevice = {
  savedAt: string;
  texts: DraftTexts;
  baseVersion: number | null;
  version: number | null;
};

/** Where the browser keeps it; `write` says whether it could. */
export type LocalDraft = {
  read: () => KeptOnDevice | null;
  write: (draft: Omit<KeptOnDevice, 'savedAt'>) => boolean;
  clear: () => void;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The copy of one post (`new` for one that is not created yet) and one user: somebody else at the same computer has another. */
export function localDraft(userId: string, postId: string, now: () => number = Date.now): LocalDraft {
  const name = `practice-post-draft:${userId}:${postId}`;

  function read(): KeptOnDevice | null {
    try {
      const found = kept.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null'));
      if (found.success && now() - Date.parse(found.data.savedAt) < MAX_AGE_MS) return found.data;
    } catch {
      // Nothing is kept here, or not by this version.
    }
    return null;
  }

  return {
    read,
    write(draft) {
      try {
        localStorage.setItem(name, JSON.stringify({ ...draft, savedAt: new Date(now()).toISOString() }));
        return true;
      } catch {
        // A private window, or no room.
        return false;
      }
    },
    clear() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Then there is nothing in it either.
      }
    },
  };
}
