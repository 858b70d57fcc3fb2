import {
  activeFilterInput,
  createTherapyServiceInput,
  deleteUsedInput,
  idParam,
  orderInput,
  serviceTitleRecord,
  therapyServiceRecord,
  updateTherapyServiceInput,
  z,
} from '@practice/contracts';
import { del, get, post, put, type Route } from '@practice/service-kit';
import { createTherapyService } from './create-therapy-service.ts';
import { deleteTherapyService } from './delete-therapy-service.ts';
import { listServiceTitles } from './list-service-titles.ts';
import { listTherapyServices } from './list-therapy-services.ts';
import { orderTherapyServices } from './order-therapy-services.ts';
import { updateTherapyService } from './update-therapy-service.ts';

export const therapyServiceRoutes: Route[] = [
  get('/api/services', listTherapyServices, {
    isPublic: true,
    summary: 'The active services in their order; editors get the inactive ones too.',
    query: activeFilterInput,
    response: z.array(therapyServiceRecord),
    list: true,
  }),
  get('/api/services/titles', listServiceTitles, {
    summary: "Staff: the title of every appointment's `serviceType`, of inactive and deleted services too.",
    response: z.array(serviceTitleRecord),
    list: true,
  }),
  post('/api/services', createTherapyService, {
    summary: 'Editors: a new service; its slug is made of its title.',
    body: createTherapyServiceInput,
    response: therapyServiceRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/services/order', orderTherapyServices, {
    summary: 'Editors: puts all services into a new order.',
    body: orderInput,
    response: z.array(therapyServiceRecord),
    problems: ['VERSION_CONFLICT'],
  }),
  put('/api/services/:id', updateTherapyService, {
    summary: 'Editors: changes a service; its slug stays.',
    params: idParam,
    body: updateTherapyServiceInput,
    response: therapyServiceRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/services/:id', deleteTherapyService, {
    summary: 'Editors: deletes a service; one that appointments have with `force` alone.',
    params: idParam,
    query: deleteUsedInput.pick({ force: true }),
    status: 204,
    problems: ['RECORD_IN_USE'],
  }),
];
