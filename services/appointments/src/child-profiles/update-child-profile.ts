import { type ChildProfileRecord, idParam, updateChildProfileInput, type z } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { auditConflict } from '../clinical/audit-conflict.ts';
import { ChildIdentityModel, childKey } from '../clinical/child-identity.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { childProfiles, profileSearchFields } from '../clinical/child-profile.store.ts';

const input = updateChildProfileInput.extend(idParam.shape);

/**
 * Changes a child's file. Under another name, birth date or phone the child is known from then on, too, unless a file has
 * them already.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current file.
 */
export async function updateChildProfile(ctx: ServiceContext, raw: unknown): Promise<ChildProfileRecord> {
  const { id, version, guardians, ...rest } = readInput(ctx, 'clinical:write', input, raw);
  const changes = { ...rest, guardians: guardians?.map(toGuardian) };
  const reading = { action: 'child-profile.read', entity: 'child-profile', entityId: id };
  return auditConflict(ctx, reading, () => saveProfile(ctx, { id, version, changes }));
}

type ProfileChange = Omit<Parameters<typeof childProfiles.update>[1], 'session'>;

function saveProfile(ctx: ServiceContext, { id, version, changes }: ProfileChange): Promise<ChildProfileRecord> {
  return withTransaction(async (session) => {
    const profile = await childProfiles.update(ctx, { id, version, changes, session });
    // Without a version and an event of their own: they follow from what was changed.
    await ChildProfileModel.updateOne({ _id: id }, profileSearchFields(profile), { session });
    const { childName, childBirthDate, parentPhone: phone } = profile;
    await ChildIdentityModel.updateOne(
      { _id: childKey({ childName, childBirthDate, phone }) },
      { $setOnInsert: { childProfileId: id, childBirthDate, phone } },
      { upsert: true, session },
    );
    return profile;
  });
}

type GuardianInput = NonNullable<z.output<typeof input>['guardians']>[number];

function toGuardian({ name, relation, phone, email }: GuardianInput): ChildProfileRecord['guardians'][number] {
  return { name, relation: relation || null, phone: phone || null, email: email || null };
}
