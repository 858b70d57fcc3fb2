import type { AcknowledgedAlerts } from '@practice/contracts';
import { assertCan, emit, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { SecurityAlertModel } from './security-alert.model.ts';

/** Says that an admin has seen all alerts that nobody has acknowledged. */
export async function acknowledgeAllSecurityAlerts(ctx: ServiceContext): Promise<AcknowledgedAlerts> {
  assertCan(ctx, 'security:write');
  return withTransaction(async (session) => {
    const seen = { acknowledgedAt: new Date(), acknowledgedBy: ctx.actor.username };
    const changed = await SecurityAlertModel.updateMany({ acknowledgedAt: null }, { $set: seen }, { session });
    if (changed.modifiedCount > 0) {
      recordAudit(session, ctx, { action: 'security-alert.acknowledged', entity: 'security-alert' });
      emit(session, 'security-alert.changed', { id: 'all' });
    }
    return { acknowledged: changed.modifiedCount };
  });
}
