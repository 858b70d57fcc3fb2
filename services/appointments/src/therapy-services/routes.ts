import {
  createTherapyServiceInput,
  deleteUsedInput,
  serviceTitleRecord,
  therapyServiceRecord,
  updateTherapyServiceInput,
  z,
} from '@practice/contracts';
import { get, type Route, recordRoutes } from '@practice/service-kit';
import { createTherapyService } from './create-therapy-service.ts';
import { deleteTherapyService } from './delete-therapy-service.ts';
import { listServiceTitles } from './list-service-titles.ts';
import { listTherapyServices } from './list-therapy-services.ts';
import { orderTherapyServices } from './order-therapy-services.ts';
import { updateTherapyService } from './update-therapy-service.ts';

export const therapyServiceRoutes: Route[] = [
  get('/api/services/titles', listServiceTitles, {
    summary: "Staff: the title of every appointment's `serviceType`, of inactive and deleted services too.",
    response: z.array(serviceTitleRecord),
    list: true,
  }),
  ...recordRoutes('/api/services', {
    one: 'service',
    many: 'services',
    record: therapyServiceRecord,
    list: listTherapyServices,
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
