/**
 * The home page's texts for empty settings. No success figures, ratings or promises of a cure: Turkish rules on health
 * advertising forbid them. Phone, e-mail and the like have no default: an invented one would mislead a worried parent.
 */
export const defaultTexts: Record<string, string> = {
  hero_welcome_badge: 'Hoş geldiniz',
  hero_title: 'Çocuğunuzun dünyasını birlikte anlayalım',
  hero_subtitle: 'Çocuk ve ergenler için psikolojik destek',
  hero_description:
    'Çocuklar zorlandıklarını her zaman sözcüklerle anlatamaz. Oyunun, resmin ve sohbetin diliyle onu dinliyor, aileniz için atılabilecek adımları sizinle birlikte, acele etmeden belirliyoruz.',
  hero_button_text: 'Randevu Al',
  hero_button_link: '/appointment',
  hero_stats_1: 'Çocuk ve ergen',
  hero_stats_2: 'Yüz yüze ve online',
  hero_stats_3: 'Gizliliğe özen',
  about_name: 'Çocuk ve Ergen Psikoloğu',
  about_subtitle: 'Klinik Psikolog',
  about_credentials_1: 'Meslek örgütü üyesi',
  about_credentials_2: 'Sertifikalı uygulayıcı',
  services_section_title: 'Her çocuğa kendi diliyle eşlik etmek',
  services_section_description:
    'Çocuğunuzun yaşına ve ihtiyacına göre nasıl çalışacağımıza birlikte karar veririz. Hangisinin uygun olduğundan emin değilseniz sorun değil: ilk görüşmede konuşuruz.',
  services_cta_badge: 'Nereden başlayacağınızı bilmiyor musunuz?',
  services_cta_title: 'Önce sizi dinleyelim',
  services_cta_description:
    'Birkaç cümleyle aklınızdakini yazmanız yeterli. Size uygun bir zaman bulmak için 24 saat içinde iletişime geçeriz.',
  services_cta_button_primary: 'Randevu Al',
  services_cta_button_secondary: 'Hemen Ara',
  contact_info_title: 'Bize ulaşın',
};
