import { isSitePath, webAddress } from './contact-links.ts';
import { versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** HTTP status codes of redirects: moved for good or for now; 308 and 307 keep the method. */
export const redirectTypes = [301, 302, 307, 308] as const;

/** A path of the site that leads elsewhere. */
export const redirectRecord = z
  .object({
    id: z.string(),
    /** A path of the site. */
    fromUrl: z.string(),
    /** A path of the site or an http(s) address. */
    toUrl: z.string(),
    redirectType: z.literal(redirectTypes),
    isActive: z.boolean(),
    /** How often it was followed; counted with a delay of some seconds. */
    hitCount: z.number(),
    createdAt: z.string(),
    version: z.number(),
  })
  .meta({ id: 'Redirect' });

export type RedirectRecord = z.infer<typeof redirectRecord>;

const address = (message: string) =>
  z.string(message).normalize('NFC').trim().min(1, message).max(500, 'En fazla 500 karakter olabilir');

const fields = {
  fromUrl: address('Kaynak URL gerekli').refine(
    (value) => isSitePath(value) && !/[?#]/.test(value),
    'Bu sitede / ile başlayan bir yol girin; ? ve # içeremez',
  ),
  toUrl: address('Hedef URL gerekli').refine(
    (value) => webAddress(value) !== undefined,
    'http(s) adresi ya da / ile başlayan bir yol girin',
  ),
  redirectType: z.literal(redirectTypes, 'Tür olarak 301, 302, 307 veya 308 seçin').nullish(),
  isActive: z.boolean().nullish(),
};

export const createRedirectInput = z.strictObject(fields).meta({ id: 'CreateRedirectInput' });

export const updateRedirectInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateRedirectInput' });
