import { fromInstant, securityRules, selfChecks } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import type { AdminAlertSource } from './admin-alert.ts';
import { deadlineAlert } from './deadline-alert.ts';

/** Records that had been kept for long enough could not be erased. */
const retentionAlert: AdminAlertSource = {
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

/** Something that happened to the site's security. */
const securityAlert: AdminAlertSource = {
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

/** A backup that could not be made or failed its check. */
const backupAlert: AdminAlertSource = {
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

/** A run of the self-checks that found faults which were not there before. */
const selfCheckAlert: AdminAlertSource = {
  emailTitle: 'Öz denetim uyarısı',
  async load(id) {
    const report = await callService('identity', 'readSelfCheckReport', { id });
    const found = report?.outcomes.filter(({ newCount }) => newCount > 0) ?? [];
    if (found.length === 0) return null;
    const names = found.map(({ key, state, newCount }) =>
      state === 'undone'
        ? `${selfChecks[key].title} (yapılamadı)`
        : `${selfChecks[key].title} (${newCount} yeni sorun)`,
    );
    return {
      title: 'Öz denetim yeni bir sorun buldu',
      message: `Geçmeyen kontroller: ${names.join(', ')}.`,
      actionUrl: '/admin#self-checks',
      actionLabel: 'Öz denetimi aç',
      advice: 'Ne yapılacağı yönetim panelinde, Öz Denetim bölümünde her kontrolün altında yazıyor.',
    };
  },
};

/** Events of which every admin is told, or whom the alert names; each names the record that it is about by its `id`. */
export const alertSources = {
  'backup.failed': backupAlert,
  'deadline.announced': deadlineAlert,
  'retention.failed': retentionAlert,
  'security-alert.raised': securityAlert,
  'self-check.faults-found': selfCheckAlert,
} satisfies Record<string, AdminAlertSource>;

export type AdminAlertEvent = keyof typeof alertSources;
export const adminAlertEvents = Object.keys(alertSources) as AdminAlertEvent[];
