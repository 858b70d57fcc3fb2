import { type BulkResult, seriesScope, z } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { deleteContents } from '../clinical/file-contents.ts';
import { listSeries } from '../series/list-series.ts';
import { findAppointment } from './find-appointment.ts';
import { removeAppointment } from './remove-appointment.ts';

const deleteInput = z.object({ id: z.string(), scope: seriesScope.nullish() });

/**
 * Deletes an appointment for good, or with `scope` the following ones or all of its series: all or none.
 * @throws DomainError NOT_FOUND
 */
export async function deleteAppointment(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { id, scope } = readInput(ctx, 'appointment:delete', deleteInput, raw);
  const { series, contents } = await withTransaction(async (session) => {
    const series = await listSeries(await findAppointment(id, session), scope ?? 'one', session);
    const contents: (string | null)[] = [];
    // The first one last, so that no other becomes the first in between.
    for (const { _id } of series.toReversed()) contents.push(...(await removeAppointment(session, ctx, String(_id))));
    return { series, contents };
  });
  await deleteContents(contents);
  const results = series.map(({ _id }) => ({ id: String(_id), ok: true, code: null, message: null }));
  return { updatedCount: 0, deletedCount: results.length, results };
}
