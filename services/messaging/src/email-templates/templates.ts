/** The texts of an e-mail: Handlebars templates over the values of `renderEmail`. */
export type EmailTemplate = { subject: string; heading: string; html: string; text: string };

export const requestReceived: EmailTemplate = {
  subject: 'Randevu talebiniz alındı | {{practiceName}}',
  heading: 'Randevu talebiniz alındı',
  html: `
<p>Sayın {{parentName}},</p>
<p>Randevu talebiniz bize ulaştı. <strong>24 saat içinde sizinle iletişime geçeceğiz.</strong></p>
{{> appointment}}
<p>Bu saat sizin için ayrıldı; randevunuz, sizinle görüştükten sonra kesinleşir. Planınız değişirse{{#if phone}} bizi
<a href="tel:{{phoneDigits}}" style="color:{{color}}">{{phone}}</a> numarasından arayabilir ya da{{/if}} bu e-postayı yanıtlayabilirsiniz.</p>
<p>Bu talebi siz oluşturmadıysanız lütfen bize haber verin; kaydı silelim.</p>
<p>Saygılarımızla,<br>{{practiceName}}</p>`,
  text: `Sayın {{parentName}},

Randevu talebiniz bize ulaştı. 24 saat içinde sizinle iletişime geçeceğiz.

{{> appointmentText}}

Bu saat sizin için ayrıldı; randevunuz, sizinle görüştükten sonra kesinleşir. Planınız değişirse{{#if phone}} bizi {{phone}} numarasından arayabilir ya da{{/if}} bu e-postayı yanıtlayabilirsiniz.

Bu talebi siz oluşturmadıysanız lütfen bize haber verin; kaydı silelim.

Saygılarımızla,
{{practiceName}}`,
};

export const practiceNotification: EmailTemplate = {
  subject: 'Yeni randevu talebi: {{date}}, {{time}}',
  heading: 'Yeni randevu talebi',
  html: `
<p><strong>{{parentName}}</strong> randevu talebinde bulundu. Kendisine 24 saat içinde dönüleceği bildirildi.</p>
{{> appointment}}
{{#if adminUrl}}<p><a href="{{adminUrl}}" style="color:{{color}}">Talebi yönetim panelinde açın</a></p>{{else}}<p>Ayrıntılar yönetim panelinin Randevular bölümünde.</p>{{/if}}`,
  text: `{{parentName}} randevu talebinde bulundu. Kendisine 24 saat içinde dönüleceği bildirildi.

{{> appointmentText}}

{{#if adminUrl}}Talebi yönetim panelinde açın: {{adminUrl}}{{else}}Ayrıntılar yönetim panelinin Randevular bölümünde.{{/if}}`,
};

export const confirmation: EmailTemplate = {
  subject: 'Randevunuz onaylandı: {{date}}, {{time}} | {{practiceName}}',
  heading: 'Randevunuz onaylandı',
  html: `
<p>Sayın {{parentName}},</p>
<p>Randevunuz onaylandı. Sizi ve çocuğunuzu bekliyoruz.</p>
{{> appointment}}
{{> others sentence="Şu randevularınız da onaylandı:"}}
{{#if address}}<p>Adresimiz: {{address}}</p>{{/if}}
<p>Gelemeyecek olursanız lütfen en geç bir gün önceden{{#if phone}} <a href="tel:{{phoneDigits}}" style="color:{{color}}">{{phone}}</a> numarasından arayarak ya da{{/if}} bu e-postayı yanıtlayarak haber verin.</p>
<p>Saygılarımızla,<br>{{practiceName}}</p>`,
  text: `Sayın {{parentName}},

Randevunuz onaylandı. Sizi ve çocuğunuzu bekliyoruz.

{{> appointmentText}}
{{> othersText sentence="Şu randevularınız da onaylandı:"}}
{{#if address}}Adresimiz: {{address}}

{{/if}}Gelemeyecek olursanız lütfen en geç bir gün önceden{{#if phone}} {{phone}} numarasından arayarak ya da{{/if}} bu e-postayı yanıtlayarak haber verin.

Saygılarımızla,
{{practiceName}}`,
};

export const cancellation: EmailTemplate = {
  subject: 'Randevunuz iptal edildi: {{date}}, {{time}} | {{practiceName}}',
  heading: 'Randevunuz iptal edildi',
  html: `
<p>Sayın {{parentName}},</p>
<p>Aşağıdaki randevunuz iptal edildi.</p>
{{> appointment}}
{{> others sentence="Şu randevularınız da iptal edildi:"}}
<p>Yeni bir gün ve saat için{{#if bookingUrl}} <a href="{{bookingUrl}}" style="color:{{color}}">randevu sayfamızı</a> kullanabilir,{{/if}}{{#if phone}} <a href="tel:{{phoneDigits}}" style="color:{{color}}">{{phone}}</a> numarasından bizi arayabilir ya da{{/if}} bu e-postayı yanıtlayabilirsiniz.</p>
<p>Saygılarımızla,<br>{{practiceName}}</p>`,
  text: `Sayın {{parentName}},

Aşağıdaki randevunuz iptal edildi.

{{> appointmentText}}
{{> othersText sentence="Şu randevularınız da iptal edildi:"}}
Yeni bir gün ve saat için{{#if bookingUrl}} {{bookingUrl}} adresini kullanabilir,{{/if}}{{#if phone}} {{phone}} numarasından bizi arayabilir ya da{{/if}} bu e-postayı yanıtlayabilirsiniz.

Saygılarımızla,
{{practiceName}}`,
};

