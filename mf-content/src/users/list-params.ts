import { staffRoles, z } from '@practice/contracts';
import { shownRecords } from '@practice/ui/records';
import type { User } from './users.ts';

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  role: z.enum(['all', ...staffRoles]).default('all'),
  status: z.enum(['all', 'active', 'inactive']).default('all'),
});

export type ListValues = z.output<typeof listParams>;

/** The users that the address asks for. */
export function shownUsers(rows: readonly User[], { q, role, status }: ListValues): User[] {
  return shownRecords(rows, {
    search: q,
    text: ({ username, email }) => [username, email],
    accepts: (user) =>
      (role === 'all' || user.role === role) && (status === 'all' || user.isActive === (status === 'active')),
  });
}
