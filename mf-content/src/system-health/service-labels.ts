/** What staff call the services. */
export const serviceLabels: Record<string, string> = {
  identity: 'Kullanıcılar',
  appointments: 'Randevular',
  content: 'İçerik',
  seo: 'SEO',
  messaging: 'Mesajlar',
};
