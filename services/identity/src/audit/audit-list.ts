import { asStored, intern, RecordList } from '@practice/service-kit';
import { type AuditEntry, AuditEntryModel } from './audit-entry.model.ts';

/** The audit log as admins read it, newest first: its pages and its export. */
export const auditList = new RecordList<AuditEntry>({
  model: AuditEntryModel,
  indexes: [
    { username: 1, at: -1, seq: -1 },
    { action: 1, at: -1, seq: -1 },
    { entity: 1, entityId: 1, at: -1, seq: -1 },
  ],
  indexed: {
    seq: asStored,
    at: asStored,
    action: intern,
    entity: intern,
    entityId: asStored,
    username: asStored,
    address: asStored,
  },
  appendedBy: 'seq',
});

/** By time, and entries of one moment as they came. */
export const auditOrder = { at: -1, seq: -1 } as const;
