import { securityRules } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { SecurityAlertModel } from './security-alert.model.ts';

/** What there is to tell of an alert; `userId` is whom it is for alone. */
export const getSecurityAlert: InternalFunctions<'identity'>['getSecurityAlert'] = async (ctx, { id }) => {
  assertCan(ctx, 'security:read');
  const alert = await SecurityAlertModel.findById(id).lean();
  if (!alert) return null;
  const { sentence, notifiesUser } = securityRules[alert.kind];
  return { kind: alert.kind, message: sentence(alert), userId: notifiesUser ? alert.subjectId : null };
};
