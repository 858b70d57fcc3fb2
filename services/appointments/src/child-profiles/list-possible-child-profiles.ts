import { type ListedChildProfile, listedChildProfile, z } from '@practice/contracts';
import { findByIdOrFail, readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { findNamesakes, findProfileIdOf } from '../clinical/ensure-child-profile.ts';

const input = z.object({ appointmentId: z.string() });
const asListed = listedChildProfile.omit({ latestAppointmentId: true });

/**
 * The files that may be of an appointment's child, which has none by its phone: those of the same name and birth date.
 * @throws DomainError NOT_FOUND without such an appointment.
 */
export async function listPossibleChildProfiles(ctx: ServiceContext, raw: unknown): Promise<ListedChildProfile[]> {
  const { appointmentId } = readInput(ctx, 'clinical:read', input, raw);
  const appointment = await findByIdOrFail(AppointmentModel, appointmentId);
  if ((await findProfileIdOf(appointment)) !== null) return [];
  const found = await findNamesakes(appointment);
  if (found.length > 0) await recordReading(ctx, { action: 'child-profiles.listed', entity: 'child-profile' });
  return found.map((profile) => ({ ...asListed.parse(profile), latestAppointmentId: null }));
}
