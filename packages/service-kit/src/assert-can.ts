import { can, type Permission, permissions } from '@practice/contracts';
import type { ServiceContext } from './context.ts';
import { DomainError } from './domain-error.ts';

/**
 * Refuses a caller whose role does not have the permission, whose access token is read-only, or who uses a token for an
 * action that needs a session.
 * @throws DomainError UNAUTHENTICATED for visitors, FORBIDDEN for everybody else.
 */
export function assertCan(ctx: ServiceContext, permission: Permission): void {
  const { role, scope, tokenId } = ctx.actor;
  if (!can(role, permission)) throw new DomainError(role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  const { kind, isSessionOnly } = permissions[permission];
  if (scope === 'read' && kind !== 'read') throw new DomainError('FORBIDDEN');
  if (tokenId !== undefined && isSessionOnly) throw new DomainError('FORBIDDEN');
}
