import {
  closedTimeAppointment,
  savedWorkingHour,
  saveWorkingHourInput,
  updateWorkingHourInput,
  workingHourRecord,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import { flat } from '../closed-times/flat.ts';
import { listClosedTimeAppointments } from '../closed-times/list-closed-time-appointments.ts';
import type { Resolvers } from '../generated/schema.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { deleteWorkingHour } from './delete-working-hour.ts';
import { listWorkingHours } from './list-working-hours.ts';
import { saveWorkingHour } from './save-working-hour.ts';
import { updateWorkingHour } from './update-working-hour.ts';

const resolvers: Resolvers = {
  Query: {
    workingHours: (_, _input, ctx) => listWorkingHours(ctx),
    closedTimeAppointments: (_, _input, ctx) => listClosedTimeAppointments(ctx),
  },
  Mutation: {
    saveWorkingHour: (_, { input }, ctx) => saveWorkingHour(ctx, input),
    updateWorkingHour: (_, { id, input }, ctx) => updateWorkingHour(ctx, { ...input, id }),
    deleteWorkingHour: (_, input, ctx) => deleteWorkingHour(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/working-hours', listWorkingHours, {
    isPublic: true,
    summary: "The week's working hours, Monday first.",
    list: workingHourRecord,
  }),
  post('/api/working-hours', flat(saveWorkingHour), {
    summary: 'Editors: the hours of a weekday; they replace those that it has.',
    body: saveWorkingHourInput,
    response: savedWorkingHour,
    status: 201,
    problems: ['VERSION_CONFLICT'],
  }),
  put('/api/working-hours/:id', flat(updateWorkingHour), {
    summary: 'Editors: changes some of the hours of a weekday.',
    body: updateWorkingHourInput,
    response: savedWorkingHour,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/working-hours/:id', deleteWorkingHour, {
    summary: 'Editors: deletes the hours of a weekday, on which the practice is closed then.',
  }),
  get('/api/closed-time-appointments', listClosedTimeAppointments, {
    summary: 'Staff: the appointments to come that stand in a time at which the practice is closed.',
    list: closedTimeAppointment,
  }),
];

export const workingHours: Feature = { models: [WorkingHourModel], resolvers, routes };
