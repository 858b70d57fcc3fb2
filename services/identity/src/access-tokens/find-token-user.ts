import { today } from '@practice/contracts';
import {
  assertCan,
  type InternalFunctions,
  keyedHash,
  networkOf,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { needsTwoStep } from '../two-step/needs-two-step.ts';
import { findActiveUser } from '../users/find-active-user.ts';
import { AccessTokenModel, type StoredAccessToken } from './access-token.model.ts';
import { hashToken } from './token-text.ts';

/** The last use is recorded to the minute, so that not every request writes. */
const NOTE_AFTER_MS = 60_000;

/**
 * Finds the user of an access token for the gateway: the current user, and the token's scope. Null when the token is
 * unknown, revoked or expired, or its owner deleted or inactive. The token of an owner who has yet to set up a second step
 * only reads.
 */
export const findTokenUser: InternalFunctions<'identity'>['findTokenUser'] = async (ctx, { token: text, address }) => {
  assertCan(ctx, 'session:read');
  const tokenHash = hashToken(text);
  const token = tokenHash && (await AccessTokenModel.findOne({ tokenHash }).lean<StoredAccessToken>());
  if (!token || token.expiresAt < today()) return null;
  const user = await findActiveUser(token.userId);
  if (!user) return null;
  await noteUse(token);
  await noteTokenNetwork({ ctx, token, username: user.username, address });
  const { username, role } = user;
  const scope = (await needsTwoStep(user)) ? 'read' : token.scope;
  return { tokenId: String(token._id), userId: token.userId, username, role, scope };
};

async function noteUse({ _id, lastUsedAt }: StoredAccessToken): Promise<void> {
  const now = new Date();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTE_AFTER_MS) return;
  await AccessTokenModel.updateOne({ _id }, { lastUsedAt: now });
}

/** A program has few; the one that was added first is forgotten. */
const MAX_NETWORKS = 20;

type Use = { ctx: ServiceContext; token: StoredAccessToken; username: string; address: string };

/** Remembers from which networks a token is used, by their keyed hashes; one that comes after the first is in the audit log. */
async function noteTokenNetwork({ ctx, token, username, address }: Use): Promise<void> {
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
