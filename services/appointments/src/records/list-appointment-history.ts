import { type AppointmentChangeRecord, idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { findAppointment } from './find-appointment.ts';

/** What happened to an appointment, newest first; a request through the site begins with its creation. */
export async function listAppointmentHistory(ctx: ServiceContext, raw: unknown): Promise<AppointmentChangeRecord[]> {
  const { id } = readInput(ctx, 'appointment:read', idParam, raw);
  const appointment = await findAppointment(id);
  const changes = await AppointmentChangeModel.find({ appointmentId: id }).sort({ at: -1 }).limit(200).lean();
  const entries = changes.map(({ at, username, changeType, fields }) => ({
    at: at.toISOString(),
    username,
    changeType,
    fields: fields.map(({ field, from, to }) => ({ field, from, to })),
  }));
  if (appointment.source === 'staff') return entries;
  return [...entries, { at: appointment.createdAt.toISOString(), username: null, changeType: 'created', fields: [] }];
}
