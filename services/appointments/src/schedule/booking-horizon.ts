import { addDays, can, today } from '@practice/contracts';
import { DomainError, readNumberSetting, type ServiceContext } from '@practice/service-kit';

/** Ten years: a larger number can only be a mistake. */
const MAX_DAYS = 3650;
const NO_END = '9999-12-31';

/**
 * The last date that a caller may book, `yyyy-MM-dd`: for the public as many days ahead as the setting says, for staff
 * any.
 */
export async function lastBookableDate(ctx: ServiceContext): Promise<string> {
  if (can(ctx.actor.role, 'appointment:write')) return NO_END;
  return lastPublicDate();
}

/** The last date that the public may book, `yyyy-MM-dd`. Not to be called inside a transaction. */
export async function lastPublicDate(): Promise<string> {
  return addDays(today(), Math.min(await readNumberSetting('booking_horizon_days'), MAX_DAYS));
}

/** @throws DomainError VALIDATION_FAILED on `appointmentDate` for a date that is further ahead. */
export async function assertWithinHorizon(ctx: ServiceContext, date: string): Promise<void> {
  const last = await lastBookableDate(ctx);
  if (date <= last) return;
  const message = `Randevu en geç ${last.split('-').reverse().join('.')} tarihi için istenebilir`;
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'appointmentDate', message, code: 'BEYOND_HORIZON' }],
  });
}
