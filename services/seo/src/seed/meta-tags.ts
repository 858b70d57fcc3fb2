import { localPageKey } from '../meta-tags/local-page-key.ts';
import type { MetaTag } from '../meta-tags/meta-tag.model.ts';

type TagSeed = Pick<MetaTag, 'pageKey' | 'pageUrl' | 'title' | 'metaDescription' | 'metaKeywords'>;
type NewTag = Omit<MetaTag, 'version' | 'isInitial'>;

const whole = (tag: TagSeed): NewTag => ({
  ...tag,
  ogTitle: tag.title,
  ogDescription: tag.metaDescription,
  ogImage: null,
  ogType: 'website',
  canonicalUrl: null,
  robots: 'index, follow',
  isActive: true,
});

/** Tags of the built-in pages, within the recommended lengths; their settings win over them until they are edited. */
export const pageTags = [
  {
    pageKey: 'home',
    pageUrl: '/',
    title: 'Çocuk ve Ergen Psikoloğu | Oyun Terapisi',
    metaDescription:
      'Çocuklar, ergenler ve aileleri için oyun terapisi, bireysel görüşme, aile danışmanlığı ve psikolojik değerlendirme. Online randevu alın.',
    metaKeywords: 'çocuk psikoloğu, ergen psikoloğu, oyun terapisi, aile danışmanlığı',
  },
  {
    pageKey: 'services',
    pageUrl: '/hizmetler',
    title: 'Oyun Terapisi, Ergen ve Aile Görüşmeleri',
    metaDescription:
      'Oyun terapisi, bireysel terapi, aile danışmanlığı, psikolojik değerlendirme, oyun grubu ve online terapi: hangi yaşta, nasıl ilerliyor, okuyun.',
    metaKeywords:
      'oyun terapisi, bireysel terapi, aile danışmanlığı, psikolojik değerlendirme, oyun grubu, online terapi',
  },
  {
    pageKey: 'blog',
    pageUrl: '/blog',
    title: 'Çocuk ve Ergen Psikolojisi Yazıları',
    metaDescription:
      'Ayrılık kaygısı, öfke nöbetleri, sınav dönemi, ergenlikte iletişim: anne babalar için sade ve evde uygulanabilir yazılar, ilk adımlar.',
    metaKeywords: 'çocuk psikolojisi, ergenlik, ebeveynlik, ayrılık kaygısı, sınav kaygısı',
  },
  {
    pageKey: 'contact',
    pageUrl: '/iletisim',
    title: 'İletişim ve Ulaşım | Çocuk ve Ergen Psikoloğu',
    metaDescription:
      'Çocuk ve ergen psikolojisi uygulamasının adresi, telefonu, çalışma saatleri ve yol tarifi. Sorularınız için bize yazın ya da arayın.',
    metaKeywords: 'psikolog iletişim, çocuk psikoloğu adres, çalışma saatleri',
  },
  {
    pageKey: 'appointment',
    pageUrl: '/randevu',
    title: 'Çocuk Psikoloğu Online Randevu Talebi',
    metaDescription:
      'Uygun gün ve saati seçin, randevu talebinizi birkaç dakikada gönderin; 24 saat içinde sizi arayalım. Bilgileriniz gizli tutulur, ödeme istenmez.',
    metaKeywords: 'çocuk psikoloğu randevu, online randevu, oyun terapisi randevu',
  },
  {
    pageKey: 'about',
    pageUrl: '/hakkimda',
    title: 'Hakkımda | Çocuk ve Ergen Psikoloğu',
    metaDescription:
      'Çocuk ve ergenlerle çalışan psikoloğunuzu tanıyın: eğitimi, çalışma alanları ve yaklaşımı, ilk görüşmenin nasıl geçtiği ve mesleki gizlilik ilkeleri.',
    metaKeywords: 'çocuk psikoloğu hakkında, çocuk terapisti, çalışma yaklaşımı',
  },
].map((tag) => ({ ...whole(tag), isInitial: true }));

const cityTag = (city: string, slug: string, metaDescription: string): NewTag =>
  whole({
    pageKey: localPageKey(slug),
    pageUrl: `/${slug}`,
    title: `${city} Çocuk Psikoloğu ve Ergen Danışmanlığı`,
    metaDescription,
    metaKeywords: `${city.toLocaleLowerCase('tr')} çocuk psikoloğu, ${city.toLocaleLowerCase('tr')} ergen psikoloğu, oyun terapisi, aile danışmanlığı`,
  });

/** Tags of the demonstration's five city pages. */
export const cityTags: NewTag[] = [
  cityTag(
    'Çorlu',
    'corlu-cocuk-psikologu',
    'Çorlu merkezde çocuk ve ergen psikoloğu: oyun terapisi, bireysel görüşme, aile danışmanlığı ve değerlendirme. Online randevu talebi oluşturun.',
  ),
  cityTag(
    'Çerkezköy',
    'cerkezkoy-cocuk-psikologu',
    'Çerkezköy ve Kapaklı’dan aileler için çocuk ve ergen psikoloğu. Oyun terapisi, aile danışmanlığı ve online görüşme seçenekleriyle randevu alın.',
  ),
  cityTag(
    'Tekirdağ',
    'tekirdag-cocuk-psikologu',
    'Tekirdağ ve Süleymanpaşa’dan aileler için çocuk psikoloğu: oyun terapisi, ergen görüşmeleri ve aile danışmanlığı. Yüz yüze ya da online randevu alın.',
  ),
  cityTag(
    'Lüleburgaz',
    'luleburgaz-cocuk-psikologu',
    'Lüleburgaz’dan aileler için çocuk ve ergen psikoloğu: oyun terapisi, sınav kaygısı, aile danışmanlığı. Cumartesi ve online görüşme imkânıyla randevu.',
  ),
  cityTag(
    'Silivri',
    'silivri-cocuk-psikologu',
    'Silivri’den aileler için çocuk ve ergen psikoloğu. Oyun terapisi, bireysel görüşme ve psikolojik değerlendirme için yüz yüze ya da online randevu alın.',
  ),
];
