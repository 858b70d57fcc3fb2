import { appointmentPageRecord, updateAppointmentPageInput } from '@practice/contracts';
import { type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getAppointmentPage } from './get-appointment-page.ts';
import { initializeAppointmentPage } from './initialize-appointment-page.ts';
import { updateAppointmentPage } from './update-appointment-page.ts';

const resolvers: Resolvers = {
  Query: { appointmentPage: (_, _input, ctx) => getAppointmentPage(ctx) },
  Mutation: {
    updateAppointmentPage: (_, { input }, ctx) => updateAppointmentPage(ctx, input),
  },
};

const routes: Route[] = [
  get('/api/appointment-page', getAppointmentPage, {
    isPublic: true,
    summary: 'The texts of the appointment page, and whether requests are taken.',
    response: appointmentPageRecord,
  }),
  put('/api/appointment-page', updateAppointmentPage, {
    summary: 'Editors: changes the texts of the appointment page, or whether requests are taken.',
    body: updateAppointmentPageInput,
    response: appointmentPageRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  post('/api/appointment-page/initialize', initializeAppointmentPage, {
    summary: 'Editors: the appointment page as it is; it is always there.',
    response: appointmentPageRecord,
  }),
];

export const appointmentPage: Feature = { models: [], resolvers, routes };
