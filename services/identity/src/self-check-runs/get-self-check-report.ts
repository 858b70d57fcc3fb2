import { idParam, type SelfCheckReport } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { SelfCheckRunModel, type StoredSelfCheckRun } from './self-check-run.model.ts';
import { toReport } from './to-run.ts';

/**
 * A run with everything that it found, for admins.
 * @throws DomainError NOT_FOUND
 */
export async function getSelfCheckReport(ctx: ServiceContext, raw: unknown): Promise<SelfCheckReport> {
  const { id } = readInput(ctx, 'system:read', idParam, raw);
  const run: StoredSelfCheckRun = await findByIdOrFail(SelfCheckRunModel, id);
  return toReport(run);
}
