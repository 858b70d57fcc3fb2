import type { PersonalSample } from '@practice/contracts';
import { assertCan, type InternalFunctions, sampleIds } from '@practice/service-kit';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { BackupModel } from '../backups/backup.model.ts';
import { DataBreachModel } from '../data-breaches/data-breach.model.ts';
import { DataRequestModel } from '../data-requests/data-request.model.ts';
import { dataRequests } from '../data-requests/data-request.store.ts';
import { PasskeyModel } from '../passkeys/passkey.model.ts';
import { SecurityAlertModel } from '../security-alerts/security-alert.model.ts';
import { UserModel } from '../users/user.model.ts';

const MOST = 20;

/** Who asked about their data, the addresses of users, and ids of records of each kind. */
export const samplePersonalData: InternalFunctions<'identity'>['samplePersonalData'] = async (ctx) => {
  assertCan(ctx, 'privacy:read');
  const [asked, users] = await Promise.all([
    DataRequestModel.find().limit(MOST).lean(),
    UserModel.find({ email: { $ne: null } }, { email: 1 })
      .limit(MOST)
      .lean(),
  ]);
  const ofRequests = asked.flatMap((stored): PersonalSample['values'] => {
    const { id, name, phone, email } = dataRequests.toRecord(stored);
    const record = { place: 'dataRequest', recordId: id } as const;
    return [
      { kind: 'name', text: name, record },
      { kind: 'phone', text: phone ?? '', record },
      { kind: 'email', text: email ?? '', record },
    ];
  });
  const ofUsers = users.map(({ _id, email }) => ({
    kind: 'email' as const,
    text: email ?? '',
    record: { place: 'user' as const, recordId: String(_id) },
  }));
  return {
    values: [...ofRequests, ...ofUsers],
    ids: await sampleIds([
      UserModel,
      DataRequestModel,
      DataBreachModel,
      AccessTokenModel,
      PasskeyModel,
      BackupModel,
      SecurityAlertModel,
    ]),
  };
};
