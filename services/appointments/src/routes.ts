import {
  appointmentTimeRecord,
  availabilityInput,
  availabilityRecord,
  bookAppointmentInput,
  bookedAppointment,
  dayStateRecord,
  dayStatesInput,
  therapyServiceRecord,
  workingHourRecord,
  z,
} from '@practice/contracts';
import { get, post, type Route } from '@practice/service-kit';
import { getAvailability } from './availability/get-availability.ts';
import { listDayStates } from './availability/list-day-states.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { listAppointments } from './booking/list-appointments.ts';
import { listTherapyServices } from './catalog/list-therapy-services.ts';
import { listWorkingHours } from './working-hours/list-working-hours.ts';

export const routes: Route[] = [
  get('/api/appointments', listAppointments, {
    summary: 'Times that are taken, today onwards; staff get whole appointments.',
    answer: z.array(appointmentTimeRecord),
    list: true,
  }),
  post('/api/appointments', bookAppointment, {
    summary: 'A request for an appointment. The Idempotency-Key header makes a retry safe.',
    body: bookAppointmentInput,
    answer: bookedAppointment,
    status: 201,
  }),
  get('/api/public/appointments/availability', getAvailability, {
    summary: "One day's hourly times.",
    query: availabilityInput,
    answer: availabilityRecord,
  }),
  get('/api/public/appointments/days', listDayStates, {
    summary: 'How days look in the calendar; at most 62.',
    query: z.object(dayStatesInput.shape),
    answer: z.array(dayStateRecord),
    list: true,
  }),
  get('/api/services', listTherapyServices, {
    summary: 'Active services in their order.',
    answer: z.array(therapyServiceRecord),
    list: true,
  }),
  get('/api/working-hours', listWorkingHours, {
    summary: "The week's working hours, Monday first.",
    answer: z.array(workingHourRecord),
    list: true,
  }),
];
