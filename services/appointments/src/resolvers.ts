import { getAvailability } from './availability/get-availability.ts';
import { listDayStates } from './availability/list-day-states.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { mayRequestAppointment } from './booking/may-request-appointment.ts';
import type { Resolvers } from './generated/schema.ts';
import { bulkDeleteAppointments } from './records/bulk-delete-appointments.ts';
import { bulkSetAppointmentStatus } from './records/bulk-set-appointment-status.ts';
import { createAppointment } from './records/create-appointment.ts';
import { deleteAppointment } from './records/delete-appointment.ts';
import { getAppointmentSummary } from './records/get-appointment-summary.ts';
import { listAppointmentHistory } from './records/list-appointment-history.ts';
import { listAppointmentRecords } from './records/list-appointment-records.ts';
import { listAppointmentTimes } from './records/list-appointments.ts';
import { listCalendarAppointments } from './records/list-calendar-appointments.ts';
import { previewSeries } from './records/preview-series.ts';
import { readAppointment } from './records/read-appointment.ts';
import { setAppointmentStatus } from './records/set-appointment-status.ts';
import { updateAppointment } from './records/update-appointment.ts';

export const resolvers: Resolvers = {
  Query: {
    availability: (_, input, ctx) => getAvailability(ctx, input),
    dayStates: (_, input, ctx) => listDayStates(ctx, input),
    mayRequestAppointment: (_, input, ctx) => mayRequestAppointment(ctx, input),
    appointments: (_, { filter, ...input }, ctx) => listAppointmentRecords(ctx, { ...filter, ...input }),
    appointment: (_, { id }, ctx) => readAppointment(ctx, { id }),
    calendarAppointments: (_, { filter, ...input }, ctx) => listCalendarAppointments(ctx, { ...filter, ...input }),
    seriesPreview: (_, input, ctx) => previewSeries(ctx, input),
    appointmentSummary: (_, _input, ctx) => getAppointmentSummary(ctx),
    appointmentTimes: async (_, input, ctx) => (await listAppointmentTimes(ctx, input)).items,
  },
  Mutation: {
    bookAppointment: (_, { input }, ctx) => bookAppointment(ctx, input),
    createAppointment: (_, { input }, ctx) => createAppointment(ctx, input),
    updateAppointment: (_, { id, input }, ctx) => updateAppointment(ctx, { ...input, id }),
    setAppointmentStatus: (_, input, ctx) => setAppointmentStatus(ctx, input),
    bulkSetAppointmentStatus: (_, input, ctx) => bulkSetAppointmentStatus(ctx, input),
    deleteAppointment: (_, input, ctx) => deleteAppointment(ctx, input),
    bulkDeleteAppointments: (_, input, ctx) => bulkDeleteAppointments(ctx, input),
  },
  Appointment: {
    __resolveReference: ({ id }, ctx) => readAppointment(ctx, { id }),
    history: ({ id }, _, ctx) => listAppointmentHistory(ctx, { id }),
  },
};
