import type { UnsubscribePage } from '@practice/contracts';
import { type Unsubscribe, UnsubscribeModel } from './unsubscribe.model.ts';

/** What the page of a link shows. */
export async function unsubscribePageOf(token: string): Promise<UnsubscribePage> {
  const known = await UnsubscribeModel.findOne({ token }).lean();
  if (!known) return { state: 'unknown', maskedAddress: null };
  return { state: stateOf(known), maskedAddress: mask(known.email) };
}

function stateOf({ unsubscribedAt }: Unsubscribe): UnsubscribePage['state'] {
  return unsubscribedAt ? 'unsubscribed' : 'subscribed';
}

/** `e•••@ornek.example`: links are passed on with e-mails. */
function mask(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
