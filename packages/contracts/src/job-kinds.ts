/** What a background job is for, and how staff have one that failed tried again. */
type JobKindDescription = {
  label: string;
  /** An e-mail: it is sent again from the outbox, where it is known to whom and about what. */
  isEmail?: true;
};

const kinds = {
  'apply-retention': { label: 'Saklama süresi dolanların silinmesi' },
  'blog-post-due': { label: 'Yazının zamanında yayımlanması' },
  'check-backup': { label: 'Yedeğin kontrolü' },
  'check-urls': { label: 'Adres kontrolü' },
  'make-backup': { label: 'Yedek alınması' },
  'remove-backup-file': { label: 'Eski yedek dosyasının silinmesi' },
  'remove-example-data': { label: 'Örnek verilerin silinmesi' },
  'send-admin-alert': { label: 'Yöneticilere uyarı e-postası', isEmail: true },
  'send-contact-email': { label: 'Mesajla ilgili e-posta', isEmail: true },
  'send-contact-reply': { label: 'Mesaja yanıt e-postası', isEmail: true },
  'send-email': { label: 'Randevu e-postası', isEmail: true },
  'send-notification-digest': { label: 'Bildirim e-postası', isEmail: true },
  'send-password-link': { label: 'Şifre bağlantısı e-postası', isEmail: true },
  'send-url-health-alert': { label: 'Adres hataları e-postası', isEmail: true },
} as const satisfies Record<string, JobKindDescription>;

/** Every kind of background job, by the name under which it is queued. */
export const jobKinds: Readonly<Record<string, JobKindDescription>> = kinds;

/** Whether a job sends an e-mail. */
export function isEmailJob(kind: string): boolean {
  return jobKinds[kind]?.isEmail === true;
}
