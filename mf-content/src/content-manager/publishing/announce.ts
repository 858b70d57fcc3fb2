import { toast } from '@practice/ui/overlay';

/** Toasts for the outcomes of publishing. */
export const announce = {
  published: () => toast.success({ title: "İçerik başarıyla yayımlandı ve frontend'e yansıtıldı" }),
  nothingToPublish: () => toast.info({ title: 'Yayımlanacak değişiklik bulunamadı' }),
  hasErrors: () =>
    toast.error({ title: 'Hata', description: 'Bazı alanlarda hatalar var. Lütfen düzeltin ve tekrar deneyin.' }),
  isContested: () =>
    toast.info({
      title: 'Bu sayfa siz düzenlerken değiştirildi.',
      description: 'İşaretli alanlarda hangi metnin kalacağını seçin, sonra yeniden yayımlayın.',
    }),
  failed: (description: string) =>
    toast.error({ title: 'İçerik yayımlanırken hata oluştu', ...(description ? { description } : {}) }),
};
