import { fromInstant } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import type { AdminAlertSource } from './admin-alert.ts';

/** A backup that could not be made or failed its check. */
export const backupAlert: AdminAlertSource = {
  emailTitle: 'Yedek uyarısı',
  async load(id) {
    const backup = await callService('identity', 'getBackup', { id });
    if (!backup?.problem) return null;
    const day = fromInstant(new Date(backup.createdAt)).date.split('-').reverse().join('.');
    return {
      title: backup.state === 'failed' ? 'Yedek alınamadı' : 'Bir yedek kontrolden geçmedi',
      message: `${day} tarihli yedek: ${backup.problem}`,
      actionUrl: '/admin#backups',
      actionLabel: 'Yedekleri aç',
      advice: 'Yönetim panelinde Yedekler bölümünden yeniden deneyebilirsiniz.',
    };
  },
};
