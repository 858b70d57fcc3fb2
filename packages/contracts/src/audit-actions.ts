import { auditEntityLabels } from './audit-entities.ts';
import { z } from './zod-setup.ts';

/** What staff filter the audit log by: the ways in which something can be done. */
export const auditKinds = ['created', 'changed', 'deleted', 'read', 'exported', 'sent', 'access'] as const;
export const auditKind = z.enum(auditKinds);
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, string> = {
  created: 'Ekleme',
  changed: 'Değişiklik',
  deleted: 'Silme',
  read: 'Görüntüleme',
  exported: 'Dışa aktarma',
  sent: 'Gönderim',
  access: 'Giriş ve erişim',
};

/** The verbs after the point of an action, as `page.updated`, which read the same with every noun. */
const verbs: Readonly<Record<string, { kind: AuditKind; text: string }>> = {
  created: { kind: 'created', text: 'eklendi' },
  updated: { kind: 'changed', text: 'güncellendi' },
  changed: { kind: 'changed', text: 'değiştirildi' },
  reordered: { kind: 'changed', text: 'yeniden sıralandı' },
  deleted: { kind: 'deleted', text: 'silindi' },
  read: { kind: 'read', text: 'görüntülendi' },
  exported: { kind: 'exported', text: 'dışa aktarıldı' },
};

