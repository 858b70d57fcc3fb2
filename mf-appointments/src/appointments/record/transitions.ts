import type { AppointmentStatus } from '@practice/contracts';

type Transition = { to: AppointmentStatus; label: string };

const confirm: Transition = { to: 'confirmed', label: 'Onayla' };
const complete: Transition = { to: 'completed', label: 'Tamamla' };
const cancel: Transition = { to: 'cancelled', label: 'İptal Et' };
const reopen: Transition = { to: 'pending', label: 'Beklemede Yap' };
const reactivate: Transition = { to: 'pending', label: 'Yeniden Aktifleştir' };

/** The status changes that a card on phones offers. */
const onCards: Record<string, readonly Transition[]> = {
  pending: [confirm, complete, cancel],
  confirmed: [complete, cancel],
  completed: [reopen],
  cancelled: [reactivate, confirm],
};

/** The status changes that a table row's menu offers. */
const inMenus: Record<string, readonly Transition[]> = {
  pending: [confirm, complete, cancel],
  confirmed: [complete, cancel],
  completed: [],
  cancelled: [reactivate],
};

/** The status changes that a card offers; none for an unknown status. */
export function cardTransitions(status: string): readonly Transition[] {
  return onCards[status] ?? [];
}

/**
 * The status changes that a row's menu offers. An unknown status can be cancelled, as it is neither cancelled nor
 * completed.
 */
export function menuTransitions(status: string): readonly Transition[] {
  return inMenus[status] ?? [cancel];
}

/** The toast after one appointment's status has changed. */
export const statusSentences: Record<AppointmentStatus, string> = {
  confirmed: 'Randevu onaylandı',
  completed: 'Randevu tamamlandı',
  cancelled: 'Randevu iptal edildi',
  pending: 'Randevu beklemede olarak işaretlendi',
};

/** The toast after the status of several of a series has changed. */
export const seriesStatusSentences: Record<AppointmentStatus, string> = {
  confirmed: 'Serinin seçilen randevuları onaylandı',
  completed: 'Serinin seçilen randevuları tamamlandı',
  cancelled: 'Serinin seçilen randevuları iptal edildi',
  pending: 'Serinin seçilen randevuları beklemede olarak işaretlendi',
};

/** The status that a change may give to others of a series too; null when it is about one alone. */
export function seriesStatus(from: string, to: AppointmentStatus): Exclude<AppointmentStatus, 'completed'> | null {
  return to === 'completed' || from === 'completed' || from === to ? null : to;
}
