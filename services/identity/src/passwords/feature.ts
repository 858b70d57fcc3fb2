import { passwordRule } from '@practice/contracts';
import { type Feature, get } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getPasswordRule } from './read-password-rule.ts';

const resolvers: Resolvers = {
  Query: { passwordRule: (_, _input, ctx) => getPasswordRule(ctx) },
};

/** What passwords have to be. */
export const passwords: Feature = {
  models: [],
  resolvers,
  routes: [
    get('/api/password-rule', (ctx) => getPasswordRule(ctx), {
      summary: 'Staff: what new passwords have to be.',
      response: passwordRule,
    }),
  ],
};
