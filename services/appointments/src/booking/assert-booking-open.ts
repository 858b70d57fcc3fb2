import { can } from '@practice/contracts';
import { DomainError, readSetting, type ServiceContext } from '@practice/service-kit';

/**
 * Refuses a parent's request while the appointment page takes none; staff book at any time. What was requested before is
 * answered as it was. Not to be called inside a transaction.
 * @throws DomainError BOOKING_CLOSED
 */
export async function assertBookingOpen(ctx: ServiceContext): Promise<void> {
  if (can(ctx.actor.role, 'appointment:write')) return;
  if ((await readSetting('appointment_page_active')) !== 'true') throw new DomainError('BOOKING_CLOSED');
}
