import { screenFailureInput } from '@practice/contracts';
import { type Feature, post } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { reportScreenFailure } from './report-screen-failure.ts';

const resolvers: Resolvers = {
  Mutation: { reportScreenFailure: (_, { input }, ctx) => reportScreenFailure(ctx, input).then(() => true) },
};

/** Sections of the back office that failed in a user's browser. */
export const screenFailures: Feature = {
  models: [],
  resolvers,
  routes: [
    post('/api/screen-failures', reportScreenFailure, {
      summary: "Staff: a section of the back office failed in the caller's browser; admins are notified once a day.",
      body: screenFailureInput,
    }),
  ],
};
