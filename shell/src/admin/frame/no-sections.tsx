import { EmptyState } from '@practice/ui/admin';

/** Nothing of the back office is there for this person, or its parts are not to be had. */
export function NoSections() {
  return (
    <EmptyState
      icon="panels"
      title="Gösterilecek bölüm yok"
      description="Hesabınıza açık bir bölüm bulunamadı. Sayfayı yenileyin; sorun sürerse sistem yöneticinize başvurun."
    />
  );
}
