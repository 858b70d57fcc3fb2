import { fromInstant, toExpiredRecords } from '@practice/contracts';
import { assertCan, DomainError, type InternalFunctions } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { findExpiredAppointments } from './expired-appointments.ts';
import { findExpiredChildren } from './expired-children.ts';

/** The appointments or the children's files that are over, how many there are in all, and how old the oldest is. */
export const findExpiredRecords: InternalFunctions<'appointments'>['findExpiredRecords'] = async (
  ctx,
  { kind, keptFrom },
) => {
  assertCan(ctx, 'privacy:read');
  const found = await finders[kind]?.(keptFrom);
  if (!found) throw new DomainError('NOT_FOUND');
  return toExpiredRecords(found);
};

const finders: Partial<Record<string, (keptFrom: string) => Promise<Found>>> = {
  appointment: async (keptFrom) => {
    const first = await AppointmentModel.findOne({}, { appointmentDate: 1 }).sort({ startsAt: 1 }).lean();
    return {
      total: await AppointmentModel.countDocuments(),
      oldest: first?.appointmentDate ?? null,
      expired: await findExpiredAppointments(keptFrom),
    };
  },
  childProfile: async (keptFrom) => {
    const first = await ChildProfileModel.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
    return {
      total: await ChildProfileModel.countDocuments(),
      oldest: first ? fromInstant(first.createdAt).date : null,
      expired: await findExpiredChildren(keptFrom),
    };
  },
};

type Found = { total: number; oldest: string | null; expired: Awaited<ReturnType<typeof findExpiredChildren>> };
