import { emailAddressKey, refusalCauseLabels } from '@practice/contracts';
import { callService, handlerWithLoad } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { createNotification } from '../notifications/create-notification.ts';
import { RefusedAddressModel, type StoredRefusedAddress } from './refused-address.model.ts';

type Loaded = { mark: StoredRefusedAddress | null; users: { id: string; role: string }[] };

/** The notifications about a mark, by their keys. */
export function refusalNotices(markId: string) {
  return { key: { $regex: `^refused-address:${markId}:` } };
}

/** Tells a user of the practice, in their own bell and once a mark, that their address refuses e-mails. */
export const notifyUserOfRefusal = handlerWithLoad<'refused-address.changed', Loaded>({
  async load({ payload: { id } }) {
    const mark = isObjectIdOrHexString(id) ? await RefusedAddressModel.findById(id).lean() : null;
    if (!mark) return { mark, users: [] };
    const staff = await callService('identity', 'listStaff', {});
    return {
      mark,
      users: staff.filter(({ email, isActive }) => isActive && emailAddressKey(email ?? '') === mark.address),
    };
  },
  async apply(session, _event, { mark, users }) {
    if (!mark) return;
    for (const { id, role } of users) {
      await createNotification(session, {
        key: `refused-address:${mark._id}:${id}`,
        userId: id,
        type: 'warning',
        title: 'E-posta adresiniz e-postaları reddediyor',
        message: `${refusalCauseLabels[mark.cause]}. Size gönderilen e-postalar ulaşmıyor; ${mends[role] ?? askAdmin}`,
        category: 'system',
        priority: 'high',
        actionUrl: role === 'admin' ? '/admin#users' : null,
        actionLabel: role === 'admin' ? 'Kullanıcıları aç' : null,
        metadata: null,
      });
    }
  },
});

const askAdmin = 'yöneticinizden adresinizi düzeltmesini isteyin.';
const mends: Readonly<Record<string, string>> = { admin: 'adresinizi düzeltin ya da posta kutunuzu açın.' };
