import type { AppointmentRow } from './appointment.ts';

const texts = {
  many_requests:
    'Bu talep aileden gelmemiş olabilir: aynı telefon ya da e-postayla, ayrı ağlardan alışılandan çok talep geldi. Onaylamadan önce aileyi arayın.',
  trap_field:
    'Formun görünmeyen bir alanı doldurulmuş. Bunu çoğunlukla robotlar, bazen de tarayıcının otomatik doldurması yapar. Talep gerçek görünüyorsa aileyi arayıp yeniden aktifleştirin.',
} as const;

/** Why staff should doubt a request; undefined once they have decided on it. */
export function suspicionText({ suspicion, status }: Pick<AppointmentRow, 'suspicion' | 'status'>): string | undefined {
  if (!suspicion || status !== (suspicion === 'trap_field' ? 'cancelled' : 'pending')) return undefined;
  return texts[suspicion];
}
