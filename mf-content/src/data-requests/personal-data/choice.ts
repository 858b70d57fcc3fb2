import { MAX_ERASED_RECORDS, personalDataKinds } from '@practice/contracts';
import type { KeepReason, PersonalDataDecisionInput, PersonalDataQuery } from '../../generated/graphql.ts';

export type FoundRecord = PersonalDataQuery['personalData'][number];
/** Ids of the records that are to be erased; what goes along with one is not among them. */
export type Choice = ReadonlySet<string>;

/** Whether a record goes along with another that is chosen. */
export function goesAlong(record: FoundRecord, choice: Choice): boolean {
  return typeof record.partOfId === 'string' && choice.has(record.partOfId);
}

/** Whether a record is to be erased, chosen itself or with another. */
export function isChosen(record: FoundRecord, choice: Choice): boolean {
  return choice.has(record.id) || goesAlong(record, choice);
}

/** The records by kind, in the order of the kinds; kinds without records are left out. */
export function groupsOf(records: readonly FoundRecord[]) {
  return personalDataKinds
    .map((kind) => ({ kind, records: records.filter((record) => record.kind === kind) }))
    .filter(({ records }) => records.length > 0);
}

/** What is decided: the chosen are erased, all others are kept for the reason, if there is one. */
export function decisionsOf(
  records: readonly FoundRecord[],
  choice: Choice,
  keepReason: KeepReason | null,
): PersonalDataDecisionInput[] {
  const erased = records.filter((record) => isChosen(record, choice));
  const kept = keepReason === null ? [] : records.filter((record) => !isChosen(record, choice));
  return [
    ...erased.map(({ id, kind }) => ({ id, kind })),
    ...kept.map(({ id, kind }) => ({ id, kind, keepReason })),
  ].slice(0, MAX_ERASED_RECORDS);
}
