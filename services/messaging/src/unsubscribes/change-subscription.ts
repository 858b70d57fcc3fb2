import { changeSubscriptionInput } from '@practice/contracts';
import { assertWithinLimit, type InternalFunctions, readInput } from '@practice/service-kit';
import { linkExpiry, UnsubscribeModel } from './unsubscribe.model.ts';
import { unsubscribePageOf } from './unsubscribe-page.ts';

/**
 * Keeps whether the address of a link wants marketing e-mails; twice is as once. Those that wait for the mail server are not
 * sent either.
 */
export const changeSubscription: InternalFunctions<'messaging'>['changeSubscription'] = async (ctx, raw) => {
  const { token, isSubscribed } = readInput(ctx, 'email:unsubscribe', changeSubscriptionInput, raw);
  await assertWithinLimit(ctx, 'unsubscribe');
  if (isSubscribed) {
    const change = { $set: { unsubscribedAt: null, expiresAt: linkExpiry() } };
    await UnsubscribeModel.updateOne({ token, unsubscribedAt: { $ne: null } }, change);
  } else {
    const change = { $set: { unsubscribedAt: new Date(), expiresAt: null } };
    await UnsubscribeModel.updateOne({ token, unsubscribedAt: null }, change);
  }
  return unsubscribePageOf(token);
};
