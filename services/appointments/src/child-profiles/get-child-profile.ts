import { type ChildProfileRecord, idParam, z } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { findProfileIdOf } from '../clinical/ensure-child-profile.ts';
import { readChildProfile } from '../clinical/read-child-profile.ts';

const ofAppointment = z.object({ appointmentId: z.string() });

/**
 * A child's file; the read is in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function getChildProfile(ctx: ServiceContext, raw: unknown): Promise<ChildProfileRecord> {
  const { id } = readInput(ctx, 'clinical:read', idParam, raw);
  return readChildProfile(ctx, id);
}

/**
 * The file of the child of an appointment; null while there is none.
 * @throws DomainError NOT_FOUND without such an appointment.
 */
export async function getAppointmentChildProfile(
  ctx: ServiceContext,
  raw: unknown,
): Promise<ChildProfileRecord | null> {
  const { appointmentId } = readInput(ctx, 'clinical:read', ofAppointment, raw);
  const id = await findProfileIdOf(await findByIdOrFail(AppointmentModel, appointmentId));
  return id === null ? null : readChildProfile(ctx, id);
}
