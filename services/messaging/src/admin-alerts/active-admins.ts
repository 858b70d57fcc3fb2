import { callService } from '@practice/service-kit';

/** The admins who can sign in. */
export async function activeAdmins(): Promise<{ id: string; email: string | null }[]> {
  const staff = await callService('identity', 'listStaff', {});
  return staff.filter(({ role, isActive }) => role === 'admin' && isActive);
}
