import { screenFailureInput, today } from '@practice/contracts';
import {
  callService,
  logger,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';

/**
 * Logs that a section of the back office failed in the caller's browser, and notifies the admins, of each section once a
 * day: somebody who looks at an error screen was promised that the team knows.
 * @throws DomainError VALIDATION_FAILED
 */
export async function reportScreenFailure(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { section, title, message } = readInput(ctx, 'notification:write', screenFailureInput, raw);
  const { username } = ctx.actor;
  logger.warn({ section, message, requestId: ctx.requestId }, 'a section failed in a browser');
  const staff = await callService('identity', 'listStaff', {});
  const admins = staff.filter(({ role, isActive }) => role === 'admin' && isActive);
  await withTransaction(async (session) => {
    recordAudit(session, ctx, { action: 'screen.failed', entity: 'screen', entityId: section });
    for (const { id } of admins) {
      await createNotification(session, {
        key: `screen.failed:${section}:${today()}:${id}`,
        userId: id,
        type: 'error',
        title: 'Bir bölüm açılamadı',
        message: `“${title}” bölümü ${username ?? 'bir kullanıcı'} için hata verdi.`,
        category: 'system',
        priority: 'high',
        actionUrl: null,
        actionLabel: null,
        metadata: null,
      });
    }
  });
}
