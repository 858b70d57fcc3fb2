import type { TherapyService } from '../therapy-services/therapy-service.model.ts';

type ServicePage = Pick<TherapyService, 'promise' | 'bodyHtml' | 'audience' | 'steps' | 'faqs' | 'sessionForm'>;

// True of any practice that offers them: no figures, no promises of a cure, nothing about this practice's people.

const playTherapy: ServicePage = {
  promise: 'Çocuğunuz anlatmak zorunda değil; oynaması yeterli. Oyunun dilini birlikte dinleriz.',
  sessionForm: 'Yüz yüze, oyun odasında',
  audience: [
    'Duygularını sözcüklerle anlatmakta zorlanan küçük çocuklar',
    'Korku, öfke ya da ayrılma zorluğu yaşayan çocuklar',
    'Kardeş, taşınma, ayrılık ya da kayıp gibi bir değişimin içinden geçenler',
    'Okulda ya da evde içine kapanan çocuklar',
  ],
  steps: [
    {
      title: 'Önce sizinle tanışırız',
      text: 'İlk görüşmeyi çoğunlukla anne babayla yaparız: çocuğunuzu, sizi düşündüren şeyi ve beklentinizi dinleriz.',
    },
    {
      title: 'Oyun odasıyla tanışma',
      text: 'Çocuğunuz odayı ve oyuncakları kendi hızında keşfeder. Ne oynayacağına o karar verir.',
    },
    {
      title: 'Oyunla çalışma',
      text: 'Her hafta aynı gün ve saatte, aynı odada buluşuruz. Bu düzen çocuğun kendini güvende hissetmesine yardım eder.',
    },
    {
      title: 'Birlikte değerlendirme',
      text: 'Belirli aralıklarla sizinle görüşür, gördüklerimizi ve evde atılabilecek adımları konuşuruz.',
    },
  ],
  faqs: [
    {
      question: 'Çocuğuma geleceğimizi nasıl anlatmalıyım?',
      answer:
        'Kısa ve yalın bir cümle yeter: “Çocuklarla oyun oynayan, duygular hakkında konuşan biriyle tanışacağız.” Bir ceza ya da sınav gibi sunmamak önemlidir.',
    },
    {
      question: 'Görüşme sırasında odada olacak mıyım?',
      answer:
        'Çocuğunuzun yaşına ve ayrılmaya hazır oluşuna göre karar veririz. Başlangıçta birlikte girmeniz de bu sürecin bir parçası olabilir.',
    },
    {
      question: 'Kaç görüşme sürer?',
      answer:
        'Her çocuk için farklıdır; önceden bir sayı vermek doğru olmaz. Gidişi sizinle belirli aralıklarla değerlendirir, süreye birlikte karar veririz.',
    },
    {
      question: 'Oyunda olanları bana anlatacak mısınız?',
      answer:
        'Oyunun ayrıntıları çocuğa aittir. Size gelişimini, ihtiyaçlarını ve evde neyin yardımcı olabileceğini anlatırız; güvenliğini ilgilendiren bir konuyu ise her zaman paylaşırız.',
    },
  ],
  bodyHtml:
    '<h2>Neden oyun?</h2><p>Yetişkinler yaşadıklarını konuşarak düzenler; çocuklar oynayarak. Bir bebeği tekrar tekrar uyutmak, arabaları çarpıştırmak ya da bir kale kurup yıkmak çoğu zaman bir şey anlatır. Oyun odasında bu anlatıyı yargılamadan izler, çocuğun kurduğu dünyaya onun izin verdiği kadar katılırız.</p><h2>Ailenin yeri</h2><p>Çocukla çalışmak, ailesiyle birlikte çalışmaktır. Ebeveyn görüşmelerinde evdeki düzeni, sınırları ve zor anlarda neler yapılabileceğini konuşuruz. Gerekirse ve siz isterseniz okulla da iletişim kurulur.</p>',
};

