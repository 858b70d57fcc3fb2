import type { WizardField } from './form-values.ts';

type WizardStep = {
  /** Short name, beside the dot. */
  name: string;
  title: string;
  intro: string;
  fields: readonly WizardField[];
};

export const steps: readonly WizardStep[] = [
  {
    name: 'Kişisel',
    title: 'Kişisel Bilgiler',
    intro: 'Önce sizi ve çocuğunuzu tanıyalım.',
    fields: ['parentName', 'childName', 'childBirthDate'],
  },
  {
    name: 'İletişim',
    title: 'İletişim Bilgileri',
    intro: 'Talebinizle ilgili size nasıl ulaşalım?',
    fields: ['phone', 'email'],
  },
  {
    name: 'Hizmet',
    title: 'Hizmet Tercihi',
    intro: 'Emin değilseniz size en yakın geleni seçin; ilk görüşmede birlikte netleştiririz.',
    fields: ['serviceType', 'reason'],
  },
  {
    name: 'Zaman',
    title: 'Randevu Zamanı',
    intro: 'Size uygun günü ve saati seçin.',
    fields: ['appointmentDate', 'appointmentTime', 'kvkkConsent', 'communicationConsent'],
  },
  {
    name: 'Onay',
    title: 'Randevu Talebiniz Alındı!',
    intro: '24 saat içinde sizinle iletişime geçeceğiz.',
    fields: [],
  },
];

export const FIRST_STEP = 1;
/** The step whose button sends the request. */
export const SENDING_STEP = 4;
export const CONFIRMATION = 5;

/** Every field in the wizard's order. */
export const allFields: readonly WizardField[] = steps.flatMap(({ fields }) => fields);

/** The labels of the fields. */
export const fieldNames: Record<WizardField, string> = {
  parentName: 'Ebeveyn Adı Soyadı',
  childName: 'Çocuğun Adı Soyadı',
  childBirthDate: 'Çocuğun Doğum Tarihi',
  phone: 'Telefon',
  email: 'E-posta',
  serviceType: 'Hizmet Türü',
  reason: 'Mesajınız',
  appointmentDate: 'Tercih Edilen Tarih',
  appointmentTime: 'Tercih Edilen Saat',
  kvkkConsent: 'KVKK aydınlatma metni',
  communicationConsent: 'İletişim izni',
};

/** The step (from 1) that shows a field. */
export function stepOf(field: WizardField): number {
  return steps.findIndex(({ fields }) => fields.includes(field)) + 1;
}

/** The first of these fields in the wizard's order. */
export function firstInOrder(fields: readonly string[]): WizardField | undefined {
  return allFields.find((field) => fields.includes(field));
}
