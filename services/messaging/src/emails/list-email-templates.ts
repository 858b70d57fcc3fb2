import type { AppointmentEmailType, EmailTemplateRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';

const names: Record<AppointmentEmailType, string> = {
  confirmation: 'Randevu onayı',
  cancellation: 'Randevu iptali',
  reminder: 'Randevu hatırlatması',
};

const byName = new Intl.Collator('tr').compare;

/** What staff may send, by name. All are built in: nobody can change them or switch them off, and each is its own type. */
export function listEmailTemplates(ctx: ServiceContext): EmailTemplateRecord[] {
  assertCan(ctx, 'appointment:read');
  return Object.entries(names)
    .map(([id, name]) => ({ id, name, category: 'appointment' as const, isActive: true }))
    .sort((one, other) => byName(one.name, other.name));
}
