import { type DeadlineKind, type DeadlineNotice, dataRequestDaysLeft } from '@practice/contracts';
import { callService, formatDay, formatInstant } from '@practice/service-kit';
import type { AdminAlert, AdminAlertSource } from './admin-alert.ts';

/** The last day of a request about personal data, or the last moment to notify of a breach, is near or over. */
export const deadlineAlert: AdminAlertSource = {
  emailTitle: 'Yasal süre uyarısı',
  async load(id) {
    const notice = await callService('identity', 'getDeadlineNotice', { id });
    return notice && alerts[notice.kind](notice);
  },
};

/** Nobody is named: a request is known by its last day, a breach by its time. */
const alerts: Record<DeadlineKind, (notice: DeadlineNotice) => AdminAlert> = {
  'data-request': ({ recordId, stage, due }) => ({
    title:
      stage === 'over'
        ? 'Bir kişisel veri başvurusunun süresi doldu'
        : 'Bir kişisel veri başvurusunun son günü yaklaşıyor',
    message:
      stage === 'over'
        ? `Son günü ${formatDay(due)} olan başvuru henüz kapatılmadı.`
        : `Son gün ${formatDay(due)}: ${daysWords(dataRequestDaysLeft(due))}.`,
    actionUrl: `/admin#privacy?id=${recordId}`,
    actionLabel: 'Başvuruyu aç',
    advice:
      'Yönetim panelinde Kişisel Veriler bölümünden başvuruya verdiğiniz cevabı yazıp başvuruyu kapatabilirsiniz.',
  }),
  'data-breach': ({ recordId, stage, due }) => ({
    title:
      stage === 'over'
        ? 'Veri ihlalini Kurul’a bildirme süresi doldu'
        : 'Veri ihlalini Kurul’a bildirmek için son 24 saat',
    message:
      stage === 'over'
        ? `72 saatlik süre ${formatInstant(due)} itibarıyla doldu; Kurul’a bildirim kaydı yok.`
        : `72 saatlik süre ${formatInstant(due)} itibarıyla dolacak; Kurul’a bildirim kaydı yok.`,
    actionUrl: `/admin#privacy?tab=breaches&id=${recordId}`,
    actionLabel: 'Veri ihlalini aç',
    advice: 'Kurul’a bildirdikten sonra bildirimi Kişisel Veriler bölümünde Veri ihlalleri sekmesine yazın.',
  }),
};

function daysWords(days: number): string {
  return days === 0 ? 'bugün' : `${days} gün kaldı`;
}
