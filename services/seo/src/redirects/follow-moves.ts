import type { EventPayload } from '@practice/contracts';
import { type ClientSession, systemContext } from '@practice/service-kit';
import { RedirectModel } from './redirect.model.ts';
import { redirects } from './redirect.store.ts';
import { redirectAddresses } from './redirect-keys.ts';
import { lockRedirects } from './redirect-lock.model.ts';

/**
 * Leads a record's old address to its new one, for good. Redirects to the old one lead to the new one, so that none
 * follows another; one from the new address goes, since something is there now. Redirects to an address at which nothing
 * is any more are switched off.
 */
export async function followMoves(session: ClientSession, move: EventPayload<'address.moved'>): Promise<void> {
  const ctx = systemContext('address.moved');
  await lockRedirects(session);
  const addresses = redirectAddresses({ matchType: 'exact', fromUrl: move.from, toUrl: move.to ?? '/' });
  const { fromKey, toKey, toUrl } = addresses;
  const find = async (filter: object) => {
    const found = await RedirectModel.find(filter, { _id: 1 }, { session }).lean();
    return found.map(({ _id }) => String(_id));
  };
  const newTarget = { toUrl, toKey };
  const leadingThere = await find({ toKey: fromKey, isActive: true });
  if (move.to === null) {
    for (const id of leadingThere) await redirects.update(ctx, { id, changes: { isActive: false }, session });
    return;
  }
  for (const id of await find({ fromKey: toKey })) await redirects.remove(ctx, { id, session });
  for (const id of leadingThere) {
    if ((await find({ _id: id })).length === 0) continue;
    await redirects.update(ctx, { id, changes: newTarget, session });
  }
  const changes = { ...addresses, redirectType: 301 as const, isActive: true };
  const [existing] = await find({ fromKey });
  if (existing) await redirects.update(ctx, { id: existing, changes, session });
  else await redirects.insert(ctx, { values: changes, session });
}
