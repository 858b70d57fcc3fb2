import { inTurn, references, type SelfCheck } from '@practice/service-kit';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { DataRequestModel } from '../data-requests/data-request.model.ts';
import { DestructionRecordModel } from '../data-requests/destruction-records/destruction-record.model.ts';
import { PasskeyModel } from '../passkeys/passkey.model.ts';
import { PasswordLinkModel } from '../password-links/password-link.model.ts';
import { TwoStepModel } from '../two-step/two-step.model.ts';
import { KnownDeviceModel } from '../users/known-device.model.ts';
import { UserModel } from '../users/user.model.ts';

const toUser = { field: 'userId', to: UserModel };

/** Whether all that signs somebody in belongs to a user, and destructions to a request. */
export const checkReferences: SelfCheck = inTurn(
  references({ from: AccessTokenModel, ...toUser, sentence: 'Silinmiş bir kullanıcının erişim anahtarı duruyor.' }),
  references({ from: PasskeyModel, ...toUser, sentence: 'Silinmiş bir kullanıcının geçiş anahtarı duruyor.' }),
  references({ from: KnownDeviceModel, ...toUser, sentence: 'Silinmiş bir kullanıcının tanınan cihazı duruyor.' }),
  references({ from: PasswordLinkModel, ...toUser, sentence: 'Silinmiş bir kullanıcının şifre bağlantısı duruyor.' }),
  references({
    from: TwoStepModel,
    field: '_id',
    to: UserModel,
    sentence: 'Silinmiş bir kullanıcının iki adımlı girişi duruyor.',
  }),
  references({
    from: DestructionRecordModel,
    field: 'requestId',
    to: DataRequestModel,
    records: ({ requestId }) => [{ place: 'dataRequest', recordId: String(requestId) }],
    sentence: 'Bir imha kaydının başvurusu yok.',
  }),
);
