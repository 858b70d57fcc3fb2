import type { ClientSession } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';

/** After the first of a series is gone, the earliest of the others is the first; the others name it. */
export async function giveSeriesNewFirst(session: ClientSession, goneId: string): Promise<void> {
  const next = await AppointmentModel.findOne({ recurringParentId: goneId }, { _id: 1 }, { session })
    .sort({ startsAt: 1 })
    .lean();
  if (!next) return;
  await AppointmentModel.updateOne({ _id: next._id }, { recurringParentId: null }, { session });
  const recurringParentId = String(next._id);
  await AppointmentModel.updateMany({ recurringParentId: goneId }, { recurringParentId }, { session });
}
