import { assertCan, existingIds, type InternalFunctions } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';

/** Of these ids, those of no appointment. */
export const findMissingAppointments: InternalFunctions<'appointments'>['findMissingAppointments'] = async (
  ctx,
  { ids },
) => {
  assertCan(ctx, 'appointment:read');
  const existing = await existingIds(AppointmentModel, ids);
  return [...new Set(ids)].filter((id) => !existing.has(id));
};
