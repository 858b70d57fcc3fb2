import { forgetSettings, registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createUser } from '../testing/users.ts';
import { storedSecret, TwoStepModel } from '../two-step/two-step.model.ts';
import { UserModel } from '../users/user.model.ts';
import { findSessionUser, getCurrentUser } from './find-session-user.ts';

useTestDatabase([createService()]);

let required: Record<string, string> = {};
beforeEach(() => {
  required = {};
  registerService('content', { readSettings: async () => required });
  forgetSettings();
});

const product = contextFor('service');
const signedIn = (userId: string, role: 'user' | 'pending' = 'user') => {
  const ctx = contextFor(role);
  return { ...ctx, actor: { ...ctx.actor, userId } };
};

describe("a session's user", () => {
  it('is the current user record', async () => {
    const { _id, securityStamp } = await createUser({ username: 'asistan', role: 'user' });
    const userId = String(_id);
    expect(await findSessionUser(product, { userId })).toEqual({
      userId,
      username: 'asistan',
      role: 'user',
      securityStamp,
      needsTwoStep: false,
    });
  });

  it.each([
    ['nobody', 'admin', false],
    ['admins', 'admin', true],
    ['admins', 'moderator', false],
    ['editors', 'moderator', true],
    ['editors', 'user', false],
    ['everyone', 'user', true],
    ['whatever', 'admin', false],
  ] as const)('needs a second step by two_step_required %s as %s: %s', async (two_step_required, role, needed) => {
    required = { two_step_required };
    const { _id } = await createUser({ username: 'biri', role });
    const find = async () => (await findSessionUser(product, { userId: String(_id) }))?.needsTwoStep;
    expect(await find()).toBe(needed);
    expect((await getCurrentUser(signedIn(String(_id), 'pending')))?.needsTwoStep).toBe(needed);
    await TwoStepModel.create({
      _id: String(_id),
      secret: storedSecret(String(_id), 'ABCD'),
      confirmedAt: new Date(),
    });
    expect(await find()).toBe(false);
  });

  it('is null when the id is unknown or malformed', async () => {
    expect(await findSessionUser(product, { userId: 'f'.repeat(24) })).toBeNull();
    expect(await findSessionUser(product, { userId: '../../etc' })).toBeNull();
  });

  it('is null once the user is not active', async () => {
    const { _id } = await createUser();
    await UserModel.updateOne({ _id }, { isActive: false });
    expect(await findSessionUser(product, { userId: String(_id) })).toBeNull();
  });

  it('is not shown to visitors', async () => {
    const { _id } = await createUser();
    await expect(findSessionUser(contextFor('anonymous'), { userId: String(_id) })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('currentUser', () => {
  it('is null for visitors and for the product itself', async () => {
    await createUser();
    expect(await getCurrentUser(contextFor('anonymous'))).toBeNull();
    expect(await getCurrentUser(product)).toBeNull();
  });

  it.each(['user', 'moderator', 'admin'] as const)('names a signed-in %s, and nothing secret', async (role) => {
    const { _id } = await createUser({ username: 'selin', role });
    expect(await getCurrentUser(signedIn(String(_id)))).toEqual({
      id: String(_id),
      username: 'selin',
      role,
      needsTwoStep: false,
    });
  });

  it('is null once the user is gone', async () => {
    const { _id } = await createUser();
    await UserModel.deleteOne({ _id });
    expect(await getCurrentUser(signedIn(String(_id)))).toBeNull();
  });
});
