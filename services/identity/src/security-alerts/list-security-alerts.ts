import { listSecurityAlertsInput, type SecurityAlertRecord } from '@practice/contracts';
import { type Page, readInput, readPaging, type ServiceContext } from '@practice/service-kit';
import { SecurityAlertModel, toSecurityAlert } from './security-alert.model.ts';

/** The security alerts, the latest first, for admins. */
export async function listSecurityAlerts(ctx: ServiceContext, raw: unknown): Promise<Page<SecurityAlertRecord>> {
  const { state, kind, ...paging } = readInput(ctx, 'security:read', listSecurityAlertsInput, raw);
  const { page, pageSize } = readPaging(paging);
  const filter = {
    ...(kind ? { kind } : {}),
    ...(state === 'open' ? { acknowledgedAt: null } : {}),
    ...(state === 'acknowledged' ? { acknowledgedAt: { $ne: null } } : {}),
  };
  const found = SecurityAlertModel.find(filter).sort({ lastAt: -1, _id: -1 });
  const [items, total] = await Promise.all([
    found
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean(),
    SecurityAlertModel.countDocuments(filter),
  ]);
  return { items: items.map((alert) => toSecurityAlert(alert)), total };
}
