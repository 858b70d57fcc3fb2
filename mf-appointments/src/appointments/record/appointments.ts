import { createAppointmentInput, formatPhone, paymentLabels, priorityLabels } from '@practice/contracts';
import { formatDate } from '@practice/ui/admin';
import { amountField, choiceField, defineRecords, type FieldDefinition, flagField } from '@practice/ui/records';
import {
  AppointmentsDocument,
  CreateAppointmentDocument,
  DeleteAppointmentDocument,
  UpdateAppointmentDocument,
} from '../../generated/graphql.ts';
import { readAppointment } from '../editor/form-values.ts';
import { endOf } from '../editor/time-of-day.ts';
import { appointmentName, patternLabels } from './appointment.ts';

const yesOrNo = (label: string) => flagField(label, 'Evet', 'Hayır');
const dateField = (label: string): FieldDefinition => ({ label, describe: (value) => formatDate(String(value)) });

/** The end follows from start and duration; typed by itself only while there is no duration. */
const endField: FieldDefinition = {
  label: 'Bitiş saati',
  derive: ({ appointmentTime, duration }, mine) =>
    duration ? endOf(String(appointmentTime), Number(duration)) : (mine.appointmentEndTime ?? ''),
};

export const appointments = defineRecords({
  list: AppointmentsDocument,
  create: CreateAppointmentDocument,
  update: UpdateAppointmentDocument,
  remove: DeleteAppointmentDocument,
  event: 'appointment.changed',
  schema: createAppointmentInput,
  read: readAppointment,
  nouns: { one: 'Randevu', many: 'Randevular' },
  name: appointmentName,
  fields: {
    parentName: 'Veli adı',
    childName: 'Çocuk adı',
    childBirthDate: dateField('Çocuğun doğum tarihi'),
    email: 'E-posta',
    phone: { label: 'Telefon', write: formatPhone, describe: (value) => formatPhone(String(value)) },
    serviceType: 'Hizmet türü',
    appointmentDate: dateField('Randevu tarihi'),
    appointmentTime: 'Başlangıç saati',
    appointmentEndTime: endField,
    duration: { label: 'Süre', describe: (value) => `${value} dk` },
    priority: choiceField('Öncelik', priorityLabels),
    paymentStatus: choiceField('Ödeme durumu', paymentLabels),
    fee: amountField('Ücret'),
    isRecurring: yesOrNo('Tekrarlayan randevu'),
    recurringPattern: choiceField('Tekrar sıklığı', patternLabels),
    recurringEndDate: dateField('Tekrar bitiş tarihi'),
    recurringCount: 'Randevu sayısı',
    reminderSent: yesOrNo('Hatırlatma gönderildi'),
    reason: 'Başvuru nedeni',
    notes: 'İdari not',
  },
  initial: { priority: 'normal', paymentStatus: 'pending', isRecurring: false, reminderSent: false },
  texts: { created: 'Randevu başarıyla oluşturuldu.', updated: 'Randevu başarıyla güncellendi.' },
});
