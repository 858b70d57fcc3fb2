import type { Feature } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { AddressLockModel } from './address-lock.model.ts';
import { getSitePage } from './get-site-page.ts';
import { suggestAddresses } from './suggest-addresses.ts';

const resolvers: Resolvers = {
  Query: {
    sitePage: (_, input, ctx) => getSitePage(ctx, input),
    suggestedAddresses: (_, input, ctx) => suggestAddresses(ctx, input),
  },
};

export const addresses: Feature = { models: [AddressLockModel], resolvers, routes: [] };
