import { type ChildProfileRecord, openChildProfileInput, z } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { ensureChildProfile } from '../clinical/ensure-child-profile.ts';
import { readChildProfile } from '../clinical/read-child-profile.ts';

const input = openChildProfileInput.extend({ appointmentId: z.string() });

/**
 * The file of the child of an appointment, which is made when there is none. Where a file of the same name and birth date is
 * known by other phones, it says which of the two is meant.
 * @throws DomainError NOT_FOUND without such an appointment; CHILD_FILE_EXISTS when that has to be chosen; CONFLICT when
 * the appointment belongs to another file than the chosen one.
 */
export async function openChildProfile(ctx: ServiceContext, raw: unknown): Promise<ChildProfileRecord> {
  const { appointmentId, ...chosen } = readInput(ctx, 'clinical:write', input, raw);
  const id = await withTransaction(async (session) =>
    ensureChildProfile(session, ctx, await findByIdOrFail(AppointmentModel, appointmentId, session), chosen),
  );
  return readChildProfile(ctx, id);
}
