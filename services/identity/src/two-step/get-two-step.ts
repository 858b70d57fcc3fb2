import type { TwoStepState } from '@practice/contracts';
import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import { findTwoStep } from './two-step.model.ts';

/**
 * Whether the caller's sign-in has a second step.
 * @throws DomainError FORBIDDEN when it is no person.
 */
export async function getTwoStep(ctx: ServiceContext): Promise<TwoStepState> {
  assertCan(ctx, 'session:read');
  const { userId } = ctx.actor;
  if (userId === null) throw new DomainError('FORBIDDEN');
  const found = await findTwoStep(userId);
  return {
    isOn: found !== null,
    since: found?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: found?.recoveryHashes.length ?? 0,
  };
}
