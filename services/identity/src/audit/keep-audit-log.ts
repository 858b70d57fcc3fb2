import type { EventHandlers } from '@practice/service-kit';
import { AuditEntryModel } from './audit-entry.model.ts';

/** Writes into the audit log what any service told of (`recordAudit` of the kit). */
export const keepAuditLog: NonNullable<EventHandlers['audit.recorded']> = async ({ seq, at, payload }, session) => {
  await AuditEntryModel.create([{ seq, at, ...payload }], { session });
};
