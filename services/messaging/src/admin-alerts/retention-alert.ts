import { callService } from '@practice/service-kit';
import type { AdminAlertSource } from './admin-alert.ts';

/** Records that had been kept for long enough could not be erased. */
export const retentionAlert: AdminAlertSource = {
  emailTitle: 'Saklama süresi uyarısı',
  async load(id) {
    const run = await callService('identity', 'getRetentionRun', { id });
    if (!run?.problem) return null;
    return {
      title: 'Süresi dolan kayıtlar silinemedi',
      message: run.problem,
      actionUrl: '/admin#privacy?tab=retention',
      actionLabel: 'Saklama sürelerini aç',
      advice: 'Ertesi gece yeniden denenir; yönetim panelinde Kişisel Veriler bölümünden hemen de deneyebilirsiniz.',
    };
  },
};
