import { isSameVisit, tabName } from '../wizard/tab.ts';

const STORAGE_KEY = 'iletisim-taslagi';
/** A draft expires this long after its last edit. */
const LIFETIME_MS = 60 * 60_000;

/** The texts of the form; a consent is never kept. */
export const draftFields = ['name', 'email', 'subject', 'contactType', 'message'] as const;
export type MessageDraft = Partial<Record<(typeof draftFields)[number], string>>;

/** Saves what was typed in this tab. Where storage is disabled, it does not survive a reload. */
export function saveMessageDraft(values: MessageDraft, now: number = Date.now()): void {
  quietly(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ values, tab: tabName(), savedAt: now })));
}

/** The draft of this visit; one that is expired, of another visit or unreadable is removed. */
export function readMessageDraft(now: number = Date.now()): MessageDraft | undefined {
  const stored = quietly(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  if (typeof stored?.savedAt !== 'number' || typeof stored.values !== 'object') return undefined;
  if (now - stored.savedAt < LIFETIME_MS && isSameVisit(String(stored.tab), stored.savedAt)) return stored.values;
  removeMessageDraft();
  return undefined;
}

export function removeMessageDraft(): void {
  quietly(() => sessionStorage.removeItem(STORAGE_KEY));
}

/** Storage throws when it is full or blocked; neither may keep anybody from writing. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
