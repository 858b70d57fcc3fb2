import { emailAddressKey } from '@practice/contracts';
import { UnsubscribeModel } from './unsubscribe.model.ts';

/** Whether somebody said that marketing e-mails are not wanted at an address. */
export async function hasUnsubscribed(address: string): Promise<boolean> {
  const known = await UnsubscribeModel.findOne({ email: emailAddressKey(address) }, { unsubscribedAt: 1 }).lean();
  return Boolean(known?.unsubscribedAt);
}
