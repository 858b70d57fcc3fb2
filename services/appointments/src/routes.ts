import {
  appointmentChangeRecord,
  appointmentRecord,
  appointmentSummary,
  appointmentTimeRecord,
  availabilityInput,
  availabilityRecord,
  bookAppointmentInput,
  bookedAppointment,
  bulkDeleteInput,
  bulkResult,
  bulkStatusInput,
  calendarAppointmentsInput,
  createAppointmentInput,
  dayStateRecord,
  dayStatesInput,
  exportAppointmentsInput,
  exportSelectionInput,
  listAppointmentsInput,
  savedAppointmentRecord,
  seriesPreviewInput,
  seriesPreviewRecord,
  seriesScope,
  statusChangeInput,
  updateAppointmentInput,
  z,
} from '@practice/contracts';
import { del, get, patch, post, put, type Route, tableFileTypes } from '@practice/service-kit';
import { getAvailability } from './availability/get-availability.ts';
import { listDayStates } from './availability/list-day-states.ts';
import { bulkDeleteAppointments } from './records/bulk-delete-appointments.ts';
import { bulkSetAppointmentStatus } from './records/bulk-set-appointment-status.ts';
import { deleteAppointment } from './records/delete-appointment.ts';
import { exportAppointments, exportSelection } from './records/export-appointments.ts';
import { getAppointmentSummary } from './records/get-appointment-summary.ts';
import { listAppointmentHistory } from './records/list-appointment-history.ts';
import { listAppointments } from './records/list-appointments.ts';
import { listCalendarAppointments } from './records/list-calendar-appointments.ts';
import { previewSeries } from './records/preview-series.ts';
import { readAppointmentOrFail } from './records/read-appointment.ts';
import { setAppointmentStatus } from './records/set-appointment-status.ts';
import { postAppointment, putAppointment } from './save-appointment.ts';

export const routes: Route[] = [
  get('/api/appointments', listAppointments, {
    query: listAppointmentsInput,
    isPublic: true,
    summary:
      'Times that are taken, today onwards; staff get whole appointments. Whole without a page, up to 10,000; a longer list is refused and has to be read by pages.',
    response: z.union([z.array(appointmentTimeRecord), z.array(appointmentRecord)]),
    list: appointmentRecord,
  }),
  post('/api/appointments', postAppointment, {
    isPublic: true,
    summary:
      'A request for an appointment; the Idempotency-Key header makes a retry safe. Staff send CreateAppointmentInput.',
    body: z.union([bookAppointmentInput, createAppointmentInput]),
    response: z.union([bookedAppointment, savedAppointmentRecord]),
    status: 201,
    takesIdempotencyKey: true,
    isChallenged: true,
    problems: [
      'SLOT_TAKEN',
      'SLOT_CLOSED',
      'BOOKING_CLOSED',
      'CLOSED_TIME',
      'APPOINTMENT_OVERLAP',
      'SERIES_DATES_CHANGED',
    ],
  }),
  get('/api/appointments/summary', getAppointmentSummary, {
    summary: 'Staff: the counts and sums over the list.',
    response: appointmentSummary,
  }),
  get('/api/appointments/calendar', listCalendarAppointments, {
    summary: 'Staff: the appointments of up to 62 days, in order of time, by the filters of the list.',
    query: z.object(calendarAppointmentsInput.shape),
    list: appointmentRecord,
  }),
  get('/api/appointments/series-preview', previewSeries, {
    summary:
      'Staff: what saving a series would make of its dates: which are free, taken or closed, and a free time nearby.',
    query: z.object(seriesPreviewInput.shape),
    response: seriesPreviewRecord,
    problems: ['NOT_FOUND'],
  }),
  get('/api/appointments/:id', readAppointmentOrFail, {
    summary: 'Staff: one appointment.',
    response: appointmentRecord,
  }),
  get('/api/appointments/:id/history', listAppointmentHistory, {
    summary: 'Staff: what happened to an appointment, newest first.',
    list: appointmentChangeRecord,
  }),
  put('/api/appointments/:id', putAppointment, {
    summary: 'Staff: changes an appointment; an old version is refused with the record as it is.',
    body: updateAppointmentInput,
    response: savedAppointmentRecord,
    problems: ['VERSION_CONFLICT', 'CLOSED_TIME', 'APPOINTMENT_OVERLAP', 'SERIES_DATES_CHANGED'],
  }),
  patch('/api/appointments/:id/status', setAppointmentStatus, {
    summary: 'Staff: sets the status; `scope` takes the others of its series along, with one e-mail.',
    body: statusChangeInput.omit({ id: true }).meta({ id: 'StatusChange' }),
    response: appointmentRecord,
    problems: ['VERSION_CONFLICT', 'APPOINTMENT_OVERLAP'],
  }),
  del('/api/appointments/:id', deleteAppointment, {
    summary: 'Gone for good; `scope` takes the following ones or all of its series along.',
    query: z.object({ scope: seriesScope.optional() }),
  }),
  post('/api/appointments/bulk-status', bulkSetAppointmentStatus, {
    summary: 'Staff: sets the status of several, each by itself.',
    body: bulkStatusInput,
    response: bulkResult,
  }),
  post('/api/appointments/bulk-delete', bulkDeleteAppointments, {
    summary: 'Deletes several for good, each by itself.',
    body: bulkDeleteInput,
    response: bulkResult,
  }),
  get('/api/export/appointments', exportAppointments, {
    summary: "The list's appointments as a file; an unknown filter is refused.",
    query: exportAppointmentsInput,
    files: tableFileTypes,
  }),
  post('/api/export/appointments', exportSelection, {
    summary: 'Selected appointments as a file; at most 1,000.',
    body: exportSelectionInput,
    files: tableFileTypes,
  }),
  get('/api/public/appointments/availability', getAvailability, {
    isPublic: true,
    summary: "One day's times, and why one is not free.",
    query: availabilityInput,
    response: availabilityRecord,
  }),
  get('/api/public/appointments/days', listDayStates, {
    isPublic: true,
    summary: 'How days look in the calendar; at most 62.',
    query: z.object(dayStatesInput.shape),
    list: dayStateRecord,
  }),
];
