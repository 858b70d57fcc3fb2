import { addDays, auditRetentionDays, today, toInstant } from '@practice/contracts';
import { assertCan, type InternalFunctions, readNumberSetting } from '@practice/service-kit';
import { SecurityAlertModel } from './security-alert.model.ts';

/** Removes the alerts that are older than the entries of the audit log may become (`security_log_retention`). */
export const removeOldSecurityAlerts: InternalFunctions<'identity'>['removeOldSecurityAlerts'] = async (ctx) => {
  assertCan(ctx, 'audit:remove');
  const days = Math.max(await readNumberSetting('security_log_retention'), auditRetentionDays.min);
  await SecurityAlertModel.deleteMany({ lastAt: { $lt: toInstant(addDays(today(), -days), '00:00') } });
  return {};
};
