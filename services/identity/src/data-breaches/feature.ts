import { createDataBreachInput, dataBreachRecord, updateDataBreachInput } from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createDataBreach } from './create-data-breach.ts';
import { DataBreachModel } from './data-breach.model.ts';
import { deleteDataBreach } from './delete-data-breach.ts';
import { exportDataBreach } from './export-data-breach.ts';
import { listDataBreaches } from './list-data-breaches.ts';
import { updateDataBreach } from './update-data-breach.ts';

const resolvers: Resolvers = {
  Query: {
    dataBreaches: (_, _input, ctx) => listDataBreaches(ctx),
  },
  Mutation: {
    createDataBreach: (_, { input }, ctx) => createDataBreach(ctx, input),
    deleteDataBreach: (_, input, ctx) => deleteDataBreach(ctx, input).then(() => true),
    updateDataBreach: (_, { id, input }, ctx) => updateDataBreach(ctx, { ...input, id }),
  },
};

const routes: Route[] = [
  get('/api/data-breaches', (ctx) => listDataBreaches(ctx), {
    summary: 'Admins: the register of breaches of personal data, drafts and open ones first.',
    list: dataBreachRecord,
  }),
  post('/api/data-breaches', createDataBreach, {
    summary: 'Admins: records a breach, as a draft when no state is given.',
    sessionOnly: true,
    body: createDataBreachInput,
    response: dataBreachRecord,
    status: 201,
  }),
  put('/api/data-breaches/:id', updateDataBreach, {
    summary: 'Admins: changes a breach, closes it or opens it again.',
    sessionOnly: true,
    body: updateDataBreachInput,
    response: dataBreachRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/data-breaches/:id', deleteDataBreach, {
    summary: 'Admins: deletes a draft; anything else stays.',
    sessionOnly: true,
    problems: ['CONFLICT'],
  }),
  get('/api/export/data-breaches/:id', exportDataBreach, {
    summary: 'Admins: a breach as a file to print; itself in the audit log.',
    files: ['application/pdf'],
  }),
];

/** Breaches of personal data, and what the law has a practice do about them. */
export const dataBreaches: Feature = { models: [DataBreachModel], resolvers, routes };
