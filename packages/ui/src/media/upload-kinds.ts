import { MAX_FAVICON_KB, MAX_SVG_KB, MAX_UPLOAD_MB } from '@practice/contracts';

/** What is uploaded to the library, and how. */
export type UploadKind = {
  path: string;
  /** Of the multipart request. */
  field: 'image' | 'favicon';
  accept: string;
  maxBytes: number;
  tooLarge: string;
  /** What is taken, in words. */
  about: string;
  done: string;
};

export const imageUpload: UploadKind = {
  path: '/api/upload/image',
  field: 'image',
  accept: 'image/jpeg,image/png,image/webp,image/svg+xml',
  maxBytes: MAX_UPLOAD_MB * 1024 * 1024,
  tooLarge: `Dosya en fazla ${MAX_UPLOAD_MB} MB olabilir.`,
  about: `JPEG, PNG veya WebP, en fazla ${MAX_UPLOAD_MB} MB; SVG, en fazla ${MAX_SVG_KB} KB, PNG’ye çevrilir. Fotoğraflardaki konum bilgisi silinir.`,
  done: 'Resim başarıyla yüklendi',
};

/** The icon of browsers' tabs, made a square. */
export const faviconUpload: UploadKind = {
  path: '/api/upload/favicon',
  field: 'favicon',
  accept: '.ico,.png,.svg',
  maxBytes: MAX_FAVICON_KB * 1024,
  tooLarge: `Dosya en fazla ${MAX_FAVICON_KB} KB olabilir.`,
  about: `.ico, .png veya .svg, en fazla ${MAX_FAVICON_KB} KB; en iyisi en az 192 × 192 piksellik bir kare.`,
  done: 'Favicon başarıyla yüklendi',
};
