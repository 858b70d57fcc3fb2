import { type ContactMessageRecord, contactAssigneeInput } from '@practice/contracts';
import { callService, DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { changeContactMessage } from './change-contact-message.ts';
import { notifyAssignee } from './notify-assignee.ts';

/**
 * Gives a message to a member of the staff, who is notified, or to no one.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED for a user who is unknown or was deactivated.
 */
export async function assignContactMessage(ctx: ServiceContext, raw: unknown): Promise<ContactMessageRecord> {
  const { id, userId } = readInput(ctx, 'contact:write', contactAssigneeInput, raw);
  if (userId != null) await assertAssignable(userId);
  return changeContactMessage(ctx, {
    id,
    field: 'assigneeId',
    value: userId ?? null,
    action: 'contact-message.assigned',
    also: (session, message) => notifyAssignee(session, ctx, message),
  });
}

async function assertAssignable(userId: string): Promise<void> {
  const user = (await callService('identity', 'listStaff', {})).find((one) => one.id === userId);
  if (user?.isActive) return;
  const message = user ? 'Bu kullanıcı artık etkin değil.' : 'Bu kullanıcı bulunamadı.';
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'userId', message, code: user ? 'INACTIVE_USER' : 'UNKNOWN_USER' }],
  });
}
