import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createUser } from '../testing/users.ts';
import { UserModel } from './user.model.ts';

useTestDatabase([createService()]);

const securityStampOf = async (username: string) => (await UserModel.findOne({ username }).lean())?.securityStamp;

it.each([
  ['role', { role: 'user' }],
  ['activity', { isActive: false }],
  ['password', { passwordHash: 'another' }],
] as const)('renews the security stamp with the %s, by whatever way it changes', async (_, change) => {
  const { _id, securityStamp } = await createUser({ username: 'selin', role: 'admin' });
  await UserModel.updateOne({ _id }, change);
  const second = await securityStampOf('selin');
  await UserModel.findOneAndUpdate({ _id }, { $set: change });
  const third = await securityStampOf('selin');
  const document = await UserModel.findById(_id).orFail();
  document.set({ role: 'moderator', isActive: true, passwordHash: 'a third' });
  await document.save();
  expect(new Set([securityStamp, second, third, document.securityStamp]).size).toBe(4);
});

it('keeps the security stamp when no access field changes', async () => {
  const { _id, securityStamp } = await createUser({ username: 'selin' });
  await UserModel.updateOne({ _id }, { lastLogin: new Date(), email: 'selin@ornek.example' });
  expect(await securityStampOf('selin')).toBe(securityStamp);
});

it('knows a name once, in whatever letters', async () => {
  await createUser({ username: 'Şule Işık' });
  await expect(createUser({ username: 'sule  IŞIK' })).rejects.toMatchObject({ code: 11000 });
});
