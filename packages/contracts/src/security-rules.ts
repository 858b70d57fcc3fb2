import { auditActionsOf } from './audit-actions.ts';

/** What kind of subject an alert is about. */
export const securitySubjects = ['user', 'address', 'token', 'site'] as const;
export type SecuritySubject = (typeof securitySubjects)[number];

/** What the sentence of an alert is made of. */
export type SecurityAlertDetails = {
  subjectKind: SecuritySubject;
  /** A user name, an address, or an access token with its owner; null for the whole site. */
  subject: string | null;
  /** Who did it, where it was done to another user. */
  by: string | null;
  count: number;
  /** How many different ones of whatever was tried or read. */
  targets: number;
};

export type SecurityRule = {
  /** What has happened, in a few words; also the subject of the e-mail. */
  title: string;
  /** The setting that switches it on, beside `security_monitoring_enabled`. */
  setting: 'failed_login_alerts' | 'suspicious_activity_alerts' | null;
  /** It takes so many within so many minutes; of `least` different ones, where that is given. */
  threshold: number;
  minutes: number;
  least?: number;
  /** What is counted is different ones: the same one again is nothing new. */
  countsTargets?: true;
  /** Entries of the audit log that count; none for what gateways count. */
  actions: readonly string[];
  /** Counted together: for the user or address to whom it was done, for who did it, or all of it. */
  per: 'target' | 'actor' | 'site';
  /** Each is an alert of its own; others of an hour are one. */
  isSingle?: true;
  /** The user whom it is about is notified, instead of the admins. */
  notifiesUser?: true;
  /** What is watched, for the screen. */
  watches: string;
  sentence: (details: SecurityAlertDetails) => string;
  /** What can be done about it. */
  advice: string;
};

const who = ({ subject }: SecurityAlertDetails) => `“${subject}”`;
const by = (details: SecurityAlertDetails) => (details.by ? ` (yapan: ${details.by})` : '');
const ASK_USER =
  'Beklenen bir iş değilse kullanıcıyla konuşun; gerekirse hesabını Kullanıcılar bölümünden pasif yapın.';
const PROTECTED = 'Korumalar bunları durdurdu. Sürerse sunucunuzun sağlayıcısına haber verin.';

