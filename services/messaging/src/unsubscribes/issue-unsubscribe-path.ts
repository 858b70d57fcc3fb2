import { randomBytes } from 'node:crypto';
import { emailAddressKey, UNSUBSCRIBE_PATH } from '@practice/contracts';
import { isDuplicateKey } from '@practice/service-kit';
import { linkExpiry, UnsubscribeModel } from './unsubscribe.model.ts';

const TOKEN_BYTES = 20;

/**
 * The path of the page on which an address can say that it wants no more of marketing e-mails: the same for all of its
 * e-mails. Null when it has said so.
 */
export async function issueUnsubscribePath(address: string): Promise<string | null> {
  const email = emailAddressKey(address);
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const change = { $setOnInsert: { token }, $set: { expiresAt: linkExpiry() } };
  try {
    await UnsubscribeModel.updateOne({ email, unsubscribedAt: null }, change, { upsert: true });
  } catch (error) {
    // It has unsubscribed, or another e-mail to it was first.
    if (!isDuplicateKey(error)) throw error;
  }
  const known = await UnsubscribeModel.findOne({ email }).lean();
  return known && !known.unsubscribedAt ? `${UNSUBSCRIBE_PATH}/${known.token}` : null;
}
