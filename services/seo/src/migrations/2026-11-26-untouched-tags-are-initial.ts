import { database, type Migration } from '@practice/service-kit';

/** The titles of built-in pages that a new site has begun with. */
const titles = {
  home: 'Çocuk ve Ergen Psikoloğu | Oyun Terapisi',
  services: 'Oyun Terapisi, Ergen ve Aile Görüşmeleri',
  blog: 'Çocuk ve Ergen Psikolojisi Yazıları',
  contact: 'İletişim ve Ulaşım | Çocuk ve Ergen Psikoloğu',
  appointment: 'Çocuk Psikoloğu Online Randevu Talebi',
  about: 'Hakkımda | Çocuk ve Ergen Psikoloğu',
};

/** Tags of built-in pages that were never edited give way to the settings of their pages; all others win. */
export const untouchedTagsAreInitial: Migration = {
  name: '2026-11-26-untouched-tags-are-initial',
  async up() {
    const tags = database().collection('meta_tags');
    for (const [pageKey, title] of Object.entries(titles)) {
      const untouched = { pageKey, title, version: 1, isActive: true, isInitial: { $exists: false } };
      await tags.updateOne(untouched, { $set: { isInitial: true } });
    }
    await tags.updateMany({ isInitial: { $exists: false } }, { $set: { isInitial: false } });
  },
};
