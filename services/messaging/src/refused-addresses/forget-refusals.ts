import { type ClientSession, emit } from '@practice/service-kit';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import { refusalNotices } from './notify-user-of-refusal.ts';
import { RefusedAddressModel, type StoredRefusedAddress } from './refused-address.model.ts';

/** Takes the marks away, with the notifications of users whose addresses they are. */
export async function forgetRefusals(session: ClientSession, marks: readonly StoredRefusedAddress[]): Promise<void> {
  for (const { _id } of marks) {
    await RefusedAddressModel.deleteOne({ _id }, { session });
    await removeNotifications(session, refusalNotices(String(_id)));
    emit(session, 'refused-address.changed', { id: String(_id) });
  }
}
