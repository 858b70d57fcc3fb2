import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';

const DAY_MS = 86_400_000;
const SINCE_MS = 30 * DAY_MS;
/** What follows from a request needs a moment. */
const UNTIL_MS = 10 * 60_000;
/** Nobody can ask for a day after this. */
const AHEAD_MS = 800 * DAY_MS;

/** The ids of the requests of the last 30 days that came with consents, but for those of the last minutes. */
export const listRecentRequests: InternalFunctions<'appointments'>['listRecentRequests'] = async (ctx) => {
  assertCan(ctx, 'appointment:read');
  const now = Date.now();
  // By the times asked for, which are indexed everywhere: nobody asks for a day that is over.
  const found = await AppointmentModel.find(
    {
      startsAt: { $gte: new Date(now - SINCE_MS - DAY_MS), $lt: new Date(now + AHEAD_MS) },
      source: 'public',
      consents: { $ne: null },
    },
    { createdAt: 1 },
  ).lean();
  const isRecent = ({ createdAt }: { createdAt: Date }) =>
    createdAt.getTime() >= now - SINCE_MS && createdAt.getTime() < now - UNTIL_MS;
  return found.filter(isRecent).map(({ _id }) => String(_id));
};
