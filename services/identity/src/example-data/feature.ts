import { exampleData as exampleDataRecord } from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getExampleData } from './get-example-data.ts';
import { startRemoval } from './start-removal.ts';

const resolvers: Resolvers = {
  Query: { exampleData: (_, _input, ctx) => getExampleData(ctx) },
  Mutation: { removeExampleData: (_, _input, ctx) => startRemoval(ctx) },
};

const routes: Route[] = [
  get('/api/example-data', (ctx) => getExampleData(ctx), {
    summary: 'Admins: what is left of the demonstration’s data.',
    response: exampleDataRecord,
  }),
  post('/api/example-data/removal', (ctx) => startRemoval(ctx), {
    summary: 'Admins: has everything backed up, and then the example data taken away.',
    sessionOnly: true,
    response: exampleDataRecord,
    problems: ['CONFLICT'],
  }),
];

/** The demonstration's data: what is left of it, and taking it away. */
export const exampleData: Feature = { models: [], resolvers, routes };
