import { keyedHash, networkOf, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AccessTokenModel, type StoredAccessToken } from './access-token.model.ts';

/** A program has few; the one that was added first is forgotten. */
const MAX_NETWORKS = 20;

type Use = { ctx: ServiceContext; token: StoredAccessToken; username: string; address: string };

/** Remembers from which networks a token is used, by their keyed hashes; one that comes after the first is in the audit log. */
export async function noteTokenNetwork({ ctx, token, username, address }: Use): Promise<void> {
  const { _id, userId, networks = [] } = token;
  const entityId = String(_id);
  const network = keyedHash('network of a token', entityId, networkOf(address));
  if (networks.includes(network)) return;
  await withTransaction(async (session) => {
    const added = await AccessTokenModel.updateOne(
      { _id, networks: { $ne: network } },
      { $push: { networks: { $each: [network], $slice: -MAX_NETWORKS } } },
      { session },
    );
    if (added.modifiedCount === 0 || networks.length === 0) return;
    const actor = { ...ctx.actor, userId, username, tokenId: entityId };
    const done = { action: 'access-token.new-network', entity: 'access-token', entityId };
    recordAudit(session, { ...ctx, actor, address }, done);
  });
}