const individualTherapy: ServicePage = {
  promise: 'Gençlerin kendi sözcükleriyle, kendi hızlarında konuşabildikleri birebir görüşmeler.',
  sessionForm: 'Yüz yüze, birebir',
  audience: [
    'Kaygı, isteksizlik ya da yoğun öfke yaşayan ergenler',
    'Okul, sınav ve arkadaşlık ilişkilerinde zorlananlar',
    'Bir kayıp ya da ayrılık döneminden geçenler',
    'Kendini daha iyi tanımak isteyen gençler',
  ],
  steps: [
    {
      title: 'İlk görüşme',
      text: 'Gençle ve ailesiyle tanışırız. Ne için gelindiğini herkes kendi gözünden anlatır.',
    },
    {
      title: 'Gizliliği konuşmak',
      text: 'Nelerin aramızda kalacağını, nelerin aileyle paylaşılacağını en başta, gencin yanında açıkça konuşuruz.',
    },
    {
      title: 'Hedefi birlikte koymak',
      text: 'Neyin değişmesini istediğini gencin kendisi söyler; küçük ve izlenebilir adımlar belirleriz.',
    },
    {
      title: 'Düzenli görüşmeler',
      text: 'Görüşmelerde düşünceleri, duyguları ve ilişkileri ele alır, arada denenebilecek şeyler seçeriz.',
    },
  ],
  faqs: [
    {
      question: 'Çocuğum gelmek istemezse ne yapabilirim?',
      answer:
        'Zorlamak yerine merakla sormak iyi bir başlangıçtır. Dilerseniz ilk görüşmeye siz gelebilir, nasıl davet edebileceğinizi birlikte düşünebiliriz.',
    },
    {
      question: 'Anlattıklarını bana söyleyecek misiniz?',
      answer:
        'Görüşmelerin içeriği gençle aramızda kalır. Kendisinin ya da bir başkasının güvenliği söz konusu olduğunda bunu aileyle paylaşırız; bu kuralı genç de baştan bilir.',
    },
    {
      question: 'Hangi sıklıkla görüşülür?',
      answer: 'Çoğunlukla haftada bir görüşmeyle başlanır; sıklık ihtiyaca göre birlikte düzenlenir.',
    },
  ],
  bodyHtml:
    '<h2>Nasıl bir yer?</h2><p>Burada notlar, sınavlar ve karşılaştırmalar yok. Gencin anlattığı kadarıyla ilgilenir, anlatmadığına saygı duyarız. Susmak da konuşmanın bir biçimi olabilir.</p><h2>Aileyle birlikte</h2><p>Gencin bilgisi dahilinde ebeveynlerle de görüşürüz. Amaç bir tarafı haklı çıkarmak değil, evde birbirini duymayı kolaylaştırmaktır.</p>',
};

const familyCounselling: ServicePage = {
  promise: 'Kimin haklı olduğunu değil, birbirinizi nasıl duyabileceğinizi ararız.',
  sessionForm: 'Yüz yüze, ailece ya da yalnız ebeveynlerle',
  audience: [
    'Sınırlar, uyku, ekran ya da ödev yüzünden sık tartışan aileler',
    'Boşanma ya da ayrı evlerde ebeveynlik dönemindekiler',
    'Yeni bir kardeş, taşınma ya da kayıp yaşayan aileler',
    'Anne babalıkta ortak bir dil arayan ebeveynler',
  ],
  steps: [
    { title: 'Herkesi dinlemek', text: 'Evde olup biteni her aile üyesinin kendi sözcükleriyle dinleriz.' },
    {
      title: 'Döngüyü görmek',
      text: 'Tartışmaların nasıl başlayıp nasıl büyüdüğüne birlikte bakarız; suçlu aramadan.',
    },
    {
      title: 'Küçük denemeler',
      text: 'Evde denenecek, uygulanabilir bir ya da iki adım seçeriz: bir akşam düzeni, bir konuşma kuralı.',
    },
    { title: 'Gözden geçirmek', text: 'Neyin işe yaradığını konuşur, yaramayanı birlikte değiştiririz.' },
  ],
  faqs: [
    {
      question: 'Bütün ailenin gelmesi gerekir mi?',
      answer:
        'Hayır. Bazı görüşmeler yalnız ebeveynlerle, bazıları çocuklarla birlikte yapılır. İlk görüşmede kimlerle ilerleyeceğimize birlikte karar veririz.',
    },
    {
      question: 'Eşim gelmek istemiyor, tek başıma gelebilir miyim?',
      answer: 'Evet. Bir kişinin tutumunu değiştirmesi de evdeki düzeni etkiler.',
    },
    {
      question: 'Boşanma sürecindeyiz. Çocuğa nasıl anlatmalıyız?',
      answer:
        'Yaşına uygun, kısa ve ortak bir anlatım bulmanıza yardımcı oluruz. Çocuğun ne duyması gerektiği kadar, neyin yükünü taşımaması gerektiğini de konuşuruz.',
    },
  ],
  bodyHtml:
    '<h2>Bir kişinin değil, ilişkinin görüşmesi</h2><p>Çocuğun davranışı çoğu zaman ailedeki bir değişimin sesi olur. Aile danışmanlığında tek bir kişiye değil, aranızdaki ilişkiye ve günlük düzene bakarız.</p><h2>Evde denenebilir adımlar</h2><p>Uzun listeler yerine az sayıda, sizin evinize uyan adım seçeriz. Bir sonraki görüşmede bunların nasıl gittiğini konuşuruz.</p>',
};

