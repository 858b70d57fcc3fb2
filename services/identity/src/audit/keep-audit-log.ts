import type { EventHandler } from '@practice/service-kit';
import { AuditEntryModel } from './audit-entry.model.ts';

/** Stores the audit entries of all services (`recordAudit` of the kit). */
export const keepAuditLog: EventHandler<'audit.recorded'> = {
  apply: async (session, { seq, at, payload }) => {
    await AuditEntryModel.create([{ seq, at, ...payload }], { session });
  },
};
