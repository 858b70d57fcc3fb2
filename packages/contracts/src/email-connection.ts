import { z } from './zod-setup.ts';

/** The name or the address of a server, without a scheme or a port; undefined for any other text. */
export function hostName(text: string): string | undefined {
  const isName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text);
  return (isName && text.length <= 253) || /^[0-9a-f:]*:[0-9a-f:.]*$/i.test(text) ? text : undefined;
}

/** A mail server to be tried. */
export const emailConnectionInput = z
  .strictObject({
    host: z
      .string('Sunucunun adını yazın')
      .trim()
      .min(1, 'Sunucunun adını yazın')
      .refine((text) => hostName(text) !== undefined, 'Sunucunun adını smtp.ornek.com gibi yazın'),
    port: z.int('Portu yazın').min(1, 'Port 1 ile 65535 arasındadır').max(65_535, 'Port 1 ile 65535 arasındadır'),
    secure: z.boolean().meta({ description: 'Encrypted from the beginning, as on port 465.' }),
    user: z.string().trim().max(200, 'En fazla 200 karakter olabilir').nullish(),
    password: z.string().max(200, 'En fazla 200 karakter olabilir').nullish().meta({
      description: 'Left out: the stored one, if server and user are the stored ones too.',
    }),
  })
  .meta({ id: 'EmailConnectionInput' });

/** The same by the keys of the settings; what is left out is as it is stored. */
export const emailConnectionForm = z
  .strictObject({
    smtp_host: z.string().nullish(),
    smtp_port: z.union([z.string(), z.number()]).nullish(),
    smtp_secure: z.union([z.string(), z.boolean()]).nullish(),
    smtp_user: z.string().nullish(),
    smtp_pass: z.string().nullish(),
  })
  .meta({ id: 'EmailConnectionForm' });

/** What came of it, as a sentence for staff. */
export const emailConnectionTest = z
  .object({ success: z.boolean(), message: z.string() })
  .meta({ id: 'EmailConnectionTest' });

export type EmailConnectionInput = z.infer<typeof emailConnectionInput>;
export type EmailConnectionTest = z.infer<typeof emailConnectionTest>;
