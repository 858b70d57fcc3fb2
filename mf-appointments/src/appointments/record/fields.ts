import { formatPhone, paymentLabels, priorityLabels } from '@practice/contracts';
import { formatDate, formatMoney } from '@practice/ui/admin';
import { patternLabels, statusLabel } from './appointment.ts';

/** The labels of an appointment's fields, for the form, the history and the comparison of versions. */
const labels: Record<string, string> = {
  parentName: 'Veli adı',
  childName: 'Çocuk adı',
  childBirthDate: 'Çocuğun doğum tarihi',
  email: 'E-posta',
  phone: 'Telefon',
  serviceType: 'Hizmet türü',
  appointmentDate: 'Randevu tarihi',
  appointmentTime: 'Başlangıç saati',
  appointmentEndTime: 'Bitiş saati',
  duration: 'Süre',
  status: 'Durum',
  priority: 'Öncelik',
  paymentStatus: 'Ödeme durumu',
  fee: 'Ücret',
  isRecurring: 'Tekrarlayan randevu',
  recurringPattern: 'Tekrar sıklığı',
  recurringEndDate: 'Tekrar bitiş tarihi',
  reminderSent: 'Hatırlatma gönderildi',
  reason: 'Başvuru nedeni',
  notes: 'İdari not',
  calendarColor: 'Takvim rengi',
};

/** The label of a field; the field's name when it has none. */
export function fieldLabel(field: string): string {
  return labels[field] ?? field;
}

/** A stored value as shown to people. */
export function fieldText(field: string, value: string, titleOf: (slug: string) => string): string {
  const read = readers[field];
  if (read) return read(value);
  if (field === 'serviceType') return titleOf(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'Evet' : 'Hayır';
  return value;
}

const readers: Record<string, (value: string) => string> = {
  status: statusLabel,
  priority: labelIn(priorityLabels),
  paymentStatus: labelIn(paymentLabels),
  recurringPattern: labelIn(patternLabels),
  appointmentDate: formatDate,
  childBirthDate: formatDate,
  recurringEndDate: formatDate,
  phone: formatPhone,
  fee: formatMoney,
  duration: (value) => `${value} dk`,
};

/** The label of a value that the history has as text; the text itself for one that is unknown by now. */
function labelIn(choices: Readonly<Record<string, string>>): (value: string) => string {
  return (value) => choices[value] ?? value;
}
