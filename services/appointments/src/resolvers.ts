import { getAvailability } from './availability/get-availability.ts';
import { listDayStates } from './availability/list-day-states.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { listAppointmentTimes } from './booking/list-appointments.ts';
import { listTherapyServices } from './catalog/list-therapy-services.ts';
import type { Resolvers } from './generated/schema.ts';
import { listWorkingHours } from './working-hours/list-working-hours.ts';

export const resolvers: Resolvers = {
  Query: {
    availability: (_, input, ctx) => getAvailability(ctx, input),
    dayStates: (_, input, ctx) => listDayStates(ctx, input),
    therapyServices: (_, _input, ctx) => listTherapyServices(ctx),
    workingHours: (_, _input, ctx) => listWorkingHours(ctx),
    appointmentTimes: async (_, input, ctx) => (await listAppointmentTimes(ctx, input)).items,
  },
  Mutation: {
    bookAppointment: (_, { input }, ctx) => bookAppointment(ctx, input),
  },
};
