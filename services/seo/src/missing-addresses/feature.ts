import { dismissMissingAddressInput, missingAddressFilter, missingAddressRecord } from '@practice/contracts';
import { del, type Feature, get, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { deleteMissingAddress, dismissMissingAddress } from './dismiss-missing-address.ts';
import { listMissingAddresses } from './list-missing-addresses.ts';
import { MissingAddressModel, MissingBatchModel } from './missing-address.model.ts';

const resolvers: Resolvers = {
  Query: {
    missingAddresses: (_, input, ctx) => listMissingAddresses(ctx, input),
  },
  Mutation: {
    dismissMissingAddress: (_, { id, input }, ctx) => dismissMissingAddress(ctx, { ...input, id }),
    deleteMissingAddress: (_, input, ctx) => deleteMissingAddress(ctx, input).then(() => true),
  },
};

const path = '/api/seo/missing-addresses';

const routes: Route[] = [
  get(path, listMissingAddresses, {
    summary: 'Editors: addresses that were asked for and are not there, the most asked for first.',
    query: missingAddressFilter.pick({ dismissed: true }),
    list: missingAddressRecord,
  }),
  put(`${path}/:id`, dismissMissingAddress, {
    summary: 'Editors: takes an address off the list, or puts it back.',
    body: dismissMissingAddressInput,
    response: missingAddressRecord,
  }),
  del(`${path}/:id`, deleteMissingAddress, {
    summary: 'Editors: forgets an address; it begins anew when somebody asks for it again.',
  }),
];

/** Addresses that were asked for and are not there; nothing is kept of who asked. */
export const missingAddresses: Feature = { models: [MissingAddressModel, MissingBatchModel], resolvers, routes };
