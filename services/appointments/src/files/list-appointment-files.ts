import { type AppointmentFileRecord, z } from '@practice/contracts';
import { findByIdOrFail, readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { appointmentFiles, toFileRecord } from '../clinical/appointment-file.store.ts';

const input = z.object({ appointmentId: z.string() });

/**
 * The files of an appointment, the newest first; reading them is one entry in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function listAppointmentFiles(ctx: ServiceContext, raw: unknown): Promise<AppointmentFileRecord[]> {
  const { appointmentId } = readInput(ctx, 'clinical:read', input, raw);
  await findByIdOrFail(AppointmentModel, appointmentId);
  const files = await AppointmentFileModel.find({ appointmentId }).sort({ createdAt: -1, _id: -1 }).lean();
  if (files.length > 0)
    await recordReading(ctx, { action: 'appointment-files.read', entity: 'appointment', entityId: appointmentId });
  return files.map((file) => toFileRecord(appointmentFiles.toRecord(file)));
}
