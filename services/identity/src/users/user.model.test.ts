import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createUser } from '../testing/users.ts';
import { UserModel } from './user.model.ts';

useTestDatabase([createService()]);

const stampOf = async (username: string) => (await UserModel.findOne({ username }).lean())?.stamp;

it.each([
  ['role', { role: 'user' }],
  ['activity', { isActive: false }],
  ['password', { passwordHash: 'another' }],
] as const)('renews the stamp with the %s, by whatever way it changes', async (_, change) => {
  const { _id, stamp } = await createUser({ username: 'selin', role: 'admin' });
  await UserModel.updateOne({ _id }, change);
  const second = await stampOf('selin');
  await UserModel.findOneAndUpdate({ _id }, { $set: change });
  const third = await stampOf('selin');
  const document = await UserModel.findById(_id).orFail();
  document.set({ role: 'moderator', isActive: true, passwordHash: 'a third' });
  await document.save();
  expect(new Set([stamp, second, third, document.stamp]).size).toBe(4);
});

it('keeps the stamp when nothing of the access changes', async () => {
  const { _id, stamp } = await createUser({ username: 'selin' });
  await UserModel.updateOne({ _id }, { lastLogin: new Date(), email: 'selin@ornek.example' });
  expect(await stampOf('selin')).toBe(stamp);
});

it('knows a name once, in whatever letters', async () => {
  await createUser({ username: 'Şule Işık' });
  await expect(createUser({ username: 'sule  IŞIK' })).rejects.toMatchObject({ code: 11000 });
});
