import { can, practicePhone, settingValue } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  readAllSettings,
  readNumberSetting,
  type ServiceContext,
} from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';

/** How many requests of one person may be pending, and the phone to call for more; null: any number. */
type OpenRequestLimit = { max: number; practicePhone: string } | null;

/** Reads the limit; call it before the transaction. Staff who book for a parent have none. */
export async function readOpenRequestLimit(ctx: ServiceContext): Promise<OpenRequestLimit> {
  if (can(ctx.actor.role, 'appointment:write')) return null;
  const [max, stored] = await Promise.all([readNumberSetting('booking_max_open_requests'), readAllSettings()]);
  const phone = practicePhone((key) => settingValue(stored, key));
  return { max: Math.max(1, max), practicePhone: phone };
}

/**
 * Refuses a request, inserted in this transaction, of a person with too many open ones: pending, in the future, with
 * the same phone or the same e-mail.
 * @throws DomainError TOO_MANY_OPEN_REQUESTS, naming the practice's phone where it is known.
 */
export async function assertFewOpenRequests(
  session: ClientSession,
  limit: OpenRequestLimit,
  { phone, email }: { phone: string; email: string },
): Promise<void> {
  if (!limit) return;
  const { max, practicePhone } = limit;
  const open = { status: 'pending', source: 'public', startsAt: { $gt: new Date() } } as const;
  for (const person of [{ phone }, { email }]) {
    const found = await AppointmentModel.find({ ...person, ...open }, { _id: 1 }, { session })
      .limit(max + 1)
      .lean();
    if (found.length > max)
      throw new DomainError('TOO_MANY_OPEN_REQUESTS', { message: limitMessage(max, practicePhone) });
  }
}

function limitMessage(max: number, phone: string): string | undefined {
  if (!phone) return undefined;
  return `Aynı anda en fazla ${max} randevu talebi yanıt bekleyebilir. Yeni bir randevu için lütfen bizi arayın: ${phone}`;
}
