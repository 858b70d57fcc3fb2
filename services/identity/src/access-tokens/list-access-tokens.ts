import { type AccessTokenRecord, listAccessTokensInput } from '@practice/contracts';
import { assertCan, readInput, type ServiceContext } from '@practice/service-kit';
import { UserModel } from '../users/user.model.ts';
import { AccessTokenModel, type StoredAccessToken, toAccessTokenRecord } from './access-token.model.ts';

const MAX_TOKENS = 500;

/**
 * The caller's access tokens, newest first; `everybody` returns those of all users, to admins only. Expired ones are
 * included.
 */
export async function listAccessTokens(ctx: ServiceContext, raw: unknown): Promise<AccessTokenRecord[]> {
  const { everybody } = readInput(ctx, 'access-token:write', listAccessTokensInput, raw);
  if (everybody) assertCan(ctx, 'user:write');
  const filter = everybody ? {} : { userId: ctx.actor.userId ?? '' };
  const tokens = await AccessTokenModel.find(filter)
    .sort({ createdAt: -1 })
    .limit(MAX_TOKENS)
    .lean<StoredAccessToken[]>();
  const owners = await UserModel.find({ _id: { $in: tokens.map(({ userId }) => userId) } }, { username: 1 }).lean();
  const names = new Map(owners.map(({ _id, username }) => [String(_id), username]));
  return tokens.map((token) => toAccessTokenRecord(token, names.get(token.userId) ?? ''));
}
