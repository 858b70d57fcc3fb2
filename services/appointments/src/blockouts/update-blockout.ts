import { type BlockoutRecord, idParam, periodProblems, updateBlockoutInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { assertFields } from '../closed-times/assert-fields.ts';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { blockouts } from './blockout.store.ts';
import { isDayOf } from './is-day-of.ts';

const input = updateBlockoutInput.extend(idParam.shape);

/**
 * Changes a blockout.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current blockout.
 */
export async function updateBlockout(ctx: ServiceContext, raw: unknown): Promise<Saved<BlockoutRecord>> {
  const { id, version, ...changes } = readInput(ctx, 'calendar:write', input, raw);
  return changeCalendar(async (session) => {
    const before = await findByIdOrFail(BlockoutModel, id, session);
    const record = await blockouts.update(ctx, { id, version, changes, session });
    assertFields(periodProblems(record));
    return { record, isAffected: (date) => isDayOf(before, date) || isDayOf(record, date) };
  });
}
