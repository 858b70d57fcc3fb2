import { can, type Permission, peoplesOwn } from '@practice/contracts';
import type { ServiceContext } from './context.ts';
import { DomainError } from './domain-error.ts';

const READING = /:(read|view|view-times|export|use)$/;

/**
 * Refuses a caller whose role does not hold the permission, whose access token only reads, or who uses a token for
 * what people do themselves.
 * @throws DomainError UNAUTHENTICATED for visitors, FORBIDDEN for everybody else.
 */
export function assertCan(ctx: ServiceContext, permission: Permission): void {
  const { role, scope, tokenId } = ctx.actor;
  if (!can(role, permission)) throw new DomainError(role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  if (scope === 'read' && !READING.test(permission)) throw new DomainError('FORBIDDEN');
  if (tokenId !== undefined && peoplesOwn.includes(permission)) throw new DomainError('FORBIDDEN');
}