/** Actions that need a sentence of their own. */
const sentences: Readonly<Record<string, { kind: AuditKind; text: string }>> = {
  'access-token.created': { kind: 'access', text: 'Erişim anahtarı oluşturuldu' },
  'access-token.revoked': { kind: 'access', text: 'Erişim anahtarı iptal edildi' },
  'email-connection-tested': { kind: 'read', text: 'E-posta sunucusuyla bağlantı denendi' },
  'access-token.new-network': { kind: 'access', text: 'Erişim anahtarı yeni bir ağdan kullanıldı' },
  login: { kind: 'access', text: 'Giriş yapıldı' },
  'login-failed': { kind: 'access', text: 'Giriş denemesi başarısız oldu' },
  'login-locked': { kind: 'access', text: 'Giriş denemesi engellendi' },
  'login-new-device': { kind: 'access', text: 'Yeni bir cihazdan giriş yapıldı' },
  'passkey-added': { kind: 'access', text: 'Geçiş anahtarı eklendi' },
  'passkey-failed': { kind: 'access', text: 'Geçiş anahtarıyla giriş başarısız oldu' },
  'passkey-locked': { kind: 'access', text: 'Geçiş anahtarıyla giriş engellendi' },
  'passkey-login': { kind: 'access', text: 'Geçiş anahtarıyla giriş yapıldı' },
  'passkey-removed': { kind: 'access', text: 'Geçiş anahtarı kaldırıldı' },
  'passkey-renamed': { kind: 'access', text: 'Geçiş anahtarının adı değiştirildi' },
  'recovery-codes-renewed': { kind: 'access', text: 'Kurtarma kodları yenilendi' },
  'second-step-failed': { kind: 'access', text: 'Girişin ikinci adımı başarısız oldu' },
  'second-step-locked': { kind: 'access', text: 'Girişin ikinci adımı engellendi' },
  'two-step-begun': { kind: 'access', text: 'Doğrulama uygulaması kurulmaya başlandı' },
  'two-step-ended': { kind: 'access', text: 'İki adımlı giriş kapandı' },
  'two-step-off': { kind: 'access', text: 'Doğrulama uygulaması kaldırıldı' },
  'two-step-removed': { kind: 'access', text: 'Kullanıcının iki adımlı girişi kaldırıldı' },
  'two-step-on': { kind: 'access', text: 'Doğrulama uygulaması eklendi' },
  'sessions-ended': { kind: 'access', text: 'Kendi oturumları kapatıldı' },
  'password-changed': { kind: 'access', text: 'Kendi şifresi değiştirildi' },
  'password-reset': { kind: 'access', text: 'Kullanıcıya yeni şifre verildi' },
  'password-chosen': { kind: 'access', text: 'E-postadaki bağlantıyla şifre belirlendi' },
  'password-link-requested': { kind: 'access', text: 'Şifre bağlantısı istendi' },
  'password-link-sent': { kind: 'sent', text: 'Şifre bağlantısı gönderildi' },
  'invitation-link-created': { kind: 'access', text: 'Davet bağlantısı oluşturuldu' },
  'password-check-failed': { kind: 'access', text: 'Şifre onayı başarısız oldu' },
  'password-check-locked': { kind: 'access', text: 'Şifre onayı engellendi' },
  'appointment.requested': { kind: 'created', text: 'Randevu talep edildi' },
  'appointment.status': { kind: 'changed', text: 'Randevu durumu değiştirildi' },
  'appointments.listed': { kind: 'read', text: 'Randevular listelendi' },
  'appointments.listed-many': { kind: 'exported', text: 'Kısa sürede 500’den çok randevu sayfa sayfa alındı' },
  'appointments.listed-whole': { kind: 'exported', text: 'Randevuların tamamı bir kerede alındı' },
  'contact-messages.listed': { kind: 'read', text: 'Mesajlar listelendi' },
  'contact-messages.listed-many': { kind: 'exported', text: 'Kısa sürede 500’den çok mesaj sayfa sayfa alındı' },
  'contact-messages.listed-whole': { kind: 'exported', text: 'Mesajların tamamı bir kerede alındı' },
  'appointment-files.read': { kind: 'read', text: 'Randevu dosyaları listelendi' },
  'assessments.read': { kind: 'read', text: 'Değerlendirmeler görüntülendi' },
  'audit-log.removed': { kind: 'deleted', text: 'Saklama süresi dolan denetim kayıtları silindi' },
  'available-slot.generated': { kind: 'created', text: 'Uygun saatler oluşturuldu' },
  'backup.checked': { kind: 'read', text: 'Yedeğin kontrolü başlatıldı' },
  'backup.downloaded': { kind: 'exported', text: 'Yedek indirildi' },
  'backup.removed': { kind: 'deleted', text: 'Saklama süresi dolan yedek silindi' },
  'backup.started': { kind: 'created', text: 'Yedekleme başlatıldı' },
  'jobs.retried': { kind: 'changed', text: 'Tamamlanamayan işler yeniden başlatıldı' },
  'blog-post.preview-shared': { kind: 'changed', text: 'Blog yazısının önizlemesi paylaşıldı' },
  'blog-post.previews-withdrawn': { kind: 'changed', text: 'Blog yazısının önizleme bağlantıları geri çekildi' },
  'blog-post-draft.begun': { kind: 'changed', text: 'Blog yazısında değişikliğe başlandı' },
  'blog-post-draft.discarded': { kind: 'deleted', text: 'Blog yazısının taslağı silindi' },
  'child-profile.split': { kind: 'changed', text: 'Çocuk profili ayrıldı' },
  'child-profiles.listed': { kind: 'read', text: 'Çocuk profilleri listelendi' },
  'child-timeline.read': { kind: 'read', text: 'Çocuğun zaman çizelgesi görüntülendi' },
  'clinical-notes.read': { kind: 'read', text: 'Klinik notlar görüntülendi' },
  'consent.exported': { kind: 'exported', text: 'Onaylar dışa aktarıldı' },
  'consent.restored': { kind: 'changed', text: 'Onayın geri alındığı kaydı kaldırıldı' },
  'consent.withdrawn': { kind: 'changed', text: 'Onayın geri alındığı kaydedildi' },
  'contact-message.assigned': { kind: 'changed', text: 'Mesajın sorumlusu değiştirildi' },
  'contact-message.replied': { kind: 'sent', text: 'Mesaj yanıtlandı' },
  'contact-message.sent': { kind: 'created', text: 'Mesaj gönderildi' },
  'contact-message.spam': { kind: 'changed', text: 'Mesajın spam işareti değiştirildi' },
  'contact-message.status': { kind: 'changed', text: 'Mesajın durumu değiştirildi' },
  'contact-reply.resent': { kind: 'sent', text: 'Mesaj yanıtı yeniden gönderildi' },
  'content-revision.created': { kind: 'changed', text: 'Sayfa içeriğinin yeni sürümü kaydedildi' },
  'email.cancellation': { kind: 'sent', text: 'İptal e-postası gönderildi' },
  'email.confirmation': { kind: 'sent', text: 'Onay e-postası gönderildi' },
  'email.reminder': { kind: 'sent', text: 'Hatırlatma e-postası gönderildi' },
  'email.template': { kind: 'sent', text: 'Şablonla e-posta gönderildi' },
  'email.resent': { kind: 'sent', text: 'E-posta yeniden gönderildi' },
  'email-template.restored': { kind: 'changed', text: 'E-posta şablonu varsayılana döndürüldü' },
  'email-template.tested': { kind: 'sent', text: 'E-posta şablonunun denemesi gönderildi' },
  'example-data.removed': { kind: 'deleted', text: 'Örnek verilerin kaldırılması başlatıldı' },
  'missing-address.dismissed': { kind: 'changed', text: 'Bulunamayan adres gizlendi' },
  'missing-address.restored': { kind: 'changed', text: 'Bulunamayan adres yeniden gösterildi' },
  'notification-settings.tested': { kind: 'sent', text: 'Deneme bildirimi gönderildi' },
  'personal-data.erased': { kind: 'deleted', text: 'Kişisel veri başvurusu üzerine silme başlatıldı' },
  'personal-data.exported': { kind: 'exported', text: 'Başvuranın kişisel verileri dışa aktarıldı' },
  'personal-data.kept': { kind: 'changed', text: 'Kişisel veri başvurusunda kayıtların saklanmasına karar verildi' },
  'personal-data.read': { kind: 'read', text: 'Başvuranın kişisel verileri görüntülendi' },
  publish: { kind: 'changed', text: 'Yasal metin yayımlandı' },
  'redirect-operation.activate': { kind: 'changed', text: 'Yönlendirmeler topluca etkinleştirildi' },
  'redirect-operation.create': { kind: 'created', text: 'Yönlendirmeler topluca eklendi' },
  'redirect-operation.deactivate': { kind: 'changed', text: 'Yönlendirmeler topluca kapatıldı' },
  'redirect-operation.delete': { kind: 'deleted', text: 'Yönlendirmeler topluca silindi' },
  'redirect-operation.import': { kind: 'created', text: 'Yönlendirmeler içe aktarıldı' },
  'redirect-operation.undone': { kind: 'changed', text: 'Toplu yönlendirme işlemi geri alındı' },
  'refused-address.cleared': { kind: 'changed', text: 'Adresin e-postaları reddettiği işareti kaldırıldı' },
  'refused-address.marked': { kind: 'changed', text: 'Adres e-postaları reddediyor olarak işaretlendi' },
  'remote.made-live': { kind: 'changed', text: 'Arayüzün bir sürümü yayına alındı' },
  'remote.preview-listed': { kind: 'changed', text: 'Arayüzün bir sürümü önizlemeye açıldı' },
  'remote.preview-withdrawn': { kind: 'changed', text: 'Arayüzün önizlemesi kapatıldı' },
  'remote.published': { kind: 'changed', text: 'Arayüzün yeni sürümü yayına alındı' },
  'remote.rolled-back': { kind: 'changed', text: 'Arayüz önceki sürümüne döndürüldü' },
  'remote.rolled-back-by-failures': {
    kind: 'changed',
    text: 'Arayüz, hataları nedeniyle kendiliğinden önceki sürümüne döndürüldü',
  },
  'retention.applied': { kind: 'deleted', text: 'Saklama süresi dolan kayıtlar silindi' },
  'retention.read': { kind: 'read', text: 'Saklama süresi dolan kayıtlar görüntülendi' },
  'retention.started': { kind: 'deleted', text: 'Saklama süreleri elle uygulandı' },
  'screen.failed': { kind: 'read', text: 'Ekran hatası bildirildi' },
  'search-query.imported': { kind: 'created', text: 'Arama sorguları içe aktarıldı' },
  'seo-score.recorded': { kind: 'changed', text: 'SEO puanı kaydedildi' },
  'security-alert.acknowledged': { kind: 'changed', text: 'Güvenlik olayı görüldü olarak işaretlendi' },
  'self-check.started': { kind: 'changed', text: 'Öz denetim başlatıldı' },
  'user.made-admin': { kind: 'access', text: 'Kullanıcıya yönetici rolü verildi' },
  'url-health.checked': { kind: 'changed', text: 'Adres denetimi başlatıldı' },
};

