import type { ChildProfileRecord } from '@practice/contracts';
import { findByIdOrFail, recordReading, type ServiceContext } from '@practice/service-kit';
import { ChildProfileModel } from './child-profile.model.ts';
import { childProfiles } from './child-profile.store.ts';

/**
 * A child's file for whoever has the permission; the read is in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function readChildProfile(ctx: ServiceContext, id: string): Promise<ChildProfileRecord> {
  const profile = await findByIdOrFail(ChildProfileModel, id);
  await recordReading(ctx, { action: 'child-profile.read', entity: 'child-profile', entityId: id });
  return childProfiles.toRecord(profile);
}
