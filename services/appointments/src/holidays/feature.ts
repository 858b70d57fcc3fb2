import {
  addTurkishHolidaysInput,
  closedTimeAppointments,
  createHolidayInput,
  holidayRecord,
  savedHoliday,
  updateHolidayInput,
  z,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import { flat } from '../closed-times/flat.ts';
import type { Resolvers } from '../generated/schema.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { addTurkishHolidays } from './add-turkish-holidays.ts';
import { createHoliday } from './create-holiday.ts';
import { deleteHoliday } from './delete-holiday.ts';
import { listHolidays } from './list-holidays.ts';
import { updateHoliday } from './update-holiday.ts';

const resolvers: Resolvers = {
  Query: { holidays: (_, _input, ctx) => listHolidays(ctx) },
  Mutation: {
    createHoliday: (_, { input }, ctx) => createHoliday(ctx, input),
    updateHoliday: (_, { id, input }, ctx) => updateHoliday(ctx, { ...input, id }),
    deleteHoliday: (_, input, ctx) => deleteHoliday(ctx, input).then(() => true),
    addTurkishHolidays: (_, { input }, ctx) => addTurkishHolidays(ctx, input),
  },
};

const routes: Route[] = [
  get('/api/holidays', listHolidays, {
    summary: 'Staff: all holidays by their first day.',
    list: holidayRecord,
  }),
  post('/api/holidays', flat(createHoliday), {
    summary: 'Editors: a new holiday; without an `endDate` it is one day long.',
    body: createHolidayInput,
    response: savedHoliday,
    status: 201,
  }),
  post('/api/holidays/turkish', addTurkishHolidays, {
    summary: 'Editors: adds official holidays of a year by their keys; those that are there already are left out.',
    body: addTurkishHolidaysInput,
    response: z.object({ record: z.array(holidayRecord), closedTimeAppointments }).meta({ id: 'AddedHolidays' }),
    status: 201,
  }),
  put('/api/holidays/:id', flat(updateHoliday), {
    summary: 'Editors: changes a holiday.',
    body: updateHolidayInput,
    response: savedHoliday,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/holidays/:id', deleteHoliday, { summary: 'Editors: deletes a holiday; its days are open again.' }),
];

export const holidays: Feature = { models: [HolidayModel], resolvers, routes };
