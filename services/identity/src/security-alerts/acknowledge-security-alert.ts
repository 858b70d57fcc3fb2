import { idParam, type SecurityAlertRecord } from '@practice/contracts';
import {
  emit,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { SecurityAlertModel, type StoredSecurityAlert, toSecurityAlert } from './security-alert.model.ts';

/**
 * Says that an admin has seen an alert; the first one who does stays.
 * @throws DomainError NOT_FOUND
 */
export async function acknowledgeSecurityAlert(ctx: ServiceContext, raw: unknown): Promise<SecurityAlertRecord> {
  const { id } = readInput(ctx, 'security:write', idParam, raw);
  return withTransaction(async (session) => {
    const found: StoredSecurityAlert = await findByIdOrFail(SecurityAlertModel, id, session);
    if (found.acknowledgedAt) return toSecurityAlert(found);
    const seen = { acknowledgedAt: new Date(), acknowledgedBy: ctx.actor.username };
    await SecurityAlertModel.updateOne({ _id: id }, { $set: seen }, { session });
    recordAudit(session, ctx, { action: 'security-alert.acknowledged', entity: 'security-alert', entityId: id });
    emit(session, 'security-alert.changed', { id });
    return toSecurityAlert({ ...found, ...seen });
  });
}
