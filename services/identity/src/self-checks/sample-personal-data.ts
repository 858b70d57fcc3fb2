import { assertCan, type InternalFunctions, sampleIds } from '@practice/service-kit';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { BackupModel } from '../backups/backup.model.ts';
import { DataRequestModel } from '../data-requests/data-request.model.ts';
import { dataRequests } from '../data-requests/data-request.store.ts';
import { PasskeyModel } from '../passkeys/passkey.model.ts';
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
  const people = asked.map((stored) => dataRequests.toRecord(stored));
  return {
    values: [
      ...people.map(({ name }) => ({ kind: 'name', text: name }) as const),
      ...people.map(({ phone }) => ({ kind: 'phone', text: phone ?? '' }) as const),
      ...[...people, ...users].map(({ email }) => ({ kind: 'email', text: email ?? '' }) as const),
    ],
    ids: await sampleIds([UserModel, DataRequestModel, AccessTokenModel, PasskeyModel, BackupModel]),
  };
};
