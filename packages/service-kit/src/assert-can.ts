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
  if (isPermitted(ctx, permission)) return;
  throw new DomainError(can(ctx.actor.role, permission) ? 'FORBIDDEN' : refusalOf(ctx.actor.role));
}

/** Returns whether a caller may use a permission: by role, and with an access token by what tokens of its scope may. */
export function isPermitted({ actor }: ServiceContext, permission: Permission): boolean {
  const { kind, isSessionOnly } = permissions[permission];
  const isTooNarrow = actor.scope === 'read' && kind !== 'read';
  const isOutOfReach = actor.tokenId !== undefined && isSessionOnly === true;
  return can(actor.role, permission) && !isTooNarrow && !isOutOfReach;
}

/** Why a role is refused what it does not have the permission for. */
export function refusalOf(role: Role): ProblemCode {
  if (role === 'anonymous') return 'UNAUTHENTICATED';
  return role === 'pending' ? 'TWO_STEP_MISSING' : 'FORBIDDEN';
}
