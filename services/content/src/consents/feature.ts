import { consentRecord, recordConsentInput } from '@practice/contracts';
import { type Feature, post } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { ConsentModel } from './consent.model.ts';
import { recordConsent } from './record-consent.ts';

const resolvers: Resolvers = {
  Mutation: { recordConsent: (_, { input }, ctx) => recordConsent(ctx, input) },
};

const routes = [
  post('/api/consents', recordConsent, {
    isPublic: true,
    summary: 'Keeps a visitor’s choice about cookies, without personal data; a repeated id changes nothing.',
    body: recordConsentInput,
    response: consentRecord,
  }),
];

export const consents: Feature = { models: [ConsentModel], resolvers, routes };
