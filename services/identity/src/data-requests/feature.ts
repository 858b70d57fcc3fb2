import {
  createDataRequestInput,
  dataRequestRecord,
  destructionRecord,
  erasePersonalDataInput,
  exportPersonalDataInput,
  personalDataErasure,
  personalDataRecord,
  updateDataRequestInput,
} from '@practice/contracts';
import { type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createDataRequest } from './create-data-request.ts';
import { DataRequestModel } from './data-request.model.ts';
import { DestructionRecordModel } from './destruction-records/destruction-record.model.ts';
import { listDestructionRecords } from './destruction-records/list-destruction-records.ts';
import { listDataRequests } from './list-data-requests.ts';
import { erasePersonalData } from './personal-data/erase-personal-data.ts';
import { exportPersonalData } from './personal-data/export-personal-data.ts';
import { listPersonalData } from './personal-data/list-personal-data.ts';
import { updateDataRequest } from './update-data-request.ts';

const resolvers: Resolvers = {
  Query: {
    dataRequests: (_, _input, ctx) => listDataRequests(ctx),
    destructionRecords: (_, input, ctx) => listDestructionRecords(ctx, input),
    personalData: (_, input, ctx) => listPersonalData(ctx, input),
  },
  Mutation: {
    createDataRequest: (_, { input }, ctx) => createDataRequest(ctx, input),
    erasePersonalData: (_, { id, input }, ctx) => erasePersonalData(ctx, { ...input, id }),
    updateDataRequest: (_, { id, input }, ctx) => updateDataRequest(ctx, { ...input, id }),
  },
};

const routes: Route[] = [
  get('/api/data-requests', (ctx) => listDataRequests(ctx), {
    summary: 'Admins: the requests of people about their data, open ones first, by the day they are due.',
    list: dataRequestRecord,
  }),
  post('/api/data-requests', createDataRequest, {
    summary: 'Admins: records a request of somebody about their data.',
    sessionOnly: true,
    body: createDataRequestInput,
    response: dataRequestRecord,
    status: 201,
  }),
  put('/api/data-requests/:id', updateDataRequest, {
    summary: 'Admins: changes a request, closes it with its answer or opens it again.',
    sessionOnly: true,
    body: updateDataRequestInput,
    response: dataRequestRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  get('/api/data-requests/:id/personal-data', listPersonalData, {
    summary: 'Admins: what is held about whoever made a request, once the identity is checked.',
    list: personalDataRecord,
    problems: ['CONFLICT'],
  }),
  get('/api/export/personal-data/:id', exportPersonalData, {
    summary: 'Admins: the same with all that it says, as a file; itself in the audit log.',
    query: exportPersonalDataInput.omit({ id: true }),
    files: ['application/pdf', 'application/json'],
    problems: ['CONFLICT'],
  }),
  post('/api/data-requests/:id/erase', erasePersonalData, {
    summary: 'Admins: erases records that are held about whoever made a request, and notes why others are kept.',
    sessionOnly: true,
    body: erasePersonalDataInput,
    response: personalDataErasure,
    problems: ['CONFLICT'],
  }),
  get('/api/data-requests/:id/destruction-records', listDestructionRecords, {
    summary: 'Admins: what was erased on a request, and what is kept and why; kept for three years.',
    list: destructionRecord,
  }),
];

export const dataRequests: Feature = {
  models: [DataRequestModel, DestructionRecordModel],
  resolvers,
  routes,
};
