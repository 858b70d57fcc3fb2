import { emailAddressKey } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import type { MailSettings } from '../emails/mail-settings.ts';

/** Whether an address is the practice's own: of its settings or of a user. */
export async function ownAddresses({
  smtp,
  from,
  practice,
}: Pick<MailSettings, 'smtp' | 'from' | 'practice'>): Promise<(address: string) => boolean> {
  const sender = /[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? '';
  const staff = await callService('identity', 'listStaff', {});
  const own = [practice.email, sender, smtp.user, ...staff.map(({ email }) => email ?? '')].map(emailAddressKey);
  return (address) => own.includes(emailAddressKey(address));
}
