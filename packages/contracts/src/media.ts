import { fileNameInput, optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** A photo of 108 megapixels as phones write it. */
export const MAX_UPLOAD_MB = 25;
export const MAX_FAVICON_KB = 512;
const MAX_TAGS = 10;

/** A picture of the media library. */
export const mediaItemRecord = z
  .object({
    id: z.string(),
    url: z
      .string()
      .meta({ description: 'For pages; it names content, size and focal point, and earlier ones lead to it.' }),
    fileName: z.string(),
    alt: z.string().nullable().meta({ description: 'What it shows, for those who do not see it.' }),
    tags: z.array(z.string()),
    width: z.number().int(),
    height: z.number().int(),
    fileSize: z.number().int().meta({ description: 'Bytes, as it is stored.' }),
    focalX: z.number().int().meta({ description: 'What stays visible when it is cropped: percent from the left.' }),
    focalY: z.number().int().meta({ description: 'Percent from the top.' }),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'MediaItem', description: 'A picture of the library. Pictures are uploaded over REST.' });

const PERCENT = '0 ile 100 arasında bir tam sayı girin';
const percent = z.number(PERCENT).int(PERCENT).min(0, PERCENT).max(100, PERCENT).nullish();
const tag = requiredText(40, 'Etiket boş olamaz');

export const updateMediaItemInput = z
  .strictObject({
    fileName: fileNameInput().nullish(),
    alt: optionalText(200),
    tags: z.array(tag).max(MAX_TAGS, `En fazla ${MAX_TAGS} etiket olabilir`).nullish(),
    focalX: percent.meta({ description: '0 to 100.' }),
    focalY: percent.meta({ description: '0 to 100.' }),
    version: versionInput,
  })
  .meta({ id: 'UpdateMediaItemInput' });

/** A file of a multipart request, or of JSON. */
export const uploadedFile = fileOf(MAX_UPLOAD_MB * 1024, `${MAX_UPLOAD_MB} MB`).meta({ id: 'UploadedFile' });

/** POST /api/upload/image, and a picture in another's stead. */
export const uploadImageInput = z.strictObject({ image: uploadedFile }).meta({ id: 'UploadImageInput' });

/** POST /api/upload/favicon: .ico, .png or .svg. */
export const uploadFaviconInput = z
  .strictObject({ favicon: fileOf(MAX_FAVICON_KB, `${MAX_FAVICON_KB} KB`).meta({ id: 'UploadedFavicon' }) })
  .meta({ id: 'UploadFaviconInput' });

/** A picture of the library, and its address as the setting `site_favicon` takes it. */
export const faviconRecord = mediaItemRecord.extend({ publicUrl: z.string() }).meta({ id: 'Favicon' });

function fileOf(kilobytes: number, limit: string) {
  const maxLength = Math.ceil((kilobytes * 1024) / 3) * 4;
  return z.strictObject({
    fileName: fileNameInput(),
    base64: z.base64('Dosya okunamadı').min(4, 'Dosya boş').max(maxLength, `Dosya en fazla ${limit} olabilir`),
  });
}

/** Something that shows a picture: a post, a page, a setting. `path` is where staff edit it. */
export const mediaUse = z
  .object({ kind: z.string(), title: z.string(), path: z.string().meta({ description: 'Where staff edit it.' }) })
  .meta({ id: 'MediaUse', description: 'Something that shows a picture: a post, a page, a setting.' });

export type MediaItemRecord = z.infer<typeof mediaItemRecord>;
export type FaviconRecord = z.infer<typeof faviconRecord>;
export type MediaUse = z.infer<typeof mediaUse>;
export type UploadedFile = z.infer<typeof uploadedFile>;
