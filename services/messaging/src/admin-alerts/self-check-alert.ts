import { selfChecks } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import type { AdminAlertSource } from './admin-alert.ts';

/** A run of the self-checks that found faults which were not there before. */
export const selfCheckAlert: AdminAlertSource = {
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