/** The rules of security alerts, all in one place. */
const rules = {
  signInLocked: {
    title: 'Giriş engellendi',
    setting: 'failed_login_alerts',
    threshold: 1,
    minutes: 60,
    actions: ['login-locked', 'passkey-locked', 'second-step-locked', 'password-check-locked'],
    per: 'target',
    watches: 'Hatalı denemeler yüzünden engellenen girişler',
    sentence: (details) =>
      `${details.subjectKind === 'user' ? `${who(details)} kullanıcısının girişi` : `${details.subject} adresinden giriş`}, hatalı denemeler yüzünden bir süreliğine engellendi. Engellenen deneme: ${details.count}.`,
    advice: 'Denemeler kullanıcının kendisinden değilse şifresini yenileyin ve iki adımlı girişi zorunlu kılın.',
  },
  manyFailedSignIns: {
    title: 'Çok sayıda başarısız giriş',
    setting: 'failed_login_alerts',
    threshold: 20,
    minutes: 60,
    least: 2,
    actions: ['login-failed', 'passkey-failed', 'second-step-failed'],
    per: 'site',
    watches: 'Birden çok hesaba yayılan 20 başarısız giriş',
    sentence: ({ count, targets }) =>
      `Kısa sürede ${count} giriş denemesi başarısız oldu; denenen hesap sayısı en az ${targets}.`,
    advice: 'Şifreler deneniyor olabilir. İki adımlı girişi zorunlu kılmak buna karşı en iyi korumadır.',
  },
  newDevice: {
    title: 'Yeni bir cihazdan giriş',
    setting: 'suspicious_activity_alerts',
    threshold: 1,
    minutes: 60,
    actions: ['login-new-device'],
    per: 'target',
    isSingle: true,
    notifiesUser: true,
    watches: 'Bir hesaba ilk kez kullanılan bir cihazdan giriş (kullanıcının kendisine bildirilir)',
    sentence: (details) => `${who(details)} hesabına daha önce kullanılmayan bir cihazdan ya da ağdan giriş yapıldı.`,
    advice:
      'Hangi cihaz olduğunu hesap menüsündeki Oturumlarım bölümünde görürsünüz. Giriş yapan siz değilseniz şifrenizi hemen değiştirin ve diğer oturumları kapatın.',
  },
  newTokenNetwork: {
    title: 'Erişim anahtarı yeni bir ağdan kullanıldı',
    setting: 'suspicious_activity_alerts',
    threshold: 1,
    minutes: 60,
    actions: ['access-token.new-network'],
    per: 'target',
    watches: 'Bir erişim anahtarının ilk kez başka bir ağdan kullanılması',
    sentence: (details) => `${who(details)} erişim anahtarı daha önce kullanılmadığı bir ağdan kullanıldı.`,
    advice: 'Anahtarı kullanan programın yeri değişmediyse anahtarı Erişim Anahtarları bölümünden iptal edin.',
  },
  adminMade: {
    title: 'Yönetici rolü verildi',
    setting: 'suspicious_activity_alerts',
    threshold: 1,
    minutes: 60,
    actions: ['user.made-admin'],
    per: 'target',
    watches: 'Bir kullanıcıya yönetici rolü verilmesi',
    sentence: (details) => `${who(details)} kullanıcısına yönetici rolü verildi${by(details)}.`,
    advice: 'Beklenmiyorsa rolü Kullanıcılar bölümünden geri alın.',
  },
  twoStepEnded: {
    title: 'İki adımlı giriş kapatıldı',
    setting: 'suspicious_activity_alerts',
    threshold: 1,
    minutes: 60,
    actions: ['two-step-ended', 'two-step-removed'],
    per: 'target',
    watches: 'Bir kullanıcının iki adımlı girişinin kapatılması',
    sentence: (details) => `${who(details)} kullanıcısının iki adımlı girişi kapatıldı${by(details)}.`,
    advice: 'Beklenmiyorsa kullanıcının şifresini yenileyin ve iki adımlı girişi yeniden kurmasını isteyin.',
  },
  manyExports: {
    title: 'Çok sayıda dışa aktarma',
    setting: 'suspicious_activity_alerts',
    threshold: 5,
    minutes: 60,
    actions: auditActionsOf('exported'),
    per: 'actor',
    watches: 'Bir kullanıcının bir saatte 5 kez dışa aktarması ya da bütün listeyi alması',
    sentence: (details) => `${who(details)} kısa sürede ${details.count} kez dışa aktarma yaptı.`,
    advice: ASK_USER,
  },
  manyDeletions: {
    title: 'Çok sayıda silme',
    setting: 'suspicious_activity_alerts',
    threshold: 25,
    minutes: 10,
    actions: auditActionsOf('deleted'),
    per: 'actor',
    watches: 'Bir kullanıcının on dakikada 25 kayıt silmesi',
    sentence: (details) => `${who(details)} kısa sürede ${details.count} kayıt sildi.`,
    advice: `${ASK_USER} Silinenler son yedekten geri alınabilir.`,
  },
  manyClinicalReadings: {
    title: 'Çok sayıda klinik kayıt açıldı',
    setting: 'suspicious_activity_alerts',
    threshold: 40,
    minutes: 60,
    countsTargets: true,
    actions: [
      'appointment-file.read',
      'appointment-files.read',
      'assessments.read',
      'child-profile.read',
      'child-timeline.read',
      'clinical-notes.read',
    ],
    per: 'actor',
    watches: 'Bir kullanıcının bir saatte 40 ayrı klinik kaydı açması',
    sentence: (details) => `${who(details)} kısa sürede ${details.count} ayrı klinik kaydı açtı.`,
    advice: ASK_USER,
  },
  crossSiteRequests: {
    title: 'Başka sitelerden gelen istekler',
    setting: 'suspicious_activity_alerts',
    threshold: 30,
    minutes: 10,
    actions: [],
    per: 'site',
    watches: 'On dakikada başka sitelerden gelip geri çevrilen 30 istek',
    sentence: ({ count }) => `Kısa sürede başka sitelerden gelen ${count} istek geri çevrildi.`,
    advice: PROTECTED,
  },
  failedChallenges: {
    title: 'Geçersiz güvenlik kontrolleri',
    setting: 'suspicious_activity_alerts',
    threshold: 20,
    minutes: 10,
    actions: [],
    per: 'site',
    watches: 'On dakikada 20 geçersiz güvenlik kontrolü (randevu ve iletişim formları)',
    sentence: ({ count }) =>
      `Kısa sürede ${count} gönderim geçersiz bir güvenlik kontrolüyle denendi ve geri çevrildi.`,
    advice: PROTECTED,
  },
  refusedRequests: {
    title: 'Aşırı istek',
    setting: 'suspicious_activity_alerts',
    threshold: 500,
    minutes: 10,
    actions: [],
    per: 'site',
    watches: 'On dakikada istek sınırına takılan 500 istek',
    sentence: ({ count }) => `Kısa sürede ${count} istek, sınır aşıldığı için geri çevrildi.`,
    advice: PROTECTED,
  },
  manyAlerts: {
    title: 'Çok sayıda güvenlik olayı',
    setting: null,
    threshold: 1,
    minutes: 60,
    actions: [],
    per: 'site',
    watches: 'Bir saatte 5’ten çok güvenlik olayı (tek bir uyarıda toplanır)',
    sentence: ({ count }) => `Bir saat içinde çok sayıda güvenlik olayı oldu; ${count} olay ayrıca bildirilmedi.`,
    advice: 'Bildirilmeyenler de Güvenlik Olayları bölümünde listelenir.',
  },
} satisfies Record<string, SecurityRule>;
/** What admins are alerted of, or the user whom it is about. */
export type SecurityAlertKind = keyof typeof rules;
export const securityAlertKinds = Object.keys(rules) as [SecurityAlertKind, ...SecurityAlertKind[]];
export const securityRules: Readonly<Record<SecurityAlertKind, SecurityRule>> = rules;

/** So many alerts in an hour are told one by one; those beyond are told together. */
export const ALERTS_NOTIFIED_SINGLY = 5;
/** For so long an alert counts what happens of the same kind to the same one, before there is another. */
export const ALERT_MINUTES = 60;
