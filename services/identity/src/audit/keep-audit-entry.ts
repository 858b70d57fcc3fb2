import type { PracticeEvent } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { AuditEntryModel } from './audit-entry.model.ts';

/** Stores an audit entry of any service (`recordAudit` of the kit), in the caller's transaction. */
export async function keepAuditEntry(
  session: ClientSession,
  { seq, at, payload }: PracticeEvent<'audit.recorded'>,
): Promise<void> {
  await AuditEntryModel.create([{ seq, at, ...payload }], { session });
}
