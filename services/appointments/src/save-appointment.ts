import { type BookedAppointment, can } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { bookAppointment } from './booking/book-appointment.ts';
import { createAppointment, type SavedAppointment } from './records/create-appointment.ts';
import { updateAppointment } from './records/update-appointment.ts';

type SavedRecord = SavedAppointment['appointment'] & Omit<SavedAppointment, 'appointment'>;

/** Fields that only a parent's request has. */
const REQUEST_FIELDS = ['kvkkConsent', 'communicationConsent', 'legalTextVersion', 'website'];

/**
 * POST /api/appointments: a parent's request, or for staff an appointment with every field. A body with consents is a
 * parent's request, whoever sends it, and its consents are stored.
 */
export async function postAppointment(ctx: ServiceContext, input: unknown): Promise<BookedAppointment | SavedRecord> {
  const isStaff = can(ctx.actor.role, 'appointment:write');
  if (!isStaff || isRequest(input)) return bookAppointment(ctx, input);
  return flat(await createAppointment(ctx, input));
}

/** PUT /api/appointments/:id: the record, with the result for its series. */
export async function putAppointment(ctx: ServiceContext, input: unknown): Promise<SavedRecord> {
  return flat(await updateAppointment(ctx, input));
}

function isRequest(input: unknown): boolean {
  return typeof input === 'object' && input !== null && REQUEST_FIELDS.some((field) => field in input);
}

function flat({ appointment, ...rest }: SavedAppointment): SavedRecord {
  return { ...appointment, ...rest };
}
