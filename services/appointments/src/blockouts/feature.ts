import { blockoutRecord, createBlockoutInput, savedBlockout, updateBlockoutInput } from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import { flat } from '../closed-times/flat.ts';
import type { Resolvers } from '../generated/schema.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { createBlockout } from './create-blockout.ts';
import { deleteBlockout } from './delete-blockout.ts';
import { listBlockouts } from './list-blockouts.ts';
import { updateBlockout } from './update-blockout.ts';

const resolvers: Resolvers = {
  Query: { blockouts: (_, _input, ctx) => listBlockouts(ctx) },
  Mutation: {
    createBlockout: (_, { input }, ctx) => createBlockout(ctx, input),
    updateBlockout: (_, { id, input }, ctx) => updateBlockout(ctx, { ...input, id }),
    deleteBlockout: (_, input, ctx) => deleteBlockout(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/blockouts', listBlockouts, {
    summary: 'Staff: all blockouts, the latest first.',
    list: blockoutRecord,
  }),
  post('/api/blockouts', flat(createBlockout), {
    summary: 'Editors: closes a stretch of time.',
    body: createBlockoutInput,
    response: savedBlockout,
    status: 201,
  }),
  put('/api/blockouts/:id', flat(updateBlockout), {
    summary: 'Editors: changes a blockout.',
    body: updateBlockoutInput,
    response: savedBlockout,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/blockouts/:id', deleteBlockout, { summary: 'Editors: deletes a blockout; its time is open again.' }),
];

export const blockouts: Feature = { models: [BlockoutModel], resolvers, routes };
