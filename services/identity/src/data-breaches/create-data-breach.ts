import { createDataBreachInput, type DataBreachRecord } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertNoProblems } from './assert-no-problems.ts';
import { closingOf } from './closing-of.ts';
import { dataBreaches } from './data-breach.store.ts';

/** @throws DomainError VALIDATION_FAILED */
export async function createDataBreach(ctx: ServiceContext, raw: unknown): Promise<DataBreachRecord> {
  const fields = readInput(ctx, 'privacy:write', createDataBreachInput, raw);
  return withTransaction(async (session) => {
    const values = { ...fields, ...closingOf(ctx, 'draft', fields.state ?? 'draft') };
    const created = await dataBreaches.insert(ctx, { values, session });
    assertNoProblems(created);
    return created;
  });
}
