import { paymentLabels, priorityLabels, reminderAnswerFilterLabels, statusLabels } from '@practice/contracts';
import { choicesOf, type FilterTab } from '@practice/ui/admin';

type Choice = { value: string; label: string };

export const statusChoices = choicesOf(statusLabels);
export const priorityChoices = choicesOf(priorityLabels);
export const paymentChoices = choicesOf(paymentLabels);
export const answerChoices = choicesOf(reminderAnswerFilterLabels);

/** 'week' is the last 7 days, 'month' the last calendar month, 'older' more than 30 days ago. */
export const dateRangeChoices: Choice[] = [
  { value: 'today', label: 'Bugün' },
  { value: 'week', label: 'Son 7 gün' },
  { value: 'month', label: 'Geçen ay' },
  { value: 'older', label: '30 günden eski' },
];

export const ageChoices: Choice[] = ['0-3', '4-6', '7-12', '13-18'].map((value) => ({
  value,
  label: `${value.replace('-', '–')} yaş`,
}));

export const featureChoices: Choice[] = [
  { value: 'recurring', label: 'Tekrarlayan' },
  { value: 'reminder_sent', label: 'Hatırlatma gönderilen' },
  { value: 'notes', label: 'Notu olan' },
  { value: 'conflict', label: 'Çakışan' },
  { value: 'rescheduled', label: 'Ertelenen' },
  { value: 'suspicious', label: 'Şüpheli' },
];

/** 'week' is the next 7 days, including today. */
export const quickChoices: Choice[] = [
  { value: 'pending', label: 'Bekleyenler' },
  { value: 'today', label: 'Bugün' },
  { value: 'tomorrow', label: 'Yarın' },
  { value: 'week', label: '7 gün' },
  { value: 'urgent', label: 'Acil' },
];

export const sortChoices: Choice[] = [
  { value: 'createdAt', label: 'Oluşturulma tarihi' },
  { value: 'appointmentDate', label: 'Randevu tarihi' },
  { value: 'childName', label: 'Çocuk adı' },
  { value: 'childAge', label: 'Çocuk yaşı' },
  { value: 'parentName', label: 'Veli adı' },
  { value: 'status', label: 'Durum' },
];

/** The tabs over the list with the count of each status, once loaded. */
export function statusTabs(counts: Record<string, number | string> | undefined): FilterTab[] {
  const tabs = [{ value: '', label: 'Tümü' }, ...statusChoices];
  return tabs.map((tab) => {
    const count = counts?.[tab.value || 'total'];
    return typeof count === 'number' ? { ...tab, count } : tab;
  });
}
