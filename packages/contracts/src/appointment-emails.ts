import { toInstant } from './dates.ts';
import { z } from './zod-setup.ts';

/** E-mails that staff send about an appointment (document 2, section 7). */
export const appointmentEmailTypes = ['confirmation', 'cancellation', 'reminder'] as const;
export const sendAppointmentEmailInput = z
  .strictObject({ id: z.string(), type: z.enum(appointmentEmailTypes) })
  .meta({ id: 'SendAppointmentEmailInput' });

export type AppointmentEmailType = (typeof appointmentEmailTypes)[number];

type Subject = { status: string; appointmentDate: string; appointmentTime: string };

/**
 * Why an e-mail of this type cannot be sent about an appointment as it is now, a Turkish sentence; null when it can.
 * Nobody is told that something past has been confirmed or cancelled.
 */
export function emailMisfit(
  { status, appointmentDate, appointmentTime }: Subject,
  type: AppointmentEmailType,
  now: Date = new Date(),
): string | null {
  if (toInstant(appointmentDate, appointmentTime) <= now) return 'Randevunun zamanı geçti.';
  if (type === 'cancellation') return status === 'cancelled' ? null : 'Bu randevu iptal edilmiş değil.';
  if (status === 'cancelled') return 'Bu randevu iptal edilmiş.';
  if (status === 'completed') return 'Bu randevu tamamlanmış.';
  return type === 'confirmation' && status !== 'confirmed' ? 'Bu randevu henüz onaylanmadı.' : null;
}
