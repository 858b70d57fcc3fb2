import {
  createTherapyServiceInput,
  deleteUsedInput,
  serviceTitleRecord,
  therapyServiceRecord,
  updateTherapyServiceInput,
} from '@practice/contracts';
import { type Feature, get, pageHtml, type Route, recordRoutes } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createTherapyService } from './create-therapy-service.ts';
import { deleteTherapyService } from './delete-therapy-service.ts';
import { FormerServiceModel } from './former-service.model.ts';
import { getTherapyService } from './get-therapy-service.ts';
import { listServiceTitles } from './list-service-titles.ts';
import { listTherapyServices } from './list-therapy-services.ts';
import { orderTherapyServices } from './order-therapy-services.ts';
import { TherapyServiceModel } from './therapy-service.model.ts';
import { updateTherapyService } from './update-therapy-service.ts';

const resolvers: Resolvers = {
  Query: {
    therapyServices: (_, { includeInactive }, ctx) =>
      listTherapyServices(ctx, { isActive: includeInactive ? null : true }),
    therapyService: (_, { slug }, ctx) => getTherapyService(ctx, { id: slug }),
    serviceTitles: (_, _input, ctx) => listServiceTitles(ctx),
  },
  Mutation: {
    createTherapyService: (_, { input }, ctx) => createTherapyService(ctx, input),
    updateTherapyService: (_, { id, input }, ctx) => updateTherapyService(ctx, { ...input, id }),
    deleteTherapyService: (_, input, ctx) => deleteTherapyService(ctx, input).then(() => true),
    orderTherapyServices: (_, input, ctx) => orderTherapyServices(ctx, input),
  },
  TherapyService: { html: ({ bodyHtml }) => pageHtml(bodyHtml) },
};

const routes: Route[] = [
  get('/api/services/titles', listServiceTitles, {
    summary: "Staff: the title of every appointment's `serviceType`, of inactive and deleted services too.",
    list: serviceTitleRecord,
  }),
  get('/api/services/:id', getTherapyService, {
    isPublic: true,
    summary: 'A service by its slug or its id; one that is not active is for editors alone.',
    response: therapyServiceRecord,
  }),
  ...recordRoutes('/api/services', {
    one: 'service',
    many: 'services',
    record: therapyServiceRecord,
    list: listTherapyServices,
    // A setting says whether visitors see prices.
    changedBy: ['therapy-service.changed', 'site-setting.changed'],
    create: { run: createTherapyService, body: createTherapyServiceInput, problems: ['CONFLICT'] },
    update: { run: updateTherapyService, body: updateTherapyServiceInput, problems: ['CONFLICT'] },
    remove: {
      run: deleteTherapyService,
      summary: 'Editors: deletes a service; one that appointments have with `force` alone.',
      query: deleteUsedInput.pick({ force: true }),
      problems: ['RECORD_IN_USE'],
    },
    order: orderTherapyServices,
  }),
];

export const therapyServices: Feature = { models: [FormerServiceModel, TherapyServiceModel], resolvers, routes };
