import { callService } from '@practice/service-kit';
import type { AdminAlert } from './admin-alert.ts';

/** Whom an alert is told: the admins who can sign in, or the user whom it is for alone. */
export async function listRecipients({
  userId,
}: Pick<AdminAlert, 'userId'>): Promise<{ id: string; email: string | null }[]> {
  const staff = await callService('identity', 'listStaff', {});
  return staff.filter(({ id, role, isActive }) => isActive && (userId ? id === userId : role === 'admin'));
}
