import { asStored, intern, orderBy, RecordList } from '@practice/service-kit';
import { type ConsentEntry, ConsentEntryModel } from './consent-entry.model.ts';

/** The register of consents: its pages and its export, the latest first. */
export const consentList = new RecordList<ConsentEntry>({
  model: ConsentEntryModel,
  indexes: [
    { givenAt: 1, _id: 1 },
    { text: 1, givenAt: 1, _id: 1 },
    { state: 1, givenAt: 1, _id: 1 },
    { origin: 1, givenAt: 1, _id: 1 },
  ],
  indexed: {
    text: intern,
    state: intern,
    origin: intern,
    givenAt: asStored,
    personHashes: asStored,
    // One text an entry takes less memory than a list of words; no pattern reaches over the end of a line.
    searchTokens: (words) => words.join('\n'),
  },
  changedBy: { 'consent.changed': ({ id }) => id },
});

export const consentOrder = orderBy('desc', 'givenAt');
