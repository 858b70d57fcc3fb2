import { EmptyState } from '@practice/ui/admin';

/** Shown when this user may see no section, or no remote is available. */
export function NoSections() {
  return (
    <EmptyState
      icon="panels"
      title="Gösterilecek bölüm yok"
      description="Hesabınıza açık bir bölüm bulunamadı. Sayfayı yenileyin; sorun sürerse sistem yöneticinize başvurun."
    />
  );
}
