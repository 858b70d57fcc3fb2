import type { LegalDraft } from './use-legal-drafts.ts';

export type LegalDrafts = Readonly<Record<string, LegalDraft>>;

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * What somebody has typed of legal texts, kept in this browser for 24 hours: somebody else at the same computer has
 * others. A browser that keeps nothing (private windows, a full disk) loses it with the tab.
 */
export function keptDrafts(userId: string, now: () => number = Date.now, storage: Storage = localStorage) {
  const name = `practice-legal-drafts:${userId}`;
  let known: LegalDrafts = {};
  return {
    read(): LegalDrafts {
      try {
        const kept = JSON.parse(storage.getItem(name) ?? 'null') as { savedAt: number; drafts: LegalDrafts } | null;
        if (kept && now() - kept.savedAt < MAX_AGE_MS) known = kept.drafts;
        else storage.removeItem(name);
      } catch {
        // Nothing is kept here, or not by this version.
      }
      return known;
    },
    write(drafts: LegalDrafts): void {
      if (drafts === known) return;
      known = drafts;
      try {
        if (Object.keys(drafts).length === 0) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify({ savedAt: now(), drafts }));
      } catch {
        // See above.
      }
    },
  };
}
