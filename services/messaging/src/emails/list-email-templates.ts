import type { AppointmentEmailType, EmailTemplateRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';

const names: Record<AppointmentEmailType, string> = {
  confirmation: 'Randevu onayı',
  cancellation: 'Randevu iptali',
  reminder: 'Randevu hatırlatması',
};

const byName = new Intl.Collator('tr').compare;

/**
 * The templates that staff may send, by name. All are built in and cannot be changed or disabled; the id of each is its
 * type.
 */
export function listEmailTemplates(ctx: ServiceContext): EmailTemplateRecord[] {
  assertCan(ctx, 'appointment:read');
  return Object.entries(names)
    .map(([id, name]) => ({ id, name, category: 'appointment' as const, isActive: true }))
    .sort((one, other) => byName(one.name, other.name));
}
