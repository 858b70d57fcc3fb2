import { type BookedAppointment, can } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { bookAppointment } from './booking/book-appointment.ts';
import { createAppointment, type SavedAppointment } from './records/create-appointment.ts';
import { updateAppointment } from './records/update-appointment.ts';

type SavedRecord = SavedAppointment['appointment'] & Omit<SavedAppointment, 'appointment'>;

/** POST /api/appointments: a parent's request, or for staff an appointment with every field (documents 1 and 2). */
export async function postAppointment(ctx: ServiceContext, input: unknown): Promise<BookedAppointment | SavedRecord> {
  if (!can(ctx.actor.role, 'appointment:write')) return bookAppointment(ctx, input);
  return flat(await createAppointment(ctx, input));
}

/** PUT /api/appointments/:id: the record, with what became of its series beside it. */
export async function putAppointment(ctx: ServiceContext, input: unknown): Promise<SavedRecord> {
  return flat(await updateAppointment(ctx, input));
}

function flat({ appointment, ...rest }: SavedAppointment): SavedRecord {
  return { ...appointment, ...rest };
}
