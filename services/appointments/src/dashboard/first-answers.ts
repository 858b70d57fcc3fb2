import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';

/** A change of the status from pending to anything else: the practice has answered. */
const answer = { fields: { $elemMatch: { field: 'status', from: 'pending' } } };

/** When the practice first answered, in milliseconds by appointment, among the changes that a filter finds. */
export async function firstAnswers(changes: object): Promise<Map<string, number>> {
  const found = await AppointmentChangeModel.find({ ...changes, ...answer }, { appointmentId: 1, at: 1 }).lean();
  const first = new Map<string, number>();
  for (const { appointmentId, at } of found) {
    first.set(appointmentId, Math.min(first.get(appointmentId) ?? Number.POSITIVE_INFINITY, at.getTime()));
  }
  return first;
}
