import { createDataRequestInput, dataRequestRecord, idParam, updateDataRequestInput, z } from '@practice/contracts';
import { type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createDataRequest } from './create-data-request.ts';
import { DataRequestModel } from './data-request.model.ts';
import { listDataRequests } from './list-data-requests.ts';
import { updateDataRequest } from './update-data-request.ts';

const resolvers: Resolvers = {
  Query: { dataRequests: (_, _input, ctx) => listDataRequests(ctx) },
  Mutation: {
    createDataRequest: (_, { input }, ctx) => createDataRequest(ctx, input),
    updateDataRequest: (_, { id, input }, ctx) => updateDataRequest(ctx, { ...input, id }),
  },
};

const routes: Route[] = [
  get('/api/data-requests', (ctx) => listDataRequests(ctx), {
    summary: 'Admins: the requests of people about their data, open ones first, by the day they are due.',
    response: z.array(dataRequestRecord),
    list: true,
  }),
  post('/api/data-requests', createDataRequest, {
    summary: 'Admins: records a request of somebody about their data.',
    body: createDataRequestInput,
    response: dataRequestRecord,
    status: 201,
  }),
  put('/api/data-requests/:id', updateDataRequest, {
    summary: 'Admins: changes a request, closes it with its answer or opens it again.',
    params: idParam,
    body: updateDataRequestInput,
    response: dataRequestRecord,
    problems: ['VERSION_CONFLICT'],
  }),
];

export const dataRequests: Feature = { models: [DataRequestModel], resolvers, routes };
