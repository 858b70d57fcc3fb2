import { createUserInput, roleLabels, updateUserInput, z } from '@practice/contracts';
import { activeField, choiceField, defineRecords, readBy } from '@practice/ui/records';
import {
  CreateUserDocument,
  DeleteUserDocument,
  UpdateUserDocument,
  type UserRowFragment,
  UsersDocument,
} from '../generated/graphql.ts';

export type User = UserRowFragment;

/** The form also has the password a second time; a stored user's may stay empty. */
const form = createUserInput.extend({ password: z.string().nullish(), repeated: z.string().nullish() });

/** The people who sign in. */
export const users = defineRecords({
  list: UsersDocument,
  create: CreateUserDocument,
  update: UpdateUserDocument,
  remove: DeleteUserDocument,
  event: 'user.changed',
  schema: form,
  nouns: { one: 'Kullanıcı', many: 'Kullanıcılar' },
  name: ({ username }) => username,
  fields: {
    username: 'Kullanıcı adı',
    email: 'E-posta',
    role: choiceField('Rol', roleLabels),
    isActive: activeField,
    password: { label: 'Şifre', describe: () => '••••••••' },
    repeated: { label: 'Şifre (tekrar)', describe: () => '••••••••' },
  },
  initial: { role: 'user', isActive: true },
  texts: {
    created: 'Kullanıcı başarıyla oluşturuldu',
    updated: 'Kullanıcı başarıyla güncellendi',
    removed: 'Kullanıcı başarıyla silindi',
    createFailed: 'Kullanıcı oluşturulamadı.',
    updateFailed: 'Kullanıcı güncellenemedi.',
    removeFailed: 'Kullanıcı silinemedi.',
    loadFailed: 'Kullanıcılar Yüklenemedi',
  },
  read({ repeated, ...typed }, before) {
    const read = readBy(before ? updateUserInput : createUserInput, typed);
    const errors = 'errors' in read ? { ...read.errors } : {};
    if (typed.password !== repeated) errors.repeated ??= PASSWORDS_DIFFER;
    if ('errors' in read || Object.keys(errors).length > 0) return { errors };
    const changed = Object.entries(read.input).filter(
      ([name]) => !before || typed[name as 'role'] !== before[name as 'role'],
    );
    return { input: Object.fromEntries(changed) };
  },
});

export const PASSWORDS_DIFFER = 'Şifreler eşleşmiyor';
