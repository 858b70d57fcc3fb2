import { readUnsubscribePageInput } from '@practice/contracts';
import { type InternalFunctions, readInput } from '@practice/service-kit';
import { unsubscribePageOf } from './unsubscribe-page.ts';

/** What the page of the link in a marketing e-mail shows; it changes nothing, as programs open links, too. */
export const readUnsubscribePage: InternalFunctions<'messaging'>['readUnsubscribePage'] = async (ctx, raw) => {
  const { token } = readInput(ctx, 'email:unsubscribe', readUnsubscribePageInput, raw);
  return unsubscribePageOf(token);
};