const assessment: ServicePage = {
  promise: 'Bir etiket için değil, çocuğunuzu daha iyi anlamak ve neyin yardımcı olacağını görmek için.',
  sessionForm: 'Yüz yüze; görüşme, gözlem ve yaşa uygun ölçekler',
  audience: [
    'Dikkat, öğrenme ya da gelişimle ilgili soruları olan aileler',
    'Okulun değerlendirme önerdiği çocuklar',
    'Okula başlama döneminde hazır oluşu merak edenler',
    'Nereden başlayacağını bilemeyen ebeveynler',
  ],
  steps: [
    {
      title: 'Ebeveyn görüşmesi',
      text: 'Gelişim öyküsünü, günlük yaşamı ve sorunuzu dinleriz; hangi araçların uygun olacağına karar veririz.',
    },
    {
      title: 'Çocukla çalışma',
      text: 'Yaşına uygun ölçekler ve oyunla, molalar vererek çalışırız. Bu bir sınav değildir.',
    },
    { title: 'Bütünü görmek', text: 'Ölçekleri, gözlemi ve sizden öğrendiklerimizi birlikte değerlendiririz.' },
    {
      title: 'Geri bildirim',
      text: 'Sonuçları anlaşılır bir dille anlatır, yazılı olarak verir ve olası adımları konuşuruz.',
    },
  ],
  faqs: [
    {
      question: 'Çocuğumu nasıl hazırlamalıyım?',
      answer:
        'Uykusunu almış ve tok gelmesi yeterlidir; çalıştırmayın. “Sorular soracak ve birlikte bazı işler yapacağız” demeniz yeter.',
    },
    {
      question: 'Tek görüşmede biter mi?',
      answer:
        'Çoğu zaman birkaç görüşmeye yayılır; çünkü çocukların dikkati ve hâli günden güne değişir. Süreyi ilk görüşmede planlarız.',
    },
    {
      question: 'Rapor okulla paylaşılır mı?',
      answer: 'Yalnız sizin yazılı onayınızla. Sonuçlar size aittir.',
    },
  ],
  bodyHtml:
    '<h2>Neye bakarız?</h2><p>Bir ölçek tek başına çocuğu anlatmaz. Görüşme, gözlem ve yaşa uygun ölçekler bir araya geldiğinde çocuğun güçlü yanları ve destek isteyen alanları görünür olur.</p><h2>Sonrası</h2><p>Geri bildirim görüşmesinde sorularınızı yanıtlar, evde ve okulda neyin yardımcı olabileceğini konuşuruz. Gerekirse ilgili başka bir uzmana yönlendiririz.</p>',
};

