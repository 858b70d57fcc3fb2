/**
 * How the value of a variable is written. `text`: plain, in subjects too. `link`: an address, which can also be where a
 * link leads. `phrase`: a part of a sentence that may have a link in it. `block`: a table, a list, a button or paragraphs.
 */
type VariableForm = 'text' | 'link' | 'phrase' | 'block';

/** What an e-mail has to be about, or for, so that a variable has a value in it. */
export type VariableScope =
  | 'practice'
  | 'family'
  | 'appointment'
  | 'by-hand'
  | 'status'
  | 'move'
  | 'reminder'
  | 'staff'
  | 'panel'
  | 'password'
  | 'sender'
  | 'contact'
  | 'reply'
  | 'digest'
  | 'alert'
  | 'text'
  | 'faults';

type TemplateVariable = {
  /** What it stands for, in Turkish. */
  label: string;
  /** What a preview without an appointment shows. */
  sample: string;
  form: VariableForm;
  scope: VariableScope;
};

const ANSWER = 'bu e-postayı yanıtlaya';

/**
 * What templates of e-mails may name, in the order in which it is offered. None of them is clinical: there is none for the
 * reason of an appointment, for notes or for assessments, and there must never be one.
 */
const variables = {
  parentName: { label: 'Velinin adı', sample: 'Elif Yıldız', form: 'text', scope: 'appointment' },
  childName: { label: 'Çocuğun adı', sample: 'Ada Yıldız', form: 'text', scope: 'appointment' },
  patientName: { label: 'Danışanın adı', sample: 'Ada Yıldız', form: 'text', scope: 'appointment' },
  appointmentDate: { label: 'Randevu günü', sample: '21 Kasım 2026, Cumartesi', form: 'text', scope: 'appointment' },
  appointmentTime: { label: 'Randevu saati', sample: '10:00', form: 'text', scope: 'appointment' },
  serviceName: { label: 'Hizmet', sample: 'Oyun Terapisi', form: 'text', scope: 'appointment' },
  therapistName: { label: 'Uzmanın adı', sample: 'Selin Ardıç', form: 'text', scope: 'appointment' },
  appointmentDetails: {
    label: 'Randevu bilgileri (tablo)',
    sample: 'Tarih, saat ve hizmet',
    form: 'block',
    scope: 'appointment',
  },
  otherAppointments: {
    label: 'Serinin öbür randevuları (liste)',
    sample: '28 Kasım 2026, Cumartesi, 10:00',
    form: 'block',
    scope: 'status',
  },
  movedAppointment: {
    label: 'Saati değişen randevu',
    sample: '20 Kasım 2026, Cuma günü saat 14:00 için planlanan randevunuzu',
    form: 'text',
    scope: 'move',
  },
  answerButton: { label: 'Yanıt düğmesi', sample: 'Randevuyu yanıtlayın', form: 'block', scope: 'reminder' },
  customMessage: {
    label: 'Gönderirken yazılan not',
    sample: 'Gelirken bir spor ayakkabısı getirmenizi rica ederiz.',
    form: 'block',
    scope: 'by-hand',
  },
  contactLine: {
    label: 'Bize ulaşma cümlesi',
    sample: `bizi 0282 000 24 24 numarasından arayabilir ya da ${ANSWER}bilirsiniz`,
    form: 'phrase',
    scope: 'family',
  },
  contactMeans: {
    label: 'Bize ulaşma yolu',
    sample: `0282 000 24 24 numarasından arayarak ya da ${ANSWER}rak`,
    form: 'phrase',
    scope: 'family',
  },
  rebookingLine: {
    label: 'Yeniden randevu cümlesi',
    sample: `randevu sayfamızı kullanabilir, 0282 000 24 24 numarasından bizi arayabilir ya da ${ANSWER}bilirsiniz`,
    form: 'phrase',
    scope: 'family',
  },
  bookingLink: { label: 'Randevu sayfası', sample: 'https://ornek.com/randevu', form: 'link', scope: 'family' },
  username: { label: 'Kullanıcı adı', sample: 'selin', form: 'text', scope: 'password' },
  resetLink: {
    label: 'Şifre bağlantısı',
    sample: 'https://ornek.com/admin#sifre?baglanti=ornek',
    form: 'link',
    scope: 'password',
  },
  senderName: { label: 'Mesajı gönderenin adı', sample: 'Elif Yıldız', form: 'text', scope: 'sender' },
  senderEmail: { label: 'Mesajı gönderenin adresi', sample: 'elif@ornek.com', form: 'text', scope: 'contact' },
  // Its type: what a sender writes as the subject may be about the child's health.
  messageSubject: { label: 'Mesajın türü', sample: 'Genel bilgi', form: 'text', scope: 'contact' },
  replySubject: { label: 'Yanıtın konusu', sample: 'Mesajınıza yanıt (Genel bilgi)', form: 'text', scope: 'reply' },
  digestTitle: { label: 'Bildirimlerin özeti', sample: '2 okunmamış bildiriminiz var', form: 'text', scope: 'digest' },
  notificationList: {
    label: 'Bildirimler (liste)',
    sample: 'Yeni randevu talebi (Randevular), 21 Kasım 2026, Cumartesi, saat 10:00',
    form: 'block',
    scope: 'digest',
  },
  notificationSettingsLink: {
    label: 'Bildirim ayarları bağlantısı',
    sample: 'Ayarları değiştirin',
    form: 'phrase',
    scope: 'digest',
  },
  alertTitle: { label: 'Uyarının başlığı', sample: 'Yedek alınamadı', form: 'text', scope: 'alert' },
  message: {
    label: 'Metin',
    sample: 'Görüşmelerimiz elli dakika sürer. Uygun bir gün için bizi arayabilirsiniz.',
    form: 'block',
    scope: 'text',
  },
  alertAdvice: {
    label: 'Ne yapılabileceği',
    sample: 'Yönetim panelinde Yedekler bölümünden yeniden deneyebilirsiniz.',
    form: 'text',
    scope: 'alert',
  },
  faultSummary: { label: 'Sorunların sayısı', sample: '2 yeni sorun', form: 'text', scope: 'faults' },
  faultList: {
    label: 'Sorunlar (liste)',
    sample: 'Bağlantı açılmıyor (404): /eski-sayfa',
    form: 'block',
    scope: 'faults',
  },
  panelLink: {
    label: 'Yönetim paneli bağlantısı',
    sample: 'Yönetim panelinde açın',
    form: 'phrase',
    scope: 'panel',
  },
  loginLink: { label: 'Giriş sayfası', sample: 'https://ornek.com/admin', form: 'link', scope: 'staff' },
  clinicName: { label: 'Kliniğin adı', sample: 'Ardıç Psikoloji', form: 'text', scope: 'practice' },
  clinicPhone: { label: 'Kliniğin telefonu', sample: '0282 000 24 24', form: 'text', scope: 'practice' },
  clinicEmail: { label: 'Kliniğin e-postası', sample: 'bilgi@ornek.com', form: 'text', scope: 'practice' },
  clinicAddress: {
    label: 'Kliniğin adresi',
    sample: 'Salih Omurtak Caddesi No: 24, Çorlu',
    form: 'text',
    scope: 'practice',
  },
  websiteLink: { label: 'Sitenin adresi', sample: 'https://ornek.com', form: 'link', scope: 'practice' },
} as const satisfies Record<string, TemplateVariable>;

export type TemplateVariableName = keyof typeof variables;
export const templateVariables: Record<TemplateVariableName, TemplateVariable> = variables;
export const templateVariableNames = Object.keys(variables) as TemplateVariableName[];

/** A name between double braces; with no format in it, which would divide it. */
export const variablePattern = /\{\{\s*([^{}<>]*?)\s*\}\}/g;

export function isTemplateVariable(name: string): name is TemplateVariableName {
  return Object.hasOwn(variables, name);
}

/** Whether a variable may stand in a subject or a heading, which have no links and no lines. */
export function isPlainVariable(name: TemplateVariableName): boolean {
  return templateVariables[name].form === 'text';
}
