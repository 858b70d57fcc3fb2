import { type ExampleKind, findByIdOrFail } from '@practice/service-kit';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { findTwoStep } from '../two-step/two-step.model.ts';
import { removeUser } from '../users/remove-user.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

/**
 * The colleagues of the demonstration. Whoever signed in with the password that was shown has not made the account theirs; a
 * password of one's own, a second step or an access token does.
 */
export const userExamples: ExampleKind = {
  kind: 'user',
  model: UserModel,
  read: ({ username, email, role, isActive, passwordHash }: StoredUser) => ({
    name: username,
    says: { username, email, role, isActive, passwordHash },
  }),
  async uses(stored: StoredUser[]) {
    const ids = stored.map(({ _id }) => String(_id));
    const tokens = await AccessTokenModel.find({ userId: { $in: ids } }, { userId: 1, name: 1 }).lean();
    const secured = await Promise.all(ids.map(async (id) => ((await findTwoStep(id)) ? 1 : 0)));
    return ids.flatMap((id, index) => {
      const names = tokens.filter(({ userId }) => userId === id).map(({ name }) => name);
      return [
        { id, kind: 'accessToken', count: names.length, names },
        { id, kind: 'secondStep', count: secured[index] ?? 0 },
      ];
    });
  },
  async remove(session, ctx, ids) {
    for (const id of ids) await removeUser(session, ctx, await findByIdOrFail(UserModel, id, session));
  },
};
