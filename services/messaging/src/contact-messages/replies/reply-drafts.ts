import { REPLY_PLACEHOLDER } from '@practice/contracts';

type ReplyTemplate = { id: string; name: string; text: string };

const closing = `Saygılarımızla,
{{practiceName}}`;

/** The texts that a reply can begin with: Handlebars templates over the values of `listReplyDrafts`. */
export const replyDrafts: readonly ReplyTemplate[] = [
  {
    id: 'booking',
    name: 'Randevu için yönlendirme',
    text: `Sayın {{name}},

Mesajınız için teşekkür ederiz. Randevu için size uygun gün ve saati{{#if bookingUrl}} {{bookingUrl}} adresinden{{else}} sitemizin randevu sayfasından{{/if}} seçebilir{{#if phone}} ya da bizi {{phone}} numarasından arayabilirsiniz{{else}}siniz{{/if}}. Talebiniz bize ulaştıktan sonra 24 saat içinde sizinle iletişime geçeriz.

${closing}`,
  },
  {
    id: 'information',
    name: 'Bilgi talebine yanıt',
    text: `Sayın {{name}},

Mesajınız için teşekkür ederiz.

${REPLY_PLACEHOLDER}

Başka bir sorunuz olursa{{#if phone}} bizi {{phone}} numarasından arayabilir ya da{{/if}} bu e-postayı yanıtlayabilirsiniz.

${closing}`,
  },
  {
    id: 'phone-call',
    name: 'Telefonla görüşme önerisi',
    text: `Sayın {{name}},

Mesajınız için teşekkür ederiz. Yazdıklarınızı telefonda konuşmak daha iyi olur.{{#if phone}} Bizi {{phone}} numarasından arayabilir ya da{{else}} Bu e-postayı yanıtlayarak{{/if}} size uygun bir saat ile telefon numaranızı {{#if phone}}bu e-postayı yanıtlayarak {{/if}}yazabilirsiniz; biz sizi ararız.

${closing}`,
  },
];
