export type SelfCheckOwner = 'appointments' | 'content' | 'gateway' | 'identity' | 'messaging';

type SelfCheckDefinition = {
  /** Who looks: each at the records that it has. The gateway asks the product what visitors ask. */
  owners: readonly SelfCheckOwner[];
  group: SelfCheckGroup;
  title: string;
  /** What is so when it passes, for people who know nothing of databases. */
  proves: string;
  /** What was counted: `1.248 randevu`. */
  unit: string;
  /** What to do about what it found. */
  advice: string;
};

export const selfCheckGroups = ['Randevular', 'E-postalar ve işler', 'Gizlilik', 'Kayıtlar', 'Sistem'] as const;
export type SelfCheckGroup = (typeof selfCheckGroups)[number];

/** What the running product checks of itself every night, in the order in which it is checked and shown. */
export const selfChecks = {
  overlaps: {
    owners: ['appointments'],
    group: 'Randevular',
    title: 'Randevu çakışmaları',
    proves:
      'İptal edilmemiş iki randevu aynı saatte değil; yalnızca personelin izin verdikleri ve birkaç kişilik saatlerdekiler üst üste.',
    unit: 'randevu',
    advice: 'Randevulardan birini başka bir saate alın ya da iptal edin, aileye haber verin.',
  },
  daySchedules: {
    owners: ['appointments'],
    group: 'Randevular',
    title: 'Gün çizelgeleri',
    proves: 'Hangi saatin dolu olduğunu söyleyen gün çizelgeleri, randevuların kendileriyle birebir aynı.',
    unit: 'randevu',
    advice:
      'O günü takvimde gözden geçirin. Bir randevuyu başka bir saate alıp geri almak, çizelgedeki yerini yeniden yazar.',
  },
  requestEmails: {
    owners: ['messaging'],
    group: 'Randevular',
    title: 'Taleplerin e-postaları',
    proves: 'Son 30 günün her talebi ve mesajı için kliniğe, her talep için veliye de e-posta hazırlanmış.',
    unit: 'talep ve mesaj',
    advice: 'Kaydı açıp aileyi arayın; randevunun e-postasını oradan elle de gönderebilirsiniz.',
  },
  consents: {
    owners: ['appointments', 'messaging'],
    group: 'Randevular',
    title: 'Onaylar',
    proves: 'Formdan gelen her talep ve mesajda verilen onaylar eksiksiz ve yayımlanmış bir metnin sürümüyle kayıtlı.',
    unit: 'kayıt',
    advice: 'Aileden onayı yeniden isteyin ve nasıl alındığını randevunun ya da mesajın notuna yazın.',
  },
  events: {
    owners: ['identity'],
    group: 'E-postalar ve işler',
    title: 'Olay günlüğü',
    proves: 'Her değişiklik sırasıyla numaralanmış, arada boşluk yok; her hizmet payına düşeni bir kez işlemiş.',
    unit: 'olay',
    advice: 'Sunucuyu yeniden başlatın; sürerse sunucunun günlüğünü teknik destekle paylaşın.',
  },
  emailsOnce: {
    owners: ['messaging'],
    group: 'E-postalar ve işler',
    title: 'E-postalar bir kez',
    proves: 'Hiçbir e-posta iki kez gönderilmemiş, hiçbiri gönderilmeden kaybolmamış.',
    unit: 'e-posta',
    advice: 'Randevunun e-postalarına bakın; gerekiyorsa aileyi arayın.',
  },
  openJobs: {
    owners: ['messaging'],
    group: 'E-postalar ve işler',
    title: 'Bekleyen işler',
    proves: 'Sırada unutulmuş, yarıda kalmış ya da kimseye haber verilmeden vazgeçilmiş bir iş yok.',
    unit: 'iş',
    advice: 'E-postaları giden e-postalardan yeniden gönderin, başka işleri Sistem Durumu’ndan yeniden başlatın.',
  },
  anonymousApi: {
    owners: ['gateway'],
    group: 'Gizlilik',
    title: 'Ziyaretçiye verilen yanıtlar',
    proves:
      'Giriş yapmamış biri ne sorarsa sorsun, yanıtlarda gerçek bir kişinin adı, telefonu, e-postası ya da yazdıkları geçmiyor.',
    unit: 'istek',
    advice: 'Bilgi bir yazıda ya da ayarda geçiyorsa oradan silin. Değilse siteyi bakıma alıp teknik desteği arayın.',
  },
  publicPages: {
    owners: ['gateway'],
    group: 'Gizlilik',
    title: 'Sitenin sayfaları',
    proves: 'Ziyaretçilerin gördüğü sayfalarda hiçbir ailenin bilgisi yok.',
    unit: 'sayfa',
    advice: 'Bilgiyi geçtiği sayfadan silin; izinle yayımlandıysa adın yerine baş harfleri yazın.',
  },
  encryption: {
    owners: ['appointments', 'content', 'identity', 'messaging'],
    group: 'Gizlilik',
    title: 'Şifreli alanlar',
    proves:
      'Klinik metinler, şifreler ve kurtarma bilgileri veritabanında şifreli duruyor ve bugünkü anahtarla okunuyor.',
    unit: 'metin',
    advice: 'Anahtar değiştiyse eskisini FIELD_KEYS_OLD ile verin. Şifresiz bir metni açıp yeniden kaydedin.',
  },
  references: {
    owners: ['appointments', 'content', 'identity', 'messaging'],
    group: 'Kayıtlar',
    title: 'Kayıtlar arası bağlar',
    proves: 'Hiçbir kayıt, artık var olmayan bir kaydı göstermiyor.',
    unit: 'bağ',
    advice: 'Kaydı açıp bağını yeniden seçin ya da kaydı silin.',
  },
  storedFiles: {
    owners: ['appointments', 'content', 'messaging'],
    group: 'Kayıtlar',
    title: 'Dosyalar',
    proves: 'Yüklenen her dosya, görsel ve ses bütün; sahibi kalmamış bir parça yok.',
    unit: 'dosya',
    advice: 'Eksik dosyayı yeniden yükleyin. Sahipsiz içerikler bir sonraki dosya yüklemesinde silinir.',
  },
  counters: {
    owners: ['appointments', 'identity'],
    group: 'Kayıtlar',
    title: 'Sayaçlar',
    proves: 'Saklanan sayılar, kayıtlar tek tek sayıldığında çıkanla aynı.',
    unit: 'sayaç',
    advice: 'Sunucuyu yeniden başlatın; bellekteki sayılar baştan hesaplanır.',
  },
  latestBackup: {
    owners: ['identity'],
    group: 'Sistem',
    title: 'Son yedek',
    proves: 'Son yedek zamanında alınmış ve geri yüklenip karşılaştırılmış.',
    unit: 'yedek',
    advice: 'Yedekler bölümünden şimdi bir yedek alın ve kontrolünün bitmesini bekleyin.',
  },
  remotes: {
    owners: ['gateway'],
    group: 'Sistem',
    title: 'Ekran paketleri',
    proves: 'Yayındaki ekran paketleri yerinde; sordukları ve kullandıkları her şey bu sürümde var.',
    unit: 'sorgu',
    advice: 'Paketi önceki sürümüne döndürün (remotes rollback).',
  },
} as const satisfies Record<string, SelfCheckDefinition>;

export type SelfCheckKey = keyof typeof selfChecks;
export const selfCheckKeys = Object.keys(selfChecks) as [SelfCheckKey, ...SelfCheckKey[]];

/** The checks in which an owner looks. */
export type SelfCheckOf<Owner extends SelfCheckOwner> = {
  [Key in SelfCheckKey]: Owner extends (typeof selfChecks)[Key]['owners'][number] ? Key : never;
}[SelfCheckKey];
