import { auditEntityLabels, auditSentence } from '@practice/contracts';
import { formatDateTime } from '@practice/ui/admin';
import type { AuditEntryRowFragment } from '../generated/graphql.ts';

export type Entry = AuditEntryRowFragment;

/** What was done, in Turkish where it is known, else the entry's own words. */
export function whatOf({ action, entity }: Entry): string {
  return auditSentence({ action, entity }) ?? action;
}

export function kindOf({ entity }: Entry): string {
  return auditEntityLabels[entity] ?? entity;
}

/** The access token that it was done with. */
export function tokenOf({ isByToken, tokenName }: Entry): string | null {
  if (!isByToken) return null;
  return tokenName ?? 'İptal edilmiş anahtar';
}

export function entryName(entry: Entry): string {
  return `${whatOf(entry)}, ${formatDateTime(entry.at)}`;
}
