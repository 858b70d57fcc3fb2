import { staffRoles } from './permissions.ts';
import { z } from './zod-setup.ts';

export const loginInput = z
  .strictObject({
    username: z.string('Kullanıcı adı gereklidir').trim().min(1, 'Kullanıcı adı gereklidir').max(100),
    password: z.string('Şifre gereklidir').min(1, 'Şifre gereklidir').max(200),
  })
  .meta({ id: 'LoginInput' });

export const sessionUserRecord = z
  .object({ id: z.string(), username: z.string(), role: z.enum(staffRoles) })
  .meta({ id: 'SessionUser' });

export type LoginInput = z.infer<typeof loginInput>;
export type SessionUserRecord = z.infer<typeof sessionUserRecord>;
