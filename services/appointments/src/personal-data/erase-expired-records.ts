import type { ErasedCounts } from '@practice/contracts';
import {
  assertCan,
  type ClientSession,
  DomainError,
  type InternalFunctions,
  recordExpiry,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { eraseChildProfile } from '../clinical/erase-child-profile.ts';
import { deleteContents, sweepNowAndThen } from '../clinical/file-contents.ts';
import { eraseAppointment } from './erase-appointment.ts';
import { expiredAmong } from './expired-appointments.ts';
import { expiredChildrenAmong } from './expired-children.ts';

/**
 * Erases appointments or children's files in one transaction, with all that goes along with them, as on a request of their
 * family. Each is looked at again: one that is not over any more stays.
 */
export const eraseExpiredRecords: InternalFunctions<'appointments'>['eraseExpiredRecords'] = async (
  ctx,
  { kind, keptFrom, ids, runId },
) => {
  assertCan(ctx, 'retention:apply');
  const erase = erasures[kind];
  if (!erase) throw new DomainError('NOT_FOUND');
  const { erased, contents } = await withTransaction(async (session) => {
    const { counts, contents } = await erase(session, ctx, { ids, keptFrom });
    return { erased: recordExpiry(session, ctx, { runId, counts }), contents };
  });
  await deleteContents(contents);
  // What a crash has left between a commit and the line above.
  await sweepNowAndThen();
  return { erased };
};

type Expired = { ids: string[]; keptFrom: string };
/** `contents`: of files, to be deleted when the transaction is committed. */
type Erased = { counts: ErasedCounts; contents: (string | null)[] };

const erasures: Partial<
  Record<string, (session: ClientSession, ctx: ServiceContext, expired: Expired) => Promise<Erased>>
> = {
  appointment: async (session, ctx, { ids, keptFrom }) => {
    // The latest first: then no other becomes the first of its series in between.
    const found = await AppointmentModel.find({ _id: { $in: ids } }, null, { session })
      .sort({ startsAt: -1 })
      .lean();
    const expired = await expiredAmong(found, keptFrom, session);
    const contents: (string | null)[] = [];
    for (const appointment of expired) contents.push(...(await eraseAppointment(session, ctx, appointment)));
    return {
      counts: [
        { kind: 'appointment', count: expired.length },
        { kind: 'appointmentFile', count: contents.length },
      ],
      contents,
    };
  },
  childProfile: async (session, ctx, { ids, keptFrom }) => {
    const counts: ErasedCounts = [];
    for (const id of await expiredChildrenAmong(session, ids, keptFrom))
      counts.push(...(await eraseChildProfile(session, ctx, id)));
    return { counts: summed(counts), contents: [] };
  },
};

function summed(counts: ErasedCounts): ErasedCounts {
  const sums = new Map<ErasedCounts[number]['kind'], number>();
  for (const { kind, count } of counts) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].map(([kind, count]) => ({ kind, count }));
}
