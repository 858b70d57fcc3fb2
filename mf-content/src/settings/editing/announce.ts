import { toast } from '@practice/ui/overlay';

/** Toasts for the outcomes of a save. */
export const announce = {
  saved: () => toast.success({ title: 'Ayarlar kaydedildi' }),
  warning: (sentence: string) => toast.info({ title: 'Ayarlar kaydedildi', description: sentence }),
  partlySaved: (saved: number, failed: number) =>
    toast.error({ title: 'Kısmi Başarı', description: `${saved} ayar kaydedildi, ${failed} ayar kaydedilemedi` }),
  nothingToSave: () => toast.info({ title: 'Kaydedilecek değişiklik bulunamadı' }),
  hasErrors: () =>
    toast.error({ title: 'Hata', description: 'Bazı alanlarda hatalar var. Lütfen düzeltin ve tekrar deneyin.' }),
  isContested: () =>
    toast.info({
      title: 'Bu ayarlar siz düzenlerken değiştirildi.',
      description: 'İşaretli alanlarda hangi değerin kalacağını seçin, sonra yeniden kaydedin.',
    }),
  /** Takes a toast away unless another has replaced it. */
  forget: (id: number) => toast.dismiss(id),
  failed: (sentence: string) => toast.error({ title: 'Hata', description: sentence }),
};
