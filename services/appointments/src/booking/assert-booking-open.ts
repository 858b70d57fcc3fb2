import { can, practicePhone, settingValue } from '@practice/contracts';
import { DomainError, readAllSettings, type ServiceContext } from '@practice/service-kit';

/**
 * Refuses a parent's request while the appointment page takes none; staff book at any time. What was requested before is
 * answered as it was. Not to be called inside a transaction.
 * @throws DomainError BOOKING_CLOSED, naming the phone to call where it is known.
 */
export async function assertBookingOpen(ctx: ServiceContext): Promise<void> {
  if (can(ctx.actor.role, 'appointment:write')) return;
  const stored = await readAllSettings();
  if (settingValue(stored, 'appointment_page_active') === 'true') return;
  const phone = settingValue(stored, 'appointment_cta_phone') || practicePhone((key) => settingValue(stored, key));
  if (!phone) throw new DomainError('BOOKING_CLOSED');
  throw new DomainError('BOOKING_CLOSED', {
    message: `Şu anda internetten randevu talebi alınmıyor. Lütfen bizi arayın: ${phone}`,
  });
}
