import { email } from './booking.ts';
import { z } from './zod-setup.ts';

/** Why an address refuses e-mails; `returned`: staff say that one came back. */
export const refusalCauseLabels = {
  unknown_mailbox: 'Böyle bir posta kutusu yok',
  unknown_domain: 'Adresin alan adı e-posta almıyor',
  malformed: 'Adres yanlış yazılmış',
  disabled: 'Posta kutusu kapatılmış',
  full: 'Posta kutusu dolu',
  policy: 'Alıcının sunucusu bu e-postaları kabul etmiyor',
  returned: 'E-posta geri döndü',
  other: 'Alıcının sunucusu adresi kabul etmedi',
};
export type RefusalCause = keyof typeof refusalCauseLabels;
export const refusalCauses = Object.keys(refusalCauseLabels) as [RefusalCause, ...RefusalCause[]];

/** One spelling for all of an address: capitals and spaces around it are ignored. */
export function emailAddressKey(address: string): string {
  return address.trim().toLowerCase();
}

/** How many are listed, those that refused last. */
export const MAX_REFUSED_ADDRESSES = 1000;

/** An address that e-mails do not reach; it is not written to by itself. */
export const refusedAddressRecord = z
  .object({
    id: z.string(),
    address: z.string(),
    cause: z.enum(refusalCauses),
    serverCode: z
      .string()
      .nullable()
      .meta({ description: "The mail server's codes, `550 5.1.1`; null: staff marked it." }),
    firstAt: z.string(),
    lastAt: z.string(),
    count: z.number().int().meta({ description: 'How often e-mails were refused, or said to have come back.' }),
    markedBy: z.string().nullable().meta({ description: 'Who marked it last; null: the mail server.' }),
  })
  .meta({ id: 'RefusedAddress', description: 'An address that e-mails do not reach; it is not written to by itself.' });

export type RefusedAddressRecord = z.infer<typeof refusedAddressRecord>;

/** POST /api/email/refused-addresses: an e-mail to the address came back. */
export const markRefusedAddressInput = z.strictObject({ address: email }).meta({ id: 'MarkRefusedAddressInput' });
