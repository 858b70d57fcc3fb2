import { addDays, auditRetentionDays, today, toInstant } from '@practice/contracts';
import {
  assertCan,
  deleteInBatches,
  type InternalFunctions,
  readNumberSetting,
  recordAudit,
} from '@practice/service-kit';
import { AuditEntryModel } from './audit-entry.model.ts';

/**
 * Removes the entries that are older than `security_log_retention` days, never younger ones than the least that it allows, and
 * leaves an entry that says up to which day. Gateways ask for it again and again; it finds something once a day.
 */
export const removeOldAuditEntries: InternalFunctions<'identity'>['removeOldAuditEntries'] = async (ctx) => {
  assertCan(ctx, 'audit:remove');
  const days = Math.max(await readNumberSetting('security_log_retention'), auditRetentionDays.min);
  const firstDay = addDays(today(), -days);
  const filter = { at: { $lt: toInstant(firstDay, '00:00') } };
  // Straight from the collection: whatever goes through the model is refused.
  const removed = await deleteInBatches(AuditEntryModel.collection.name, filter, {
    withLast: (session) =>
      recordAudit(session, ctx, { action: 'audit-log.removed', entity: 'audit-log', entityId: firstDay }),
  });
  return { removed };
};
