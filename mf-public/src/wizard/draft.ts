import { emptyValues, type WizardValues } from './form-values.ts';
import { CONFIRMATION, FIRST_STEP } from './steps.ts';
import { isSameVisit, tabName } from './tab.ts';

/** How long a draft may lie after the last edit. */
export const DRAFT_LIFETIME_MS = 60 * 60_000;

const STORAGE_KEY = 'randevu-taslagi';

/**
 * Everything typed but the consents. Those are ticked anew after a reload: they stand for having read the notice that
 * is on the page now, and a box that a script ticks agrees to nothing.
 */
export type DraftValues = Omit<WizardValues, 'kvkkConsent' | 'communicationConsent'>;

export type Draft = {
  step: number;
  values: DraftValues;
  /** The service that the page's address had chosen when the draft was made. */
  preselected: string;
  /** Idempotency-Key of each body that was sent, by the body's fingerprint. */
  keys: Record<string, string>;
  /** A request for this time was sent and no answer came: it may have been booked. */
  unanswered: { date: string; time: string } | null;
};

type Stored = Draft & { tab: string; savedAt: number };

let removal: ReturnType<typeof setTimeout> | undefined;

/** The draft goes on time even if the page stays open and nobody looks at it again. */
function removeAfter(delay: number): void {
  clearTimeout(removal);
  removal = setTimeout(removeDraft, delay);
}

/** Keeps the draft in this tab. Where storage is switched off, the form simply does not survive a reload. */
export function saveDraft(draft: Draft, now: number = Date.now()): void {
  const stored: Stored = { ...draft, tab: tabName(), savedAt: now };
  quietly(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored)));
  removeAfter(DRAFT_LIFETIME_MS);
}

/** The draft of this visit; one that is too old, foreign or unreadable is removed instead. */
export function readDraft(now: number = Date.now()): Draft | undefined {
  const text = quietly(() => sessionStorage.getItem(STORAGE_KEY));
  if (!text) return undefined;
  const stored = parse(text);
  if (stored && now - stored.savedAt < DRAFT_LIFETIME_MS && isSameVisit(stored.tab, stored.savedAt)) {
    const { tab: _tab, savedAt, ...draft } = stored;
    removeAfter(savedAt + DRAFT_LIFETIME_MS - now);
    return draft;
  }
  removeDraft();
  return undefined;
}

export function removeDraft(): void {
  clearTimeout(removal);
  quietly(() => sessionStorage.removeItem(STORAGE_KEY));
}

/** Whether there is anything in the form worth keeping. */
export function isWorthKeeping(draft: Draft): boolean {
  return Object.entries(draft.values).some(([field, value]) => {
    return value !== '' && !(field === 'concernArea' && value === draft.preselected);
  });
}

function parse(text: string): Stored | undefined {
  const stored = quietly(() => JSON.parse(text) as Partial<Stored> | null);
  if (!stored || typeof stored.savedAt !== 'number' || typeof stored.tab !== 'string') return undefined;
  if (typeof stored.step !== 'number' || stored.step < FIRST_STEP || stored.step >= CONFIRMATION) return undefined;
  const { kvkkConsent: _kvkk, communicationConsent: _communication, ...fields } = emptyValues;
  const values = stored.values as Partial<DraftValues> | undefined;
  for (const field of Object.keys(fields) as (keyof DraftValues)[]) {
    if (typeof values?.[field] !== 'string') return undefined;
  }
  return { ...(stored as Stored), keys: stored.keys ?? {}, unanswered: stored.unanswered ?? null };
}

/** Storage throws when it is full or forbidden; neither may stop a parent from booking. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
