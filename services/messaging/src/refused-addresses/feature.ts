import { markRefusedAddressInput, refusedAddressRecord } from '@practice/contracts';
import { del, type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { clearRefusedAddress } from './clear-refused-address.ts';
import { listRefusedAddresses } from './list-refused-addresses.ts';
import { markRefusedAddress } from './mark-refused-address.ts';
import { RefusedAddressModel } from './refused-address.model.ts';

const resolvers: Resolvers = {
  Query: { refusedAddresses: (_, _input, ctx) => listRefusedAddresses(ctx) },
  Mutation: {
    markRefusedAddress: (_, { input }, ctx) => markRefusedAddress(ctx, input),
    clearRefusedAddress: async (_, input, ctx) => {
      await clearRefusedAddress(ctx, input);
      return true;
    },
  },
};

const routes: Route[] = [
  get('/api/email/refused-addresses', listRefusedAddresses, {
    summary: 'Staff: addresses that refuse e-mails, those that did last first.',
    list: refusedAddressRecord,
  }),
  post('/api/email/refused-addresses', markRefusedAddress, {
    summary: 'Staff: an e-mail to an address came back.',
    body: markRefusedAddressInput,
    response: refusedAddressRecord,
    status: 201,
  }),
  del('/api/email/refused-addresses/:id', clearRefusedAddress, {
    summary: 'Staff: e-mails to an address are tried by themselves again.',
  }),
];

/** Addresses that e-mails do not reach: marked by what mail servers answer, or by staff. */
export const refusedAddresses: Feature = { models: [RefusedAddressModel], resolvers, routes };
