import { formatPhone } from '@practice/contracts';
import { formatDate, formatMoney } from '@practice/ui/admin';
import { patternLabels, paymentLabel, priorityLabel, statusLabel } from './appointment.ts';

/** The fields of an appointment as the form, the history and the comparison of versions name them. */
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

/** A field in words; the field's own name when there are none. */
export function fieldLabel(field: string): string {
  return labels[field] ?? field;
}

/** A stored value of a field as people read it. */
export function fieldText(field: string, value: string, titleOf: (slug: string) => string): string {
  const read = readers[field];
  if (read) return read(value);
  if (field === 'serviceType') return titleOf(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'Evet' : 'Hayır';
  return value;
}

const readers: Record<string, (value: string) => string> = {
  status: statusLabel,
  priority: priorityLabel,
  paymentStatus: paymentLabel,
  recurringPattern: (value) => patternLabels[value] ?? value,
  appointmentDate: formatDate,
  childBirthDate: formatDate,
  recurringEndDate: formatDate,
  phone: formatPhone,
  fee: formatMoney,
  duration: (value) => `${value} dk`,
};
