import { type DataRequestRecord, idParam, updateDataRequestInput } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { DataRequestModel } from './data-request.model.ts';
import { dataRequests } from './data-request.store.ts';
import { closingStamp, identityStamp } from './stamps.ts';

const input = updateDataRequestInput.extend(idParam.shape);

/**
 * Changes a request, closes it or opens it again. One that is closed has an answer. With another phone or e-mail it may be about
 * somebody else: whose identity was checked before is checked again.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current request.
 */
export async function updateDataRequest(ctx: ServiceContext, raw: unknown): Promise<DataRequestRecord> {
  const { id, version, isClosed, ...given } = readInput(ctx, 'privacy:write', input, raw);
  return withTransaction(async (session) => {
    const before = dataRequests.toRecord(await findByIdOrFail(DataRequestModel, id, session));
    const changes = isAboutSomebodyElse(given, before) ? { ...given, identityCheck: null } : given;
    const willBeClosed = isClosed ?? before.isClosed;
    const changed = await dataRequests.update(ctx, {
      id,
      version,
      changes: {
        ...changes,
        ...identityStamp(ctx, changes.identityCheck, before.identityCheck),
        ...(willBeClosed === before.isClosed ? {} : closingStamp(ctx, willBeClosed)),
      },
      session,
    });
    if (changed.isClosed && !changed.answer) {
      const message = 'Kapatmadan önce verilen cevabı yazın';
      throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'answer', message, code: 'REQUIRED' }] });
    }
    return changed;
  });
}

type Changes = Partial<Pick<DataRequestRecord, 'phone' | 'email' | 'identityCheck'>>;

/** Whether another phone or e-mail is given without another check. */
function isAboutSomebodyElse(given: Changes, before: DataRequestRecord): boolean {
  const isAnother = (field: 'phone' | 'email') =>
    given[field] !== undefined && (given[field] || null) !== (before[field] || null);
  const isCheckedAgain = Boolean(given.identityCheck) && given.identityCheck !== before.identityCheck;
  return (isAnother('phone') || isAnother('email')) && !isCheckedAgain;
}
