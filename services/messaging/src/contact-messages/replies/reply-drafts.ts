import { REPLY_PLACEHOLDER } from '@practice/contracts';

/** Whom a reply is written to and by; `phone` and `bookingUrl` are empty where there are none. */
type DraftValues = { name: string; practiceName: string; phone: string; bookingUrl: string };

type ReplyDraft = { id: string; name: string; text: (values: DraftValues) => string };

/** The texts that a reply can begin with. */
export const replyDrafts: readonly ReplyDraft[] = [
  {
    id: 'booking',
    name: 'Randevu için yönlendirme',
    text: (values) =>
      letter(
        values,
        `Mesajınız için teşekkür ederiz. Randevu için size uygun gün ve saati ${bookingPlace(values)} ${bookingWays(values)}. Talebiniz bize ulaştıktan sonra 24 saat içinde sizinle iletişime geçeriz.`,
      ),
  },
  {
    id: 'information',
    name: 'Bilgi talebine yanıt',
    text: (values) =>
      letter(
        values,
        'Mesajınız için teşekkür ederiz.',
        REPLY_PLACEHOLDER,
        `Başka bir sorunuz olursa${values.phone ? ` bizi ${values.phone} numarasından arayabilir ya da` : ''} bu e-postayı yanıtlayabilirsiniz.`,
      ),
  },
  {
    id: 'phone-call',
    name: 'Telefonla görüşme önerisi',
    text: (values) =>
      letter(
        values,
        `Mesajınız için teşekkür ederiz. Yazdıklarınızı telefonda konuşmak daha iyi olur. ${callWays(values)}; biz sizi ararız.`,
      ),
  },
];

function letter({ name, practiceName }: DraftValues, ...paragraphs: string[]): string {
  return [`Sayın ${name},`, ...paragraphs, `Saygılarımızla,\n${practiceName}`].join('\n\n');
}

function bookingPlace({ bookingUrl }: DraftValues): string {
  return bookingUrl ? `${bookingUrl} adresinden` : 'sitemizin randevu sayfasından';
}

function bookingWays({ phone }: DraftValues): string {
  return phone ? `seçebilir ya da bizi ${phone} numarasından arayabilirsiniz` : 'seçebilirsiniz';
}

function callWays({ phone }: DraftValues): string {
  const number = 'size uygun bir saat ile telefon numaranızı';
  return phone
    ? `Bizi ${phone} numarasından arayabilir ya da ${number} bu e-postayı yanıtlayarak yazabilirsiniz`
    : `Bu e-postayı yanıtlayarak ${number} yazabilirsiniz`;
}
