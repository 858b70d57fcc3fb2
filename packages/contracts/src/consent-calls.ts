import { recordedConsent, recordedConsentPage } from './consent-entries.ts';
import { z } from './zod-setup.ts';

/** For the register of consents: those that were given with a record, and all that a service has, in parts. */
export const consentCalls = {
  getConsents: { input: z.object({ id: z.string() }), output: z.array(recordedConsent) },
  listConsents: { input: z.object({ after: z.string().nullable() }), output: recordedConsentPage },
} as const;

/** The version that each consent names, of those that name one of these versions of legal texts. */
export const listConsentedVersions = {
  input: z.object({ versions: z.array(z.string()) }),
  output: z.array(z.string()),
} as const;
