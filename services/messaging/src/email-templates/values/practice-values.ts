import { escapeHtml } from '../../formatting/escape-html.ts';
import type { TemplateValues } from '../filling/template-values.ts';
import { addressLine } from '../rendering/frame.ts';
import type { Practice } from '../sender.ts';
import { linkTo } from './value-html.ts';

const REPLY = 'bu e-postayı yanıtlaya';

/** What every e-mail can say of the practice, and of how to reach it: by phone when it has one, and by answering. */
export function practiceValues(practice: Practice): TemplateValues {
  const { name, phone, email, siteUrl } = practice;
  const booking = siteUrl && `${siteUrl}/randevu`;
  const phoneLink = phone && linkTo(`tel:${phone.replace(/[^\d+]/g, '')}`, phone);
  return {
    clinicName: name,
    clinicPhone: phone,
    clinicEmail: email,
    clinicAddress: addressLine(practice),
    therapistName: practice.therapist,
    websiteLink: siteUrl,
    bookingLink: booking,
    loginLink: siteUrl && `${siteUrl}/admin`,
    contactLine: `${phone ? `bizi ${phoneLink} numarasından arayabilir ya da ` : ''}${REPLY}bilirsiniz`,
    contactMeans: `${phone ? `${phoneLink} numarasından arayarak ya da ` : ''}${REPLY}rak`,
    rebookingLine: [
      booking ? `${linkTo(booking, 'randevu sayfamızı')} kullanabilir, ` : '',
      phone ? `${phoneLink} numarasından bizi arayabilir ya da ` : '',
      `${REPLY}bilirsiniz`,
    ].join(''),
  };
}

/** A link into the back office, `#appointments?id=…`; without the address of the site a sentence of where it is. */
export function panelLink({ siteUrl }: Practice, hash: string, label: string, otherwise = ''): string {
  return siteUrl ? linkTo(`${siteUrl}/admin${hash}`, label) : escapeHtml(otherwise);
}
