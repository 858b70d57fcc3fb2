import type { EmailTemplate } from '../email-templates/templates.ts';
import type { ContactEmailKind } from './queue-contact-emails.ts';

const received: EmailTemplate = {
  subject: 'Mesajınız bize ulaştı | {{practiceName}}',
  heading: 'Mesajınız bize ulaştı',
  html: `
<p>Sayın {{name}},</p>
<p>İletişim formundan gönderdiğiniz mesaj bize ulaştı. <strong>En geç bir iş günü içinde size bu e-posta adresinden yanıt vereceğiz.</strong></p>
<p>Daha önce görüşmek isterseniz{{#if phone}} bizi <a href="tel:{{phoneDigits}}" style="color:{{color}}">{{phone}}</a> numarasından arayabilir ya da{{/if}} bu e-postayı yanıtlayabilirsiniz.</p>
<p>Bu mesajı siz göndermediyseniz lütfen bize haber verin; kaydı silelim.</p>
<p>Saygılarımızla,<br>{{practiceName}}</p>`,
  text: `Sayın {{name}},

İletişim formundan gönderdiğiniz mesaj bize ulaştı. En geç bir iş günü içinde size bu e-posta adresinden yanıt vereceğiz.

Daha önce görüşmek isterseniz{{#if phone}} bizi {{phone}} numarasından arayabilir ya da{{/if}} bu e-postayı yanıtlayabilirsiniz.

Bu mesajı siz göndermediyseniz lütfen bize haber verin; kaydı silelim.

Saygılarımızla,
{{practiceName}}`,
};

const notification: EmailTemplate = {
  subject: 'Yeni mesaj: {{subject}}',
  heading: 'İletişim formundan yeni mesaj',
  html: `
<p><strong>{{name}}</strong> ({{email}}) iletişim formundan yazdı. Kendisine en geç bir iş günü içinde dönüleceği bildirildi.</p>
<p>Konu: {{subject}}</p>
<p>Mesajın metni gizlilik için e-postada yer almaz.</p>
{{#if adminUrl}}<p><a href="{{adminUrl}}" style="color:{{color}}">Mesajı yönetim panelinde açın</a></p>{{else}}<p>Mesaj, yönetim panelinin Mesajlar bölümünde.</p>{{/if}}`,
  text: `{{name}} ({{email}}) iletişim formundan yazdı. Kendisine en geç bir iş günü içinde dönüleceği bildirildi.

Konu: {{subject}}

Mesajın metni gizlilik için e-postada yer almaz.

{{#if adminUrl}}Mesajı yönetim panelinde açın: {{adminUrl}}{{else}}Mesaj, yönetim panelinin Mesajlar bölümünde.{{/if}}`,
};

export const contactEmailTemplates: Record<ContactEmailKind, EmailTemplate> = { received, notification };
