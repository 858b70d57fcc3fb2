import type { EventHandler } from '@practice/service-kit';
import { AuditEntryModel } from './audit-entry.model.ts';

/** Writes into the audit log what any service told of (`recordAudit` of the kit). */
export const keepAuditLog: EventHandler<'audit.recorded'> = {
  apply: async (session, { seq, at, payload }) => {
    await AuditEntryModel.create([{ seq, at, ...payload }], { session });
  },
};
