import type { AppointmentStatus } from '@practice/contracts';

export type Transition = { to: AppointmentStatus; label: string };

const confirm: Transition = { to: 'confirmed', label: 'Onayla' };
const complete: Transition = { to: 'completed', label: 'Tamamla' };
const cancel: Transition = { to: 'cancelled', label: 'İptal Et' };
const reopen: Transition = { to: 'pending', label: 'Beklemede Yap' };
const reactivate: Transition = { to: 'pending', label: 'Yeniden Aktifleştir' };

/** What a card on phones offers (document 2, section 2, "Per-card status actions"). */
const onCards: Record<string, readonly Transition[]> = {
  pending: [confirm, complete, cancel],
  confirmed: [complete, cancel],
  completed: [reopen],
  cancelled: [reactivate, confirm],
};

/** What the menu of a row offers (document 2, section 2, "Desktop table menu"). */
const inMenus: Record<string, readonly Transition[]> = {
  pending: [confirm, complete, cancel],
  confirmed: [complete, cancel],
  completed: [],
  cancelled: [reactivate],
};

/** The status changes that a card offers; none for a status that is not known. */
export function cardTransitions(status: string): readonly Transition[] {
  return onCards[status] ?? [];
}

/**
 * The status changes that a row's menu offers. One that is not known may be cancelled: it is neither cancelled nor
 * completed.
 */
export function menuTransitions(status: string): readonly Transition[] {
  return inMenus[status] ?? [cancel];
}

/** What has happened, for one appointment (document 2, section 8). */
export const statusSentences: Record<AppointmentStatus, string> = {
  confirmed: 'Randevu onaylandı',
  completed: 'Randevu tamamlandı',
  cancelled: 'Randevu iptal edildi',
  pending: 'Randevu beklemede olarak işaretlendi',
};
