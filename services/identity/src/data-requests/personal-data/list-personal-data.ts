import { idParam, type PersonalDataRecord } from '@practice/contracts';
import { readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { collectPersonalData } from './collect-personal-data.ts';
import { findSubject } from './find-subject.ts';

/**
 * What is held about whoever made a request, once the identity is checked; the reading is in the audit log.
 * @throws DomainError NOT_FOUND; CONFLICT.
 */
export async function listPersonalData(ctx: ServiceContext, raw: unknown): Promise<PersonalDataRecord[]> {
  const { id } = readInput(ctx, 'privacy:read', idParam, raw);
  const { subject } = await findSubject(id);
  const found = await collectPersonalData(ctx, subject);
  await recordReading(ctx, { action: 'personal-data.read', entity: 'personal-data', entityId: id });
  return found.map(({ details: _, ...record }) => record);
}
