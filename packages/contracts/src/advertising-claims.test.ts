import { describe, expect, it } from 'vitest';
import { advertisingClaims } from './advertising-claims.ts';

describe('advertisingClaims', () => {
  it.each([
    ['Çorlu’nun en iyi çocuk psikoloğu', 'Puan veya sıralama', 'en iyi'],
    ['EN İYİ PSİKOLOG', 'Puan veya sıralama', 'en iyi'],
    ['Trakya’da en iyi çocuk ve ergen kliniği', 'Puan veya sıralama', 'en iyi'],
    ['En iyi hizmeti sunuyoruz', 'Puan veya sıralama', 'en iyi'],
    ['Alanımızda en iyisiyiz', 'Puan veya sıralama', 'en iyisiyiz'],
    ['Çorlu’nun en iyisi', 'Puan veya sıralama', 'u’nun en iyisi'],
    ['4.8/5 puanla', 'Puan veya sıralama', '4.8/5'],
    ['5 yıldızlı klinik', 'Puan veya sıralama', '5 yıldız'],
    ['%95 başarı', 'Başarı oranı veya sayı', '%95'],
    ['yüzde 90', 'Başarı oranı veya sayı', 'yüzde 90'],
    ['Başarı oranı yüksek', 'Başarı oranı veya sayı', 'başarı oranı'],
    ['500+ mutlu aile', 'Başarı oranı veya sayı', '500+ mutlu aile'],
    ['500+ başarılı terapi', 'Başarı oranı veya sayı', '500+ başarılı terapi'],
    ['1.200 BAŞARILI görüşme', 'Başarı oranı veya sayı', '1.200 başarılı görüşme'],
    ['200+ mutlu aile', 'Başarı oranı veya sayı', '200+ mutlu aile'],
    ['1000+ seans', 'Başarı oranı veya sayı', '1000+ seans'],
    ['300 iyileşen çocuk', 'Başarı oranı veya sayı', '300 iyileşen çocuk'],
    ['Binlerce aile', 'Başarı oranı veya sayı', 'binlerce aile'],
    ['yüzlerce mutlu çocuk', 'Başarı oranı veya sayı', 'yüzlerce mutlu çocuk'],
    ['4.9/5 memnuniyet', 'Başarı oranı veya sayı', 'memnuniyet'],
    ['Kesin çözüm', 'İyileşme vaadi', 'kesin çözüm'],
    ['GARANTİLİ terapi', 'İyileşme vaadi', 'garanti'],
    ['Kaygıdan kurtulun', 'İyileşme vaadi', 'kurtulun'],
    ['3 seansta sonuç', 'İyileşme vaadi', '3 seansta'],
  ])('finds the claim in "%s"', (text, kind, words) => {
    expect(advertisingClaims(text)).toContainEqual({ kind, words });
  });

  it.each([
    '',
    'Çorlu Çocuk ve Ergen Psikoloğu | Oyun Terapisi',
    'Sınav kaygısı, öfke nöbetleri ve ayrılık kaygısı üzerine yazılar; 24 saat içinde sizinle iletişime geçelim.',
    'Yeni iyilik hâli buluşmaları, 4-12 yaş',
    '2024/5 dönemi oyun grubu',
    'Bir görüşme 50 dakika sürer; haftada 1 seans.',
    'Okul başarısı ve sınav kaygısı',
    '0282 000 24 24',
    'En iyi dileklerimle',
    'Kendini en iyi şekilde ifade etmesi için bir uzmana danışın.',
    'En iyi arkadaşı taşınan çocuk',
    'En iyi kararı uzmanla birlikte verirsiniz.',
    'Ekranın en iyi süresi, bir psikoloğa göre en az olandır.',
    'En iyisi bir uzmana sormaktır.',
  ])('leaves "%s" alone', (text) => {
    expect(advertisingClaims(text)).toEqual([]);
  });

  it.each([
    ['Alanında lider kliniğimiz', 'Övgü', 'alanında lider'],
    ['Görüşme 1.500 TL', 'Fiyat veya indirim', '1.500 tl'],
    ['Kasım indirimi başladı', 'Fiyat veya indirim', 'indirim'],
    ['İlk ücretsiz görüşme', 'Fiyat veya indirim', 'ücretsiz görüşme'],
    ['Sertifikalı oyun terapisti', 'Sertifika unvanı', 'sertifikalı oyun terapist'],
  ])('finds "%s" in an article alone', (text, kind, words) => {
    expect(advertisingClaims(text, { isArticle: true })).toEqual([{ kind, words }]);
    expect(advertisingClaims(text)).toEqual([]);
  });

  it.each([
    'Tatil 3 hafta sürer.',
    'Onu övün, tek tek değil.',
    'Kurs bitirme sertifikası alındı.',
    'Harçlık konuşması',
  ])('leaves "%s" of an article alone', (text) => {
    expect(advertisingClaims(text, { isArticle: true })).toEqual([]);
  });

  it('names each words once', () => {
    expect(advertisingClaims('En iyi psikolog, hep en iyi psikolog')).toHaveLength(1);
  });
});