const playGroup: ServicePage = {
  promise: 'Sıra beklemek, paylaşmak, birlikte gülmek: arkadaşlık küçük bir grupta denenerek öğrenilir.',
  sessionForm: 'Yüz yüze, yaşa göre küçük gruplarda',
  audience: [
    'Arkadaş edinmekte ya da gruba katılmakta zorlanan çocuklar',
    'Paylaşma ve sıra bekleme konusunda desteğe ihtiyaç duyanlar',
    'Okula başlamadan önce grup deneyimi yaşaması istenenler',
    'Utangaç ya da çabuk öfkelenen çocuklar',
  ],
  steps: [
    {
      title: 'Ön görüşme',
      text: 'Sizinle ve çocuğunuzla tanışır, grubun onun için uygun olup olmadığına birlikte bakarız.',
    },
    { title: 'Gruba alışma', text: 'Adları, odayı ve kuralları oyunla öğreniriz. Acele yoktur.' },
    {
      title: 'Birlikte oyun',
      text: 'Her buluşmanın bir teması olur: sıra beklemek, duyguları adlandırmak, birlikte bir şey kurmak.',
    },
    { title: 'Ailelerle paylaşım', text: 'Dönem içinde sizinle görüşür, gördüklerimizi anlatırız.' },
  ],
  faqs: [
    {
      question: 'Grupta kaç çocuk olur?',
      answer: 'Her çocuğa yer kalacak kadar küçük gruplar kurulur; yaşlar birbirine yakın tutulur.',
    },
    {
      question: 'Çocuğum ilk gün girmek istemezse?',
      answer: 'Bu çok olağandır. Kapının yanında izleyerek de başlayabilir; sizden ayrılması için acele edilmez.',
    },
    {
      question: 'Bu bir kurs mu?',
      answer:
        'Hayır. Bir beceriyi öğretmekten çok, çocuğun başkalarıyla birlikte olmayı güvenli bir yerde denemesi için bir alan.',
    },
  ],
  bodyHtml:
    '<h2>Oyunla birlikte olmak</h2><p>Bire bir ilişkide rahat olan bir çocuk kalabalıkta bocalayabilir. Küçük bir grupta, bir yetişkinin eşliğinde denemek çocuğa hem güven verir hem de zorlandığı anları görünür kılar.</p>',
};

const onlineTherapy: ServicePage = {
  promise: 'Yol uzunsa görüşme size gelsin: sakin bir köşe ve bir ekran yeterli.',
  sessionForm: 'Online, görüntülü görüşme',
  audience: [
    'Şehir dışında yaşayan aileler ve gençler',
    'Yolculuğun ya da zamanın zorladığı ebeveynler',
    'Yüz yüze başlayıp uzaktan sürdürmek isteyenler',
    'Küçük çocuklar için ebeveyn danışmanlığı arayanlar',
  ],
  steps: [
    {
      title: 'Uygunluğu konuşmak',
      text: 'İlk görüşmede online çalışmanın sizin için uygun olup olmadığına birlikte bakarız.',
    },
    {
      title: 'Hazırlık',
      text: 'Bağlantıyı size göndeririz. Kapısı kapanan bir oda ve kulaklık yeterlidir.',
    },
    { title: 'Görüşme', text: 'Kararlaştırdığımız gün ve saatte görüntülü olarak buluşuruz.' },
    {
      title: 'Gözden geçirmek',
      text: 'Yüz yüze görüşmenin daha uygun olacağını görürsek bunu açıkça konuşuruz.',
    },
  ],
  faqs: [
    {
      question: 'Görüşmeler kaydedilir mi?',
      answer: 'Hayır. Siz de kaydetmemeyi kabul edersiniz; böylece iki taraf da rahat konuşur.',
    },
    {
      question: 'Küçük çocuklarla online çalışılır mı?',
      answer: 'Küçük çocuklarda çoğunlukla ebeveynlerle çalışırız: evdeki düzeni ve zor anları birlikte ele alırız.',
    },
    {
      question: 'Bağlantı koparsa ne olur?',
      answer: 'Yeniden bağlanmayı deneriz; olmazsa sizi telefonla arar, kalan süreyi birlikte planlarız.',
    },
    {
      question: 'Acil bir durumda online görüşme uygun mudur?',
      answer: 'Hayır. Can güvenliğini ilgilendiren bir durumda 112’yi arayın ya da en yakın acil servise başvurun.',
    },
  ],
  bodyHtml:
    '<h2>Ekranda yakınlık</h2><p>Tanıdık bir odada, kendi koltuğunda konuşmak bazı gençler için daha kolaydır. Önemli olan görüşme süresince yalnız ve rahat olabileceğiniz bir yer bulmanızdır.</p><h2>Sizin tarafınızda</h2><p>Bir telefon ya da bilgisayar, kulaklık ve sessiz bir köşe yeterli. Görüşmeden birkaç dakika önce bağlantıyı denemenizi öneririz.</p>',
};

/** What the pages of the six services say, by slug. */
export const servicePages: Readonly<Record<string, ServicePage>> = {
  'oyun-terapisi': playTherapy,
  'bireysel-terapi': individualTherapy,
  'aile-danismanligi': familyCounselling,
  'psikolojik-degerlendirme': assessment,
  'oyun-grubu': playGroup,
  'online-terapi': onlineTherapy,
};

export const emptyPage: ServicePage = {
  promise: '',
  bodyHtml: '',
  audience: [],
  steps: [],
  faqs: [],
  sessionForm: '',
};
