import { type UserRecord, userRecord, z } from '@practice/contracts';
import { recordMapper, recordStore } from '@practice/service-kit';
import { UserModel } from './user.model.ts';

const storedUser = userRecord.omit({ hasTwoStep: true }).extend({ usernameKey: z.string(), passwordHash: z.string() });

export const users = recordStore(UserModel, {
  record: storedUser,
  entity: 'user',
  event: ({ id }) => ['user.changed', { id }],
  unique: {
    usernameKey: () => ({ field: 'username', message: 'Bu kullanıcı adı zaten kullanılıyor' }),
    email: () => ({ field: 'email', message: 'Bu e-posta adresi zaten kullanılıyor' }),
  },
});

/** A user without what is not given away. */
export const toUserRecord = recordMapper(userRecord, (_user: { _id: unknown }, hasTwoStep: boolean) => ({
  hasTwoStep,
}));

/** What the store gives, for whoever asked. */
export function withoutSecrets(stored: z.infer<typeof storedUser>, hasTwoStep: boolean): UserRecord {
  const { usernameKey: _, passwordHash: __, ...user } = stored;
  return { ...user, hasTwoStep };
}
