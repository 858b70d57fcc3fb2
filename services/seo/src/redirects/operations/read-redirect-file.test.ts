import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanText } from '@practice/contracts';
import { expect, it } from 'vitest';
import { readRedirectFile } from './read-redirect-file.ts';

/** A file as the import gets it. */
const file = (name: string) => cleanText(readFileSync(join(import.meta.dirname, 'testing', name), 'utf8'));
/** What each line says: the redirect, or why there is none. */
const read = (csv: string) =>
  readRedirectFile(csv).map(({ line, redirect }) =>
    redirect
      ? `${line.line} ${redirect.matchType} ${redirect.fromUrl} → ${redirect.toUrl} ${redirect.redirectType}${redirect.isActive ? '' : ' pasif'}`
      : `${line.line} ${line.problem}`,
  );

const own = [
  '2 exact /eski-hakkimda → /hakkimda 301',
  '3 exact /eski-yazi → /blog/kaygi 302 pasif',
  '4 prefix /eski-blog → /blog/* 308',
  '5 pattern /tarih/:yil/:ad → /blog/:ad 301',
  '6 exact /gitti →  410',
  '7 exact /sayfa.php?id=12 → /randevu 301',
  '8 exact /noktali;virgul → /blog 301',
  '9 exact /çocuk-ığdır → /iletisim 307',
];
const noPattern = 'Bu eşleşme önek ya da desen olarak okunamadı; :ad ve sonda * kullanın';

it.each([
  ['libreoffice.csv', own],
  ['turkish-excel.csv', own],
  [
    'redirection.csv',
    [
      '2 exact /eski-hizmet/ → /hizmetler/oyun-terapisi 301',
      '3 prefix /eski-blog → /blog/* 301',
      '4 exact /gitti →  410 pasif',
      `5 ${noPattern}`,
      '6 exact /urun?id=12 → https://magaza.ornek.com/12 302',
    ],
  ],
  [
    'yoast.csv',
    [
      '2 exact /eski-sayfa → /yeni-sayfa/ 301',
      '3 prefix /eski → /yeni/* 301',
      '4 exact /kaldirildi →  410',
      '5 Tür olarak 301, 302, 307, 308 veya 410 seçin',
    ],
  ],
  [
    'rank-math.csv',
    [
      '2 exact /eski-iletisim → https://www.ornek.com/yeni-iletisim 301',
      '3 prefix /arsiv → /blog 302 pasif',
      `4 ${noPattern}`,
      '5 pattern /galeri/:bolum1 → /foto/:bolum1 307',
    ],
  ],
  [
    'htaccess.txt',
    [
      '4 pattern /urunler/:bolum1 → /hizmetler/:bolum1 301',
      '5 exact /eski.html → /yeni 302',
      '6 Yönlendirme değil (R bayrağı yok)',
      '8 Koşullu kural (RewriteCond) okunmaz; elle ekleyin',
      '9 Sunucu değişkeni (%{…}) okunmaz; elle ekleyin',
      '10 exact /kapandi →  410',
      '12 exact /hakkimizda.html → /hakkimda 301',
      '13 prefix /galeri/ → https://foto.ornek.com/* 301',
      '14 exact /a.php → /yeni-a 301',
      '15 exact /silindi →  410',
      '16 prefix /tarih → /arsiv/* 302',
      '17 Tür olarak 301, 302, 307, 308 veya 410 seçin',
    ],
  ],
])('%s says its redirects line by line', (name, lines) => expect(read(file(name))).toEqual(lines));

it.each(['DOĞRU', 'Doğru', 'EVET', 'Aktif', 'açık', 'active', 'TRUE', '1', ''])('%s is active', (is_active) =>
  expect(read(`from_url;to_url;is_active\n/a;/b;${is_active}`)).toEqual(['2 exact /a → /b 301']),
);

it.each(['Aktif', 'Etkin mi', 'Durum', 'Enabled'])('the column %s says whether a redirect is on', (heading) => {
  expect(read(`Kaynak;Hedef;Tür;${heading}\n/g3;/g4;302;YANLIŞ`)).toEqual(['2 exact /g3 → /g4 302 pasif']);
});
it.each(['YANLIŞ', 'Yanlış', 'HAYIR', 'hayir', 'Pasif', 'kapalı', 'inactive', 'FALSE', '0'])(
  '%s is passive',
  (is_active) => expect(read(`from_url;to_url;is_active\n/a;/b;${is_active}`)).toEqual(['2 exact /a → /b 301 pasif']),
);

it.each([
  ['sep=;\nfrom_url;to_url\n/a;/b', ['3 exact /a → /b 301']],
  ['SEP=|\nfrom_url|to_url\n/a|/b,c', ['3 exact /a → /b,c 301']],
  ['from_url\tto_url\n\n/a\t/b', ['3 exact /a → /b 301']],
  ['sep=\t\r\nfrom_url\tto_url\r\n/a\t/b', ['3 exact /a → /b 301']],
  [
    'from_url,to_url,notes\r\n/a,/x,"ilk satır\r\n\r\nson ""satır"""\r\n/b,/y,\r\n',
    ['2 exact /a → /x 301', '5 exact /b → /y 301'],
  ],
  [
    'from_url,to_url\n"/a,/x\n"/b",/y\n/c,/z',
    ['2 Satır okunamadı: bir tırnak kapanmamış', '3 exact /b → /y 301', '4 exact /c → /z 301'],
  ],
  [
    'from_url,to_url\n/a,/x\n/a7 "tirnak",/y\n"/kapanmadi,/z\n/b,/x',
    [
      '2 exact /a → /x 301',
      '3 exact /a7 "tirnak" → /y 301',
      '4 Satır okunamadı: bir tırnak kapanmamış',
      '5 exact /b → /x 301',
    ],
  ],
  [
    'from_url,to_url,is_active,match_type\n/a/*,/x/$1,,\n/b/:ad,/y/:ad,,\n/c*,/x,,\n/d/*,/x,,exact\n/e,/x,belki,\n/f,/x,,constructor',
    [
      '2 prefix /a → /x/* 301',
      '3 pattern /b/:ad → /y/:ad 301',
      '4 Yıldız, :ad ve benzerleri yalnız önek ya da desende kullanılır: /eski/*, /eski/:ad',
      '5 Yıldız, :ad ve benzerleri yalnız önek ya da desende kullanılır: /eski/*, /eski/:ad',
      '6 Durumu DOĞRU ya da YANLIŞ, Aktif ya da Pasif, 1 ya da 0 olarak yazın',
      `7 ${noPattern}`,
    ],
  ],
])('%j is read line by line', (csv, lines) => expect(read(csv)).toEqual(lines));
