import { toSlug } from '@practice/contracts';
import type { LocalPage } from '../local-pages/local-page.model.ts';
import { blocksOf, localPageTexts } from './local-page-texts.ts';
import { exampleFigures } from './settings.ts';

type City = Pick<LocalPage, 'cityName' | 'heroTitle' | 'heroSubtitle' | 'heroDescription' | 'metaDescription'>;

const cities: City[] = [
  {
    cityName: 'Çorlu',
    heroTitle: 'Çorlu’da çocuk ve ergen psikoloğu',
    heroSubtitle: 'Uygulamamız Çorlu merkezde, toplu taşımayla kolayca ulaşılan bir konumda.',
    metaDescription:
      'Çorlu merkezde çocuk ve ergen psikoloğu: oyun terapisi, bireysel görüşme, aile danışmanlığı ve değerlendirme. Online randevu talebi oluşturun.',
    heroDescription:
      'Çocuğunuzun yaşına ve ihtiyacına göre oyun terapisi, bireysel görüşme, aile danışmanlığı ve psikolojik değerlendirme ile yanınızdayız. İlk görüşmede sizi dinler, birlikte bir yol haritası çıkarırız.',
  },
  {
    cityName: 'Çerkezköy',
    heroTitle: 'Çerkezköy’den gelen aileler için çocuk psikoloğu',
    heroSubtitle: 'Vardiyanıza uyan saatlerde, yüz yüze ya da online.',
    metaDescription:
      'Çerkezköy ve Kapaklı’dan aileler için çocuk ve ergen psikoloğu. Oyun terapisi, aile danışmanlığı ve online görüşme seçenekleriyle randevu alın.',
    heroDescription:
      'Çerkezköy ve Kapaklı’dan gelen aileleri Çorlu’daki uygulamamızda ağırlıyoruz. Vardiyalı çalışan ebeveynler için akşamüstü ve cumartesi saatleri, gelmenin zor olduğu haftalar için online görüşme sunuyoruz.',
  },
  {
    cityName: 'Tekirdağ',
    heroTitle: 'Tekirdağ’dan gelen aileler için çocuk psikoloğu',
    heroSubtitle: 'Bir yolculuğa sığan görüşmeler, arada evinizden online.',
    metaDescription:
      'Tekirdağ ve Süleymanpaşa’dan aileler için çocuk psikoloğu: oyun terapisi, ergen görüşmeleri ve aile danışmanlığı. Yüz yüze ya da online randevu alın.',
    heroDescription:
      'Tekirdağ merkezden ve sahil ilçelerinden gelen aileler için görüşmeleri art arda planlıyor, yolu kısaltıyoruz: değerlendirme ve geri bildirim aynı gün yapılabiliyor, ara görüşmeler online sürebiliyor.',
  },
  {
    cityName: 'Lüleburgaz',
    heroTitle: 'Lüleburgaz’dan gelen aileler için çocuk psikoloğu',
    heroSubtitle: 'Cumartesi yüz yüze, hafta içi online.',
    metaDescription:
      'Lüleburgaz’dan aileler için çocuk ve ergen psikoloğu: oyun terapisi, sınav kaygısı, aile danışmanlığı. Cumartesi ve online görüşme imkânıyla randevu.',
    heroDescription:
      'Lüleburgaz’dan gelen ailelerle çoğunlukla cumartesi günleri yüz yüze, hafta içi online çalışıyoruz. Okulla görüşmeyi ve sınav dönemlerinin yükünü de sürecin bir parçası olarak ele alıyoruz.',
  },
  {
    cityName: 'Silivri',
    heroTitle: 'Silivri’den gelen aileler için çocuk psikoloğu',
    heroSubtitle: 'İstanbul trafiğine girmeden, Çorlu’daki uygulamamızda.',
    metaDescription:
      'Silivri’den aileler için çocuk ve ergen psikoloğu. Oyun terapisi, bireysel görüşme ve psikolojik değerlendirme için yüz yüze ya da online randevu alın.',
    heroDescription:
      'Silivri’den Çorlu’ya gelmek çoğu zaman İstanbul trafiğine girmekten kısa sürüyor. Küçük çocuklarla yüz yüze oyun terapisi, ergenlerle dönüşümlü yüz yüze ve online görüşmeler yapıyoruz.',
  },
];

/** Invented, as the practice is: one set for the town of the practice, one for the capital of the province, one for the others. */
function figuresOf(cityName: string) {
  const [population, childShare, schoolCount, familyCount] = figures[cityName] ?? ['150.000+', '%22', '60+', '40.000+'];
  return { population, childShare, schoolCount, familyCount, figuresSource: exampleFigures, figuresYear: '' };
}

const figures: Record<string, [population: string, childShare: string, schoolCount: string, familyCount: string]> = {
  Çorlu: ['300.000+', '%24', '120+', '85.000+'],
  Tekirdağ: ['200.000+', '%21', '90+', '60.000+'],
};

/** The five city pages. */
export const localPages = cities.map((city) => {
  const { way: _way, questions: _questions, ...texts } = localPageTexts[city.cityName] ?? { way: '', questions: [] };
  return {
    ...city,
    ...texts,
    ...figuresOf(city.cityName),
    pageBlocks: JSON.stringify(blocksOf(city.cityName)),
    slug: `${toSlug(city.cityName)}-cocuk-psikologu`,
    title: `${city.cityName} Çocuk Psikoloğu`,
    metaTitle: `${city.cityName} Çocuk Psikoloğu ve Ergen Danışmanlığı`,
    isActive: true,
  };
});