export const reminder: EmailTemplate = {
  subject: 'Randevu hatırlatması: {{date}}, {{time}} | {{practiceName}}',
  heading: 'Randevunuzu hatırlatırız',
  html: `
<p>Sayın {{parentName}},</p>
<p>Yaklaşan randevunuzu hatırlatmak istedik.</p>
{{> appointment}}
{{#if answerUrl}}<p>Geleceğinizi bize bildirebilir ya da başka bir zaman isteyebilirsiniz:</p>
<p><a href="{{answerUrl}}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#1F5F58;color:#FFFFFF;text-decoration:none">Randevuyu yanıtlayın</a></p>{{/if}}
{{#if address}}<p>Adresimiz: {{address}}</p>{{/if}}
<p>Planınız değiştiyse{{#if phone}} <a href="tel:{{phoneDigits}}" style="color:{{color}}">{{phone}}</a> numarasından arayarak ya da{{/if}} bu e-postayı yanıtlayarak haber verebilirsiniz.</p>
<p>Saygılarımızla,<br>{{practiceName}}</p>`,
  text: `Sayın {{parentName}},

Yaklaşan randevunuzu hatırlatmak istedik.

{{> appointmentText}}
{{#if answerUrl}}Geleceğinizi bildirmek ya da başka bir zaman istemek için: {{answerUrl}}

{{/if}}{{#if address}}Adresimiz: {{address}}

{{/if}}Planınız değiştiyse{{#if phone}} {{phone}} numarasından arayarak ya da{{/if}} bu e-postayı yanıtlayarak haber verebilirsiniz.

Saygılarımızla,
{{practiceName}}`,
};

export const rescheduled: EmailTemplate = {
  subject: 'Randevunuzun saati değişti: {{date}}, {{time}} | {{practiceName}}',
  heading: 'Randevunuzun saati değişti',
  html: `
<p>Sayın {{parentName}},</p>
<p>{{#if previousDate}}{{previousDate}} günü saat {{previousTime}} için planlanan randevunuzu{{else}}Randevunuzu{{/if}} aşağıdaki gün ve saate aldık. <strong>Sizi ve çocuğunuzu yeni saatte bekliyoruz.</strong></p>
{{> appointment}}
{{#if address}}<p>Adresimiz: {{address}}</p>{{/if}}
<p>Yeni saat size uymuyorsa lütfen{{#if phone}} <a href="tel:{{phoneDigits}}" style="color:{{color}}">{{phone}}</a> numarasından arayarak ya da{{/if}} bu e-postayı yanıtlayarak haber verin; birlikte başka bir saat bulalım.</p>
<p>Saygılarımızla,<br>{{practiceName}}</p>`,
  text: `Sayın {{parentName}},

{{#if previousDate}}{{previousDate}} günü saat {{previousTime}} için planlanan randevunuzu{{else}}Randevunuzu{{/if}} aşağıdaki gün ve saate aldık. Sizi ve çocuğunuzu yeni saatte bekliyoruz.

{{> appointmentText}}
{{#if address}}Adresimiz: {{address}}

{{/if}}Yeni saat size uymuyorsa lütfen{{#if phone}} {{phone}} numarasından arayarak ya da{{/if}} bu e-postayı yanıtlayarak haber verin; birlikte başka bir saat bulalım.

Saygılarımızla,
{{practiceName}}`,
};

export const partials = {
  appointment: `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0;width:100%;background:#F7F1E8;border-radius:12px">
<tr><td style="padding:16px 20px 4px;color:#5A6663">Tarih</td><td style="padding:16px 20px 4px">{{date}}</td></tr>
<tr><td style="padding:4px 20px;color:#5A6663">Saat</td><td style="padding:4px 20px">{{time}}</td></tr>
<tr><td style="padding:4px 20px 16px;color:#5A6663">Hizmet</td><td style="padding:4px 20px 16px">{{serviceTitle}}</td></tr>
</table>`,
  others: '{{#if otherTimes}}<p>{{sentence}}</p><ul>{{#each otherTimes}}<li>{{this}}</li>{{/each}}</ul>{{/if}}',
  othersText: '{{#if otherTimes}}\n{{sentence}}\n{{#each otherTimes}}- {{this}}\n{{/each}}{{/if}}',
  appointmentText: 'Tarih: {{date}}\nSaat: {{time}}\nHizmet: {{serviceTitle}}\n',
};

/** The frame around the HTML of every e-mail; `body` is HTML already. */
export const frame = `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{{heading}}</title></head>
<body style="margin:0;background:#F7F1E8;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;color:#1F2D2B">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFDF9;border-radius:20px">
<tr><td style="padding:32px 32px 0"><h1 style="margin:0;font-size:22px;line-height:1.3;color:{{color}}">{{heading}}</h1></td></tr>
<tr><td style="padding:8px 32px 24px">{{{body}}}</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #E9E1D4;font-size:13px;color:#5A6663">{{practiceName}}{{#if phone}}<br>{{phone}}{{/if}}{{#if address}}<br>{{address}}{{/if}}</td></tr>
</table></td></tr></table>
</body>
</html>`;
