import { type ChildProfileRecord, z } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { ensureChildProfile } from '../clinical/ensure-child-profile.ts';
import { readChildProfile } from '../clinical/read-child-profile.ts';

const input = z.object({ appointmentId: z.string() });

/**
 * The file of the child of an appointment, which is made when there is none.
 * @throws DomainError NOT_FOUND without such an appointment.
 */
export async function openChildProfile(ctx: ServiceContext, raw: unknown): Promise<ChildProfileRecord> {
  const { appointmentId } = readInput(ctx, 'clinical:write', input, raw);
  const id = await withTransaction(async (session) =>
    ensureChildProfile(session, ctx, await findByIdOrFail(AppointmentModel, appointmentId, session)),
  );
  return readChildProfile(ctx, id);
}
