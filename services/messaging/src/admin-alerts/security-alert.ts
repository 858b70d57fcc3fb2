import { securityRules } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import type { AdminAlertSource } from './admin-alert.ts';

/** Something that happened to the site's security. */
export const securityAlert: AdminAlertSource = {
  emailTitle: 'Güvenlik uyarısı',
  async load(id) {
    const alert = await callService('identity', 'getSecurityAlert', { id });
    if (!alert) return null;
    const { kind, message, userId } = alert;
    const { title, advice } = securityRules[kind];
    const place = userId
      ? { actionUrl: '/admin', actionLabel: 'Yönetim panelini aç' }
      : { actionUrl: `/admin#security-alerts?id=${id}`, actionLabel: 'Güvenlik olayını aç' };
    return { title, message, advice, userId, type: 'warning', ...place };
  },
};
