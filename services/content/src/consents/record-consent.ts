import { type ConsentRecord, recordConsentInput } from '@practice/contracts';
import {
  assertWithinLimit,
  emit,
  isDuplicateKey,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { type Consent, ConsentModel } from './consent.model.ts';

/**
 * Keeps a visitor's choice about cookies. Each choice has an id of its own: a repeated request returns what is kept and
 * changes nothing.
 * @throws DomainError VALIDATION_FAILED; TOO_MANY_REQUESTS.
 */
export async function recordConsent(ctx: ServiceContext, raw: unknown): Promise<ConsentRecord> {
  const { id, ...choice } = readInput(ctx, 'content:view', recordConsentInput, raw);
  // Without the id: the limit notes the visitor's address, and the two never stand together.
  await assertWithinLimit(ctx, 'consent');
  const consent = { _id: id, ...choice, recordedAt: new Date() };
  try {
    await withTransaction(async (session) => {
      await ConsentModel.create([consent], { session });
      emit(session, 'cookie-choice.recorded', { id, ...choice });
    });
    return toRecord(consent);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return toRecord(await ConsentModel.findById(id).orFail().lean());
  }
}

function toRecord({ _id: id, recordedAt, ...choice }: Consent): ConsentRecord {
  return { id, ...choice, recordedAt: recordedAt.toISOString() };
}