type Done = { action: string; entity: string };

/**
 * What was done, as a Turkish sentence without a subject. Null for what this table does not have, as entries of an older
 * or a newer version may be.
 */
export function auditSentence({ action, entity }: Done): string | null {
  const own = sentences[action];
  if (own) return own.text;
  const verb = verbs[action.slice(action.lastIndexOf('.') + 1)];
  const noun = auditEntityLabels[action.includes('.') ? action.slice(0, action.lastIndexOf('.')) : entity];
  return verb && noun ? `${noun} ${verb.text}` : null;
}

function everyAction(): (Done & { kind: AuditKind })[] {
  return [
    ...Object.entries(sentences).map(([action, { kind }]) => ({ action, entity: '', kind })),
    ...Object.keys(auditEntityLabels).flatMap((entity) =>
      Object.entries(verbs)
        .map(([verb, { kind }]) => ({ action: `${entity}.${verb}`, entity, kind }))
        .filter(({ action }) => !sentences[action]),
    ),
  ];
}

/** The actions of a kind. */
export function auditActionsOf(kind: AuditKind): string[] {
  return everyAction()
    .filter((each) => each.kind === kind)
    .map(({ action }) => action);
}

/** The actions whose sentence a test accepts, for a search by words. */
export function auditActionsThat(accepts: (sentence: string) => boolean): string[] {
  return everyAction()
    .filter((each) => accepts(auditSentence(each) ?? ''))
    .map(({ action }) => action);
}

/** What people do who are not signed in. */
const visitorActions = [
  'login-failed',
  'login-locked',
  'passkey-failed',
  'passkey-locked',
  'second-step-failed',
  'second-step-locked',
  'password-link-requested',
  'appointment.requested',
  'contact-message.sent',
  'screen.failed',
];

/** Who did it, where the entry has no user name: a visitor, or the product by itself. */
export function auditActor({ username, action }: { username: string | null; action: string }): string {
  return username ?? (visitorActions.includes(action) ? 'Ziyaretçi' : 'Sistem');
}
