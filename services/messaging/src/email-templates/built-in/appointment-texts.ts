const GREETING = '<p>Sayın {{parentName}},</p>';
const DETAILS = '<p>{{appointmentDetails}}</p>';
const ADDRESS = '<p>Adresimiz: {{clinicAddress}}</p>';
const CLOSING = '<p>Saygılarımızla,<br />{{clinicName}}</p>';

/** About an appointment or a request for one. */
export const appointmentTexts = {
  'request-received': {
    subject: 'Randevu talebiniz alındı | {{clinicName}}',
    heading: 'Randevu talebiniz alındı',
    content: [
      GREETING,
      '<p>Randevu talebiniz bize ulaştı. <strong>24 saat içinde sizinle iletişime geçeceğiz.</strong></p>',
      DETAILS,
      '<p>Bu saat sizin için ayrıldı; randevunuz, sizinle görüştükten sonra kesinleşir. Planınız değişirse {{contactLine}}.</p>',
      '<p>Bu talebi siz oluşturmadıysanız lütfen bize haber verin; kaydı silelim.</p>',
      CLOSING,
    ].join('\n'),
  },
  'practice-notification': {
    subject: 'Yeni randevu talebi: {{appointmentDate}}, {{appointmentTime}}',
    heading: 'Yeni randevu talebi',
    content: [
      '<p><strong>{{parentName}}</strong> randevu talebinde bulundu. Kendisine 24 saat içinde dönüleceği bildirildi.</p>',
      DETAILS,
      '<p>{{panelLink}}</p>',
    ].join('\n'),
  },
  confirmation: {
    subject: 'Randevunuz onaylandı: {{appointmentDate}}, {{appointmentTime}} | {{clinicName}}',
    heading: 'Randevunuz onaylandı',
    content: [
      GREETING,
      '<p>Randevunuz onaylandı. Sizi ve çocuğunuzu bekliyoruz.</p>',
      DETAILS,
      '<p>Şu randevularınız da onaylandı: {{otherAppointments}}</p>',
      ADDRESS,
      '<p>Gelemeyecek olursanız lütfen en geç bir gün önceden {{contactMeans}} haber verin.</p>',
      CLOSING,
    ].join('\n'),
  },
  cancellation: {
    subject: 'Randevunuz iptal edildi: {{appointmentDate}}, {{appointmentTime}} | {{clinicName}}',
    heading: 'Randevunuz iptal edildi',
    content: [
      GREETING,
      '<p>Aşağıdaki randevunuz iptal edildi.</p>',
      DETAILS,
      '<p>Şu randevularınız da iptal edildi: {{otherAppointments}}</p>',
      '<p>Yeni bir gün ve saat için {{rebookingLine}}.</p>',
      CLOSING,
    ].join('\n'),
  },
  reminder: {
    subject: 'Randevu hatırlatması: {{appointmentDate}}, {{appointmentTime}} | {{clinicName}}',
    heading: 'Randevunuzu hatırlatırız',
    content: [
      GREETING,
      '<p>Yaklaşan randevunuzu hatırlatmak istedik.</p>',
      DETAILS,
      '<p>Geleceğinizi bize bildirebilir ya da başka bir zaman isteyebilirsiniz: {{answerButton}}</p>',
      ADDRESS,
      '<p>Planınız değiştiyse {{contactMeans}} haber verebilirsiniz.</p>',
      CLOSING,
    ].join('\n'),
  },
  rescheduled: {
    subject: 'Randevunuzun saati değişti: {{appointmentDate}}, {{appointmentTime}} | {{clinicName}}',
    heading: 'Randevunuzun saati değişti',
    content: [
      GREETING,
      '<p>{{movedAppointment}} aşağıdaki gün ve saate aldık. <strong>Sizi ve çocuğunuzu yeni saatte bekliyoruz.</strong></p>',
      DETAILS,
      ADDRESS,
      '<p>Yeni saat size uymuyorsa lütfen {{contactMeans}} haber verin; birlikte başka bir saat bulalım.</p>',
      CLOSING,
    ].join('\n'),
  },
};
