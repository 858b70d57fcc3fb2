import { type DataBreachRecord, idParam, updateDataBreachInput } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertNoProblems } from './assert-no-problems.ts';
import { closingOf } from './closing-of.ts';
import { DataBreachModel } from './data-breach.model.ts';
import { dataBreaches } from './data-breach.store.ts';

const input = updateDataBreachInput.extend(idParam.shape);

/**
 * Changes a breach, closes it or opens it again. What was more than a draft is not made one again: it could be deleted then.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current breach.
 */
export async function updateDataBreach(ctx: ServiceContext, raw: unknown): Promise<DataBreachRecord> {
  const { id, version, ...given } = readInput(ctx, 'privacy:write', input, raw);
  return withTransaction(async (session) => {
    const { state: before } = await findByIdOrFail(DataBreachModel, id, session);
    const after = given.state ?? before;
    const changes = { ...given, ...closingOf(ctx, before, after) };
    const changed = await dataBreaches.update(ctx, { id, version, changes, session });
    if (after === 'draft' && before !== 'draft') throw noWayBack();
    assertNoProblems(changed);
    return changed;
  });
}

function noWayBack(): DomainError {
  const message = 'Açılmış bir kayıt yeniden taslak yapılamaz';
  return new DomainError('VALIDATION_FAILED', { errors: [{ field: 'state', message, code: 'NOT_A_DRAFT' }] });
}
