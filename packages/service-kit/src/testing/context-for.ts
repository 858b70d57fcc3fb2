import { randomUUID } from 'node:crypto';
import type { Role } from '@practice/contracts';
import type { ServiceContext } from '../context.ts';

/** A caller of a role, at an address of its own unless one is given. */
export function contextFor(role: Role, overrides: Partial<ServiceContext> = {}): ServiceContext {
  const isPerson = role !== 'anonymous' && role !== 'service';
  return {
    actor: {
      role,
      userId: isPerson ? `${role}-id` : null,
      username: isPerson ? role : null,
      scope: 'read-write',
    },
    requestId: randomUUID(),
    address: `test-${randomUUID()}`,
    idempotencyKey: null,
    ...overrides,
  };
}
