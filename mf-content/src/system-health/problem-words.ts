import { type HealthProblemCode, type MailProblem, mailStateSentence } from '@practice/contracts';
import { sectionHref } from '@practice/ui/back-office';
import type { HealthProblem } from './health-state.ts';
import { serviceAwayWords } from './service-words.ts';

export type ProblemWords = {
  /** What is wrong, without a full stop. */
  title: string;
  /** What it means for those who visit the site. */
  visitors: string;
  /** What it means for those who work with the product. */
  staff: string;
  remedy: string;
  /** Where it is mended. */
  link?: { label: string; to: string };
};

const UNAFFECTED = 'Etkilenmez.';
const backups = { label: 'Yedekler', to: sectionHref('backups') };
const outbox = { label: 'Giden e-postalar', to: sectionHref('email', { tab: 'outbox' }) };
const mailServer = { label: 'E-posta ayarları', to: sectionHref('email') };
const backupSettings = {
  label: 'Yedekleme ayarları',
  to: sectionHref('settings', { tab: 'security', focus: 'auto_backup_enabled' }),
};

type Mail = MailProblem | null | undefined;

const words: Record<Exclude<HealthProblemCode, 'service_away'>, (subject: string, mail: Mail) => ProblemWords> = {
  database_slow: () => ({
    title: 'Veritabanı yavaş yanıt veriyor',
    visitors: 'Sayfalar hızlı açılır; boş saatler geç görünür, randevu talebi geç onaylanır.',
    staff: 'Listeler ve kayıtlar geç açılır.',
    remedy: 'Veritabanı sunucusunun yüküne ve diskine bakın.',
  }),
  database_member_away: (subject) => ({
    title: `Veritabanının ${subject} üyesi çalışmıyor`,
    visitors: UNAFFECTED,
    staff: 'Şu anda etkilenmez; üyelerin çoğunluğu durursa hiçbir şey kaydedilemez.',
    remedy: 'Üyeyi yeniden başlatın; eksik verisini kendisi tamamlar.',
  }),
  versions_differ: () => ({
    title: 'Birbirinden farklı sürümler çalışıyor',
    visitors: UNAFFECTED,
    staff: 'Yeni sürüme geçilirken olağandır. Uzun sürerse yeni özellikler bazen görünür, bazen görünmez.',
    remedy: 'Eski sürümde kalanı güncelleyip yeniden başlatın.',
  }),
  events_late: () => ({
    title: 'Olaylar gecikmeli işleniyor',
    visitors: 'Randevu talebi alınır; onay e-postası geç gelir.',
    staff: 'Bildirimler, denetim kaydı ve e-postalar geç oluşur; hiçbiri kaybolmaz.',
    remedy: 'Sayı azalıyorsa bekleyin. Azalmıyorsa servisin günlüğüne bakın.',
  }),
  jobs_failed: () => ({
    title: 'Tamamlanamayan arka plan işleri var',
    visitors: UNAFFECTED,
    staff: 'Aşağıda, “Olaylar ve işler” bölümünde hangi işin neden tamamlanamadığı yazar.',
    remedy: 'Nedeni giderip “Yeniden dene” düğmesine basın.',
  }),
  jobs_late: () => ({
    title: 'Sıradaki işlere on dakikadır başlanmadı',
    visitors: 'Talepleri alınır; e-postaları gecikir.',
    staff: 'E-postalar ve yedekler bekler; iş başlayınca hepsi sırayla yapılır.',
    remedy: 'Mesajlar servisini ve sunucuyu yeniden başlatın.',
  }),
  emails_waiting: (_, mail) => ({
    title: 'Gönderilmeyi bekleyen e-postalar var',
    visitors: 'Talepleri alınır; onay ve hatırlatma e-postaları henüz gitmez.',
    staff: `${mail ? mailStateSentence(mail) : 'E-postalar yeniden denenecek.'} Veliye telefonla haber verin.`,
    ...(mail && mail !== 'failing'
      ? { remedy: 'E-posta ayarlarından düzeltin.', link: mailServer }
      : { remedy: 'Sunucunun verdiği yanıt giden e-postalarda yazar.', link: outbox }),
  }),
  emails_failed: () => ({
    title: 'Gönderilemeyen e-postalar var',
    visitors: 'Bu e-postaları alamadılar.',
    staff: 'Her birinin yanında neden gönderilemediği yazar.',
    remedy: 'Adresi düzeltip yeniden gönderin.',
    link: outbox,
  }),
  backup_none: () => ({
    title: 'Kontrolden geçmiş hiçbir yedek yok',
    visitors: UNAFFECTED,
    staff: 'Disk bozulursa bütün kayıtlar kaybolur.',
    remedy: 'Şimdi bir yedek alın.',
    link: backups,
  }),
  backup_old: () => ({
    title: 'Son sağlam yedek eski',
    visitors: UNAFFECTED,
    staff: 'Disk bozulursa o yedekten sonra girilenler kaybolur.',
    remedy: 'Neden alınamadığına bakın, şimdi bir yedek alın.',
    link: backups,
  }),
  backup_failed: () => ({
    title: 'Son yedek alınamadı ya da kontrolden geçmedi',
    visitors: UNAFFECTED,
    staff: 'Önceki sağlam yedek durur; bu geceki yoktur.',
    remedy: 'Nedeni yedeğin yanında yazar.',
    link: backups,
  }),
  backups_off: () => ({
    title: 'Otomatik yedekleme kapalı',
    visitors: UNAFFECTED,
    staff: 'Yalnızca elle alınan yedekler vardır.',
    remedy: 'Yedekleri başka bir program almıyorsa açın.',
    link: backupSettings,
  }),
  remote_away: (subject) => ({
    title: `${subject} arayüzü adresinde bulunamıyor`,
    visitors: 'Bu arayüzün sayfaları varsa sunucunun hazırladığı hâliyle görünür ya da açılmaz; öbür sayfalar çalışır.',
    staff: 'Bu arayüzün ekranları açılmaz; öbür ekranlar çalışır.',
    remedy: 'Arayüzün sunucusuna bakın ya da önceki sürümü yayına alın.',
  }),
  gateway_silent: (subject) => ({
    title: `${subject} sunucusundan bir dakikadır haber yok`,
    visitors: 'Başka sunucu varsa etkilenmezler; istekler ona gider.',
    staff: 'Açık ekranlar kendiliğinden öbür sunucuya bağlanır.',
    remedy: 'Sunucu kapatılmadıysa yeniden başlatın. Kapatıldıysa bu satır on dakika içinde kaybolur.',
  }),
  disk_low: (subject) => ({
    title: `${subject} sunucusunun diski doluyor`,
    visitors: UNAFFECTED,
    staff: 'Disk dolarsa yedek alınamaz ve hiçbir şey kaydedilemez.',
    remedy: 'Yer açın: eski yedekleri başka bir yere taşıyın.',
    link: backups,
  }),
  disk_full: (subject) => ({
    title: `${subject} sunucusunun diskinde yer kalmadı`,
    visitors: 'Sayfalar açılır; veritabanı bu diskteyse randevu talepleri alınamayabilir.',
    staff: 'Yedek alınamaz; veritabanı bu diskteyse, DISK_RESERVE_MB kadar yer kalmadığında hiçbir şey kaydedilemez.',
    remedy: 'Hemen yer açın: eski yedekleri başka bir yere taşıyın.',
    link: backups,
  }),
  clock_skew: (subject) => ({
    title: `${subject} sunucusunun saati veritabanınınkinden farklı`,
    visitors: 'Boş saatler ve talep zamanları kayabilir.',
    staff: 'Hatırlatmalar yanlış zamanda gidebilir; beş saniyeden fazla farkta servisler birbirini reddeder.',
    remedy: 'Sunucularda saat eşitlemeyi (NTP) açın.',
  }),
  proxy_unknown: (subject) => ({
    title: `${subject} önündeki vekil sunucuyu tanımıyor`,
    visitors: 'Herkes aynı adresten geliyor sayılır; birinin çok istek göndermesi başkalarını da durdurabilir.',
    staff: 'Denetim kaydında adresler vekil sunucununkidir.',
    remedy: 'TRUST_PROXY değerini vekil sunucuların sayısına ya da adreslerine ayarlayıp yeniden başlatın.',
  }),
  proxy_bypassed: (subject) => ({
    title: `${subject} vekil sunucu atlanarak da erişiliyor`,
    visitors: UNAFFECTED,
    staff: 'Bu yoldan gelen biri kendi adresini istediği gibi gösterebilir; sınırlar onu durdurmaz.',
    remedy: 'Sunucunun kapısını yalnızca vekil sunucuya açın.',
  }),
  https_unseen: (subject) => ({
    title: `${subject} isteklerin https ile geldiğini göremiyor`,
    visitors: 'Sayfalar kendilerine yönlenebilir; oturum çerezleri güvenli işaretlenmez.',
    staff: 'https zorunluluğu açılamaz.',
    remedy: 'Vekil sunucu X-Forwarded-Proto başlığını göndermeli, TRUST_PROXY onu tanımalı.',
  }),
  host_unknown: (subject) => ({
    title: `${subject} isteklerin çoğunu başka bir alan adıyla alıyor`,
    visitors: 'Bu istekler reddedilir (421); site açılmıyor olabilir.',
    staff: UNAFFECTED,
    remedy: 'PUBLIC_URL sitenin adresi olmalı, vekil sunucu ziyaretçinin Host başlığını iletmeli.',
  }),
  public_url_http: () => ({
    title: 'Sitenin adresi https ile başlamıyor',
    visitors: 'Yazdıkları yolda okunabilir; tarayıcı siteyi güvenli değil diye gösterir.',
    staff: 'Şifreler yolda okunabilir; geçiş anahtarı kullanılamaz.',
    remedy: 'Siteye bir sertifika alın, PUBLIC_URL değerini https ile başlatın.',
  }),
  certificate_expires: () => ({
    title: 'Sitenin sertifikası iki haftadan kısa sürede bitiyor',
    visitors: 'Bitince tarayıcıları siteyi açmaz.',
    staff: 'Bitince yönetim ekranları da açılmaz.',
    remedy: 'Sertifikayı yenileyin; kendiliğinden yenilenmesi gerekiyorsa vekil sunucunun günlüğüne bakın.',
  }),
  certificate_invalid: () => ({
    title: 'Sitenin sertifikası geçerli değil',
    visitors: 'Tarayıcıları siteyi açmaz ya da uyarır.',
    staff: 'Sunucunun gördüğü sertifikadır; dışarıdan başkası görünüyorsa sorun yoktur.',
    remedy: 'Sertifikayı yenileyin.',
  }),
};

/** A problem in words: what is wrong, what it means for whom, and what to do. `mail` is why e-mails do not leave. */
export function wordsOf({ code, subject }: Pick<HealthProblem, 'code' | 'subject'>, mail?: Mail): ProblemWords {
  return code === 'service_away' ? serviceAwayWords(subject ?? '') : words[code](subject ?? '', mail);
}
