import { draftStorage, quietly } from './draft-storage.ts';
import { emptyValues, type WizardValues } from './form-values.ts';
import { CONFIRMATION, FIRST_STEP } from './steps.ts';
import { isSameVisit, tabName } from './tab.ts';

/** A draft expires this long after its last edit. */
export const DRAFT_LIFETIME_MS = 60 * 60_000;

/**
 * Everything typed except the consents. Those have to be ticked again after a reload: consent is to the notice that is on
 * the page now, and a box that a script ticks is no consent.
 */
export type DraftValues = Omit<WizardValues, 'kvkkConsent' | 'communicationConsent'>;

export type Draft = {
  step: number;
  values: DraftValues;
  /** The service that the page's address preselected when the draft was made. */
  preselected: string;
  /** Idempotency-Key of each body that was sent, by the body's fingerprint. */
  keys: Record<string, string>;
  /** A request for this time was sent without getting a response: it may have been booked. */
  unanswered: { date: string; time: string } | null;
};

type Stored = Draft & { tab: string; savedAt: number };

let removal: ReturnType<typeof setTimeout> | undefined;

/** Removes the draft when it expires, even if the page stays open unused. */
function removeAfter(delay: number): void {
  clearTimeout(removal);
  removal = setTimeout(removeDraft, delay);
}

/** Saves the draft in this tab. Where storage is disabled, the form does not survive a reload. */
export function saveDraft(draft: Draft, now: number = Date.now()): void {
  const stored: Stored = { ...draft, tab: tabName(), savedAt: now };
  draftStorage.write(JSON.stringify(stored));
  removeAfter(DRAFT_LIFETIME_MS);
}

/** The draft of this visit; one that is expired, from another visit or unreadable is removed. */
export function readDraft(now: number = Date.now()): Draft | undefined {
  const text = draftStorage.read();
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
  draftStorage.remove();
}

/** Whether there is anything in the form worth keeping. */
export function isWorthKeeping(draft: Draft): boolean {
  return Object.entries(draft.values).some(([field, value]) => {
    return value !== '' && !(field === 'serviceType' && value === draft.preselected);
  });
}

function parse(text: string): Stored | undefined {
  const stored = quietly(() => JSON.parse(text) as Partial<Stored> | null);
  if (!stored || typeof stored.savedAt !== 'number' || typeof stored.tab !== 'string') return undefined;
  if (typeof stored.step !== 'number' || stored.step < FIRST_STEP || stored.step >= CONFIRMATION) return undefined;
  const { kvkkConsent: _kvkk, communicationConsent: _communication, ...fields } = emptyValues;
  const values = withPresentNames(stored.values ?? {}) as Partial<DraftValues>;
  for (const field of Object.keys(fields) as (keyof DraftValues)[]) {
    if (typeof values[field] !== 'string') return undefined;
  }
  return {
    ...(stored as Stored),
    values: values as DraftValues,
    keys: stored.keys ?? {},
    unanswered: stored.unanswered ?? null,
  };
}

/** Names of fields in drafts that were saved before the form used the API's names. */
const formerNames: Readonly<Record<string, string>> = {
  concernArea: 'serviceType',
  message: 'reason',
  preferredDate: 'appointmentDate',
  preferredTime: 'appointmentTime',
};

/** The values of a saved draft under today's names. */
function withPresentNames(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [formerNames[name] ?? name, value]));
}
