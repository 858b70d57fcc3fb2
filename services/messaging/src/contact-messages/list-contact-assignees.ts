import type { ContactAssignee } from '@practice/contracts';
import { assertCan, callService, type ServiceContext } from '@practice/service-kit';

/** The staff by name, deactivated ones too: an earlier message may still be theirs. */
export async function listContactAssignees(ctx: ServiceContext): Promise<ContactAssignee[]> {
  assertCan(ctx, 'contact:read');
  const staff = await callService('identity', 'listStaff', {});
  return staff.map(({ id, username, isActive }) => ({ id, username, isActive }));
}
