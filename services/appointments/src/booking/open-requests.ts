import { can, type RequestSuspicion } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  keyedHash,
  networkOf,
  readNumberSetting,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';

/** By what the open requests of a family are counted. */
export type Person = { phone: string; email: string };

/** The requests that count: unanswered ones from the site, for a time to come. */
export const openRequests = () => ({ status: 'pending', source: 'public', startsAt: { $gt: new Date() } }) as const;

/** The network of a request as it is stored: enough to tell whether two came from the same one. */
export function networkKeyOf(ctx: ServiceContext): string {
  return keyedHash('network of a request', networkOf(ctx.address));
}

/** How many requests of one family may be pending; call it before the transaction. Staff who book for a parent have no limit. */
export async function readOpenRequestLimit(ctx: ServiceContext): Promise<number> {
  if (can(ctx.actor.role, 'appointment:write')) return Number.POSITIVE_INFINITY;
  return Math.max(1, await readNumberSetting('booking_max_open_requests'));
}

/**
 * Refuses a request, inserted in this transaction, of a family with too many open ones: pending, in the future, with the
 * same phone or the same e-mail. Those from other networks do not count for a phone or an e-mail that has been confirmed
 * before: so false requests keep no known family out, and staff see the suspicion at all of them.
 * @throws DomainError TOO_MANY_OPEN_REQUESTS
 */
export async function assertFewOpenRequests(
  session: ClientSession,
  max: number,
  { phone, email, network }: Person & { network: string },
): Promise<void> {
  for (const person of [{ phone }, { email }]) {
    const found = await AppointmentModel.find({ ...person, ...openRequests() }, null, { session }).lean();
    if (found.length <= max) continue;
    const fromHere = found.filter((each) => each.network === network);
    const isKnown = () =>
      AppointmentModel.exists({ ...person, status: { $in: ['confirmed', 'completed'] } }).session(session);
    if (fromHere.length > max || !(await isKnown())) {
      throw new DomainError('TOO_MANY_OPEN_REQUESTS');
    }
    await suspect(session, found, 'many_requests');
  }
}

/** Shows staff the suspicion at the open requests for which one was refused, when some came from another network than it. */
export async function suspectOpenRequests({ phone, email, network }: Person & { network: string }): Promise<void> {
  await withTransaction(async (session) => {
    const ofPerson = { $or: [{ phone }, { email }] };
    const found = await AppointmentModel.find({ ...ofPerson, ...openRequests() }, null, { session }).lean();
    if (found.some((each) => each.network !== network)) await suspect(session, found, 'many_requests');
  });
}

async function suspect(session: ClientSession, found: readonly StoredAppointment[], suspicion: RequestSuspicion) {
  for (const { _id, status, version } of found.filter((each) => !each.suspicion)) {
    await AppointmentModel.updateOne({ _id }, { suspicion }, { session, timestamps: false });
    const change = { changeType: 'updated', status, previousStatus: status, version } as const;
    emit(session, 'appointment.changed', { appointmentId: String(_id), ...change });
  }
}
