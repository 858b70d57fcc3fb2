/** About a message from the contact form. */
export const contactTexts = {
  'contact-received': {
    subject: 'Mesajınız bize ulaştı | {{clinicName}}',
    heading: 'Mesajınız bize ulaştı',
    content: [
      '<p>Sayın {{senderName}},</p>',
      '<p>İletişim formundan gönderdiğiniz mesaj bize ulaştı. <strong>En geç bir iş günü içinde size bu e-posta adresinden yanıt vereceğiz.</strong></p>',
      '<p>Daha önce görüşmek isterseniz {{contactLine}}.</p>',
      '<p>Bu mesajı siz göndermediyseniz lütfen bize haber verin; kaydı silelim.</p>',
      '<p>Saygılarımızla,<br />{{clinicName}}</p>',
    ].join('\n'),
  },
  'contact-notification': {
    subject: 'Yeni mesaj: {{messageSubject}}',
    heading: 'İletişim formundan yeni mesaj',
    content: [
      '<p><strong>{{senderName}}</strong> ({{senderEmail}}) iletişim formundan yazdı. Kendisine en geç bir iş günü içinde dönüleceği bildirildi.</p>',
      '<p>Tür: {{messageSubject}}</p>',
      '<p>Mesajın konusu ve metni gizlilik için e-postada yer almaz.</p>',
      '<p>{{panelLink}}</p>',
    ].join('\n'),
  },
  'contact-reply': {
    subject: '{{replySubject}}',
    heading: 'Mesajınıza yanıt',
    content: '<p>{{message}}</p>',
  },
};
