import { can, type Permission, type ProblemCode, permissions, type Role } from '@practice/contracts';
import type { ServiceContext } from './context.ts';
import { DomainError } from './domain-error.ts';

/**
 * Refuses a caller whose role does not have the permission, whose access token is read-only, or who uses a token for an
 * action that needs a session.
 * @throws DomainError UNAUTHENTICATED for visitors, TWO_STEP_MISSING for those who have to set it up, FORBIDDEN for
 * everybody else.
 */
export function assertCan(ctx: ServiceContext, permission: Permission): void {
  const { role, scope, tokenId } = ctx.actor;
  if (!can(role, permission)) throw new DomainError(refusalOf(role));
  const { kind, isSessionOnly } = permissions[permission];
  if (scope === 'read' && kind !== 'read') throw new DomainError('FORBIDDEN');
  if (tokenId !== undefined && isSessionOnly) throw new DomainError('FORBIDDEN');
}

/** Why a role is refused what it does not have the permission for. */
export function refusalOf(role: Role): ProblemCode {
  if (role === 'anonymous') return 'UNAUTHENTICATED';
  return role === 'pending' ? 'TWO_STEP_MISSING' : 'FORBIDDEN';
}
