const PNG = /^\x89PNG\r\n.\n/;
const JPEG = /^\xFF\xD8\xFF/;

/** How these formats begin. Nothing else gets to the library that reads pictures, which knows many more formats. */
const READABLE = [PNG, JPEG, /^RIFF.{4}WEBP/s];

/** Formats that people have pictures in and that are not taken. AVIF may begin as HEIC does, so it is looked for first. */
const others: readonly (readonly [beginning: RegExp, name: string])[] = [
  [/^.{4}ftyp.{0,40}avi[fs]/s, 'AVIF'],
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'HEIC'],
  [/^GIF8/, 'GIF'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^BM.{4}\0{4}/s, 'BMP'],
];

export const isPng = (bytes: Buffer): boolean => PNG.test(beginningOf(bytes));
export const isJpeg = (bytes: Buffer): boolean => JPEG.test(beginningOf(bytes));
export const isReadable = (bytes: Buffer): boolean => READABLE.some((each) => each.test(beginningOf(bytes)));

/** What people read of a file that is no picture, or none any more. */
export const picturesTaken = 'Bu dosya bir görsel değil ya da bozuk. JPEG, PNG, WebP veya SVG yükleyin.';

/** A sentence that names the format of a picture that is not taken and says what to do; undefined of anything else. */
export function foreignFormatProblem(bytes: Buffer): string | undefined {
  const name = others.find(([beginning]) => beginning.test(beginningOf(bytes)))?.[1];
  if (name === 'HEIC') {
    return 'Bu görsel HEIC biçiminde (iPhone’un fotoğraf biçimi). JPEG olarak dışa aktarıp yükleyin. iPhone’da Ayarlar > Kamera > Biçimler > “En Uyumlu” seçilirse fotoğraflar JPEG olarak çekilir.';
  }
  return name && `Bu görsel ${name} biçiminde. JPEG ya da PNG olarak kaydedip yeniden yükleyin.`;
}

function beginningOf(bytes: Buffer): string {
  return bytes.subarray(0, 64).toString('latin1');
}
