import {
  consentEntryRecord,
  exportConsentEntriesInput,
  listConsentEntriesInput,
  listRecordConsentsInput,
  withdrawConsentInput,
} from '@practice/contracts';
import { type Feature, get, post, type Route, tableFileTypes } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { ConsentEntryModel } from './consent-entry.model.ts';
import { exportConsentEntries } from './export-consent-entries.ts';
import { listConsentEntries } from './list-consent-entries.ts';
import { listRecordConsents } from './list-record-consents.ts';
import { restoreConsent } from './restore-consent.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const resolvers: Resolvers = {
  Query: {
    consentEntries: (_, { filter, ...input }, ctx) => listConsentEntries(ctx, { ...filter, ...input }),
    recordConsents: (_, input, ctx) => listRecordConsents(ctx, input),
  },
  Mutation: {
    restoreConsent: (_, input, ctx) => restoreConsent(ctx, input),
    withdrawConsent: (_, { id, input }, ctx) => withdrawConsent(ctx, { ...input, id }),
  },
};

const routes: Route[] = [
  get('/api/consent-entries', listConsentEntries, {
    summary: 'Admins: the register of consents, the latest first.',
    query: listConsentEntriesInput,
    list: consentEntryRecord,
  }),
  get('/api/consent-entries/of-record/:recordId', listRecordConsents, {
    summary: 'Staff: the consents that were given with an appointment or a message.',
    params: listRecordConsentsInput,
    list: consentEntryRecord,
  }),
  post('/api/consent-entries/:id/withdraw', withdrawConsent, {
    summary: 'Staff: notes that somebody took a consent back; gives the entries that were changed.',
    body: withdrawConsentInput,
    response: consentEntryRecord.array(),
    problems: ['CONFLICT'],
  }),
  post('/api/consent-entries/:id/restore', restoreConsent, {
    summary: 'Admins: takes away a withdrawal that was recorded by mistake.',
    sessionOnly: true,
    response: consentEntryRecord,
    problems: ['CONFLICT'],
  }),
  get('/api/export/consent-entries', exportConsentEntries, {
    summary: 'Admins: the register as a file, by its filters; itself in the audit log.',
    query: exportConsentEntriesInput,
    files: tableFileTypes,
  }),
];

/** The register of consents: what people agreed to, with every text, from everywhere. */
export const consents: Feature = { models: [ConsentEntryModel], resolvers, routes };
