import { type AppointmentFileRecord, createAppointmentFileInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { appointmentFiles, toFileRecord } from '../clinical/appointment-file.store.ts';
import { assertRoomForFile } from './assert-room-for-file.ts';

/**
 * Writes the record of a file that is kept elsewhere: it has no content.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND without such an appointment; CONFLICT above the number of files.
 */
export async function createAppointmentFile(ctx: ServiceContext, raw: unknown): Promise<AppointmentFileRecord> {
  const fields = readInput(ctx, 'clinical:write', createAppointmentFileInput, raw);
  const { appointmentId } = fields;
  return withTransaction(async (session) => {
    await findByIdOrFail(AppointmentModel, appointmentId, session);
    await assertRoomForFile(appointmentId, session);
    const values = { ...fields, uploadedBy: ctx.actor.username };
    return toFileRecord(await appointmentFiles.insert(ctx, { values, session }));
  });
}
