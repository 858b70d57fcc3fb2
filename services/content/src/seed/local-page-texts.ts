import type { LocalPageBlock } from '@practice/contracts';
import type { LocalPage } from '../local-pages/local-page.model.ts';

type Texts = Pick<
  LocalPage,
  | 'heroFeatures'
  | 'whyChooseUsTitle'
  | 'whyChooseUsDescription'
  | 'whyChooseUsItems'
  | 'challengesTitle'
  | 'challengesDescription'
  | 'challengesProblems'
  | 'challengesSolutions'
  | 'contactTitle'
  | 'contactDescription'
  | 'distanceFromCorlu'
  | 'specialFeature'
> & { way: string; questions: readonly (readonly [question: string, answer: string])[] };

/** What the page of a city says beyond its first screen, by city. */
export const localPageTexts: Record<string, Texts> = {
  Çorlu: {
    heroFeatures: ['Çorlu merkezde', 'Hafta içi ve cumartesi görüşme', '3–18 yaş'],
    whyChooseUsTitle: 'Okuldan ve işten kolayca ulaşılan bir yer',
    whyChooseUsDescription:
      'Görüşmeye gelmek başlı başına bir iş olmasın istiyoruz. Merkezde olmamız, okul çıkışı görüşmelerini mümkün kılıyor.',
    whyChooseUsItems: [
      'Okul çıkış saatlerine uyan akşamüstü görüşmeleri',
      'Çocuğun öğretmeniyle, izniniz olduğunda telefonla görüşme',
      'Ebeveyn görüşmeleri için çocuğun okulda olduğu saatler',
    ],
    challengesTitle: 'Çorlu’daki aileler en çok neleri konuşmak istiyor?',
    challengesDescription:
      'Çorlu hızla büyüyen bir ilçe. Taşınan, okul değiştiren, iki ebeveynin de çalıştığı evlerden gelen sorular birbirine benziyor.',
    challengesProblems: [
      'Başka bir şehirden taşındık, çocuğumuz yeni okuluna ısınamadı.',
      'İkimiz de çalışıyoruz; akşam birlikte geçen kısa zaman tartışmayla geçiyor.',
      'Kardeşi doğduktan sonra eskisinden küçükmüş gibi davranıyor.',
    ],
    challengesSolutions: [
      'Önce ayrıldığı yeri ve insanları konuşmasına yer açar, sonra okuldaki küçük adımları öğretmeniyle birlikte planlarız.',
      'Eve ne zaman, kimin geldiğine bakıp günde on beş dakikalık, telefonsuz bir oyun zamanını birlikte kurarız.',
      'Oyun terapisinde çocuğun ne anlattığına bakar, evde ona özel zamanı nasıl açabileceğinizi konuşuruz.',
    ],
    contactTitle: 'Çorlu’da görüşelim',
    contactDescription:
      'Randevu formunu doldurun ya da bizi arayın; ilk görüşmeye gelmeden önce aklınızdakileri sorun.',
    distanceFromCorlu: '15 dakika',
    specialFeature: 'Görüşmeye çoğu mahalleden tek araçla gelinir.',
    way: 'Muhittin, Reşadiye ve Kemalettin gibi merkez mahallelerden yürüyerek gelinebilir. Hıdırağa, Esentepe ve Zafer tarafından merkeze giden minibüsler yakında durur. Ergene ve Marmaraereğlisi’nden gelenler Çorlu merkez yönünü izler.',
    questions: [
      [
        'Okul çıkışında görüşme olur mu?',
        'Akşamüstü saatleri bunun için ayırıyoruz. En çok istenen saatler olduğu için birkaç hafta öncesinden randevu almanızı öneririz.',
      ],
      [
        'Okulla görüşüyor musunuz?',
        'Siz isterseniz ve yazılı izin verirseniz öğretmen ya da rehber öğretmenle görüşürüz. Ne paylaşılacağını önceden birlikte kararlaştırırız.',
      ],
    ],
  },
  Çerkezköy: {
    heroFeatures: ['Vardiyaya uyan saatler', 'Cumartesi görüşmesi', 'Ara görüşmeler online'],
    whyChooseUsTitle: 'Vardiyanıza göre planlıyoruz',
    whyChooseUsDescription:
      'Organize sanayi bölgesinde çalışan ailelerde haftanın günü değil, vardiya sayılır. Randevuları bu yüzden ayın başında, vardiya çizelgenizle birlikte planlıyoruz.',
    whyChooseUsItems: [
      'Vardiya değişince bir gün öncesine kadar saat değiştirebilme',
      'İki ebeveynin ayrı ayrı katılabildiği aile görüşmeleri',
      'Gece vardiyasının ardından gelmek zorunda kalmamanız için online seçenek',
    ],
    challengesTitle: 'Çerkezköy ve Kapaklı’dan gelen sorular',
    challengesDescription:
      'Vardiyalı çalışmak evin ritmini de değiştiriyor. Uyku, sınırlar ve kimin ne zaman evde olduğu çoğu görüşmenin ilk konusu.',
    challengesProblems: [
      'Vardiya yüzünden uyku saatleri her hafta değişiyor, çocuk da uyumuyor.',
      'Bir hafta babaanne, bir hafta ben bakıyorum; kurallar birbirini tutmuyor.',
      'Gündüz uyumam gerekiyor, çocuk tablet başında kalıyor.',
    ],
    challengesSolutions: [
      'Değişen saatlerin içinde değişmeyen küçük bir uyku düzeni kurar, haftanın her günü aynı kalan üç adımı seçeriz.',
      'Bakım veren herkesle kısa bir görüşme yapar, evin üç kuralında anlaşırız.',
      'Ekranı yasaklamak yerine ne zaman açılıp ne zaman kapandığını belli eden bir düzen kurarız.',
    ],
    contactTitle: 'Çerkezköy’den gelmek için',
    contactDescription: 'Vardiya çizelgenizi de yazın; size uyan ilk saatleri birlikte bulalım.',
    distanceFromCorlu: 'arabayla yaklaşık yarım saat',
    specialFeature: 'Vardiyalı çalışan ebeveynler için akşamüstü ve cumartesi saatleri.',
    way: 'Arabayla Çerkezköy–Çorlu yolu üzerinden, Veliköy ve Ulaş tarafından gelinir. Kapaklı’dan çıkan aileler önce Çerkezköy’e inip aynı yolu izler. İki ilçe arasında gün boyu minibüs çalışır.',
    questions: [
      [
        'Eşimle aynı gün gelemiyoruz. Sorun olur mu?',
        'Olmaz. Ebeveyn görüşmelerini ayrı günlerde, biri online olmak üzere yapabiliyoruz; ikinizin de anlattığını bir araya getiririz.',
      ],
      [
        'Vardiyam değişirse randevum ne olur?',
        'Bir gün öncesine kadar haber vermeniz yeterli; aynı hafta içinde başka bir saat ya da online görüşme öneririz.',
      ],
    ],
  },
  Tekirdağ: {
    heroFeatures: ['Değerlendirme ve geri bildirim aynı gün', 'Ergen görüşmeleri', 'Yüz yüze ya da online'],
    whyChooseUsTitle: 'Bir yolculukta bir adımdan fazlası',
    whyChooseUsDescription:
      'Süleymanpaşa’dan gelmek yarım gününüzü alabiliyor. Bu yüzden aynı güne sığabilecek görüşmeleri birleştiriyoruz.',
    whyChooseUsItems: [
      'Çocuk görüşmesi ile ebeveyn görüşmesi art arda',
      'Değerlendirmenin sonucunu aynı gün konuşabilme',
      'Ara görüşmelerde evden online katılma',
    ],
    challengesTitle: 'Tekirdağ’dan gelen aileler neler anlatıyor?',
    challengesDescription:
      'Sahilde geçen yazla okulun başladığı sonbahar arasındaki geçiş, sınav yılları ve ergenlikte kapanan oda kapıları sık konuştuğumuz konular.',
    challengesProblems: [
      'Lise sınavına hazırlanıyor, karnı ağrıdığı için okula gitmek istemiyor.',
      'Ergen kızımız bizimle konuşmuyor, odasından çıkmıyor.',
      'Yaz bitince uyku ve yemek düzeni bütünüyle bozuldu.',
    ],
    challengesSolutions: [
      'Ağrının hangi günlerde geldiğine bakar, doktor muayenesini de göz önünde tutarak kaygıyla baş etme yollarını adım adım çalışırız.',
      'İlk görüşmelerde gencin kendi sözlerine yer açar, neyin size aktarılacağını onunla birlikte belirleriz.',
      'Okulun açılışından birkaç hafta önce başlayan küçük değişikliklerle düzeni geri kurarız.',
    ],
    contactTitle: 'Tekirdağ’dan gelirken',
    contactDescription: 'Hangi gün yola çıkabileceğinizi yazın; aynı güne sığacak görüşmeleri birlikte planlayalım.',
    distanceFromCorlu: 'arabayla yaklaşık kırk dakika',
    specialFeature: 'Uzaktan gelen aileler için görüşmeler art arda, tek bir güne planlanır.',
    way: 'Süleymanpaşa’dan Çorlu yönüne giden ana yol izlenir. Barbaros ve Kumbağ gibi sahil mahallelerinden gelenler önce Süleymanpaşa’ya ulaşır. Otogardan Çorlu’ya gün boyu otobüs ve minibüs kalkar.',
    questions: [
      [
        'Değerlendirme için kaç kez gelmemiz gerekir?',
        'Çoğu zaman bir ebeveyn görüşmesi online yapılır, değerlendirme için bir kez gelinir. Sonuçları aynı gün ya da sonra online konuşabiliriz.',
      ],
      [
        'Çocuğum görüşmeye tek başına mı girecek?',
        'Küçük çocuklarla ilk görüşmede birlikte oluruz. Ergenlerle çoğunlukla önce genç, ardından aileyle görüşürüz.',
      ],
    ],
  },
  Lüleburgaz: {
    heroFeatures: ['Cumartesi yüz yüze', 'Hafta içi online', 'Sınav dönemlerinde destek'],
    whyChooseUsTitle: 'İki yoldan biri: cumartesi ya da evinizden',
    whyChooseUsDescription:
      'Lüleburgaz’dan her hafta gelmek şart değil. Cumartesi yüz yüze görüşmelerle hafta içi online görüşmeleri birbirine bağlıyoruz.',
    whyChooseUsItems: [
      'Ayda bir ya da iki kez yüz yüze, arada online görüşme',
      'Okul günlerinde yolda geçecek zamanı ders ve oyuna bırakma',
      'Sınav haftalarında daha kısa, daha sık görüşme seçeneği',
    ],
    challengesTitle: 'Lüleburgaz’da en çok neler soruluyor?',
    challengesDescription:
      'Okul başarısı, sınav yılları ve başka şehre okumaya giden kardeşin ardından değişen ev, görüşmelerde sık karşımıza çıkıyor.',
    challengesProblems: [
      'Sınavda bildiklerini unutuyor, eli titriyor.',
      'Abisi üniversiteye gidince içine kapandı.',
      'Ödev saatleri her akşam kavgaya dönüyor.',
    ],
    challengesSolutions: [
      'Kaygının bedende nasıl başladığını tanır, sınavda kullanabileceği kısa soluk ve dikkat çalışmaları yaparız.',
      'Ayrılığın çocuk için ne anlama geldiğini oyunda ve sözde konuşur, kardeşiyle bağını sürdürecek yollar buluruz.',
      'Ödevin nerede, ne zaman, kiminle yapıldığına bakar; yardım etmekle yerine yapmak arasındaki çizgiyi birlikte çizeriz.',
    ],
    contactTitle: 'Lüleburgaz’dan ilk adım',
    contactDescription: 'İlk görüşmeyi online yapabiliriz; gelip gelmeyeceğinize sonra birlikte karar veririz.',
    distanceFromCorlu: 'arabayla yaklaşık elli dakika',
    specialFeature: 'Her hafta yola çıkmanız gerekmez; ne zaman geleceğinize birlikte karar veririz.',
    way: 'Arabayla D-100 yolundan, Büyükkarıştıran üzerinden gelinir; otoyoldan gelenler Çorlu çıkışını kullanır. Babaeski ve Pınarhisar’dan yola çıkanlar Lüleburgaz’dan sonra aynı yolu izler.',
    questions: [
      [
        'Online görüşme çocuklarla olur mu?',
        'Ergenlerle ve ebeveynlerle çoğu zaman olur. Küçük çocuklarda oyun için yüz yüze görüşmeyi tercih eder, aradaki ebeveyn görüşmelerini online yaparız.',
      ],
      ['Kışın yol kapanırsa ne olur?', 'Görüşmeyi aynı saatte online yaparız ya da başka bir güne alırız.'],
    ],
  },
  Silivri: {
    heroFeatures: ['Trafiğe girmeden', 'Yüz yüze oyun terapisi', 'Ergenlerle dönüşümlü online'],
    whyChooseUsTitle: 'İstanbul’un öbür ucuna gitmeden',
    whyChooseUsDescription:
      'Silivri’den şehir merkezine gitmek bazen yarım günü buluyor. Batıya, Çorlu’ya gelmek çoğu saatte daha öngörülebilir.',
    whyChooseUsItems: [
      'Yoğun saatlerin dışına alınabilen görüşmeler',
      'Küçük çocuklar için oyuncakları hazır, sessiz bir oyun odası',
      'Yazlıkta geçen aylarda online süren görüşmeler',
    ],
    challengesTitle: 'Silivri’den gelen ailelerle neler çalışıyoruz?',
    challengesDescription:
      'Yazın kalabalıklaşan, kışın sakinleşen bir sahil ilçesinde arkadaşlıklar da mevsimlik olabiliyor. Uzun okul yolları ve geç biten iş günleri de buna ekleniyor.',
    challengesProblems: [
      'Yazlıktaki arkadaşları gidince yalnız kaldı, dışarı çıkmak istemiyor.',
      'Servis yolu uzun; eve yorgun ve öfkeli geliyor.',
      'Bizden ayrı uyuyamıyor, gece yanımıza geliyor.',
    ],
    challengesSolutions: [
      'Kış arkadaşlıkları için küçük, gerçekçi adımlar seçer; yalnızlık duygusunu oyunda ve konuşmada ele alırız.',
      'Okuldan eve geçişi yumuşatan yarım saatlik bir düzen kurar, öfkenin ardındaki yorgunluğa birlikte bakarız.',
      'Ayrı uyumaya kendi yatağında başlayan, adım adım ilerleyen bir plan yapar, ilk gecelerde sizinle haberleşiriz.',
    ],
    contactTitle: 'Silivri’den randevu',
    contactDescription: 'Hangi saatte yola çıkmanın size uyduğunu yazın; dönüşü yoğun saate bırakmayalım.',
    distanceFromCorlu: 'arabayla yaklaşık kırk dakika',
    specialFeature: 'Batı yönündeki yol, şehre giden yola göre çoğu saatte daha sakindir.',
    way: 'TEM otoyolundan ya da sahil boyunca D-100’den Çorlu yönüne gelinir. Gümüşyaka ve Değirmenköy’den çıkanlar için yol daha da kısadır. Selimpaşa tarafından gelenler otoyolu kullanır.',
    questions: [
      [
        'İstanbul’da oturuyoruz, yine de gelebilir miyiz?',
        'Gelebilirsiniz. Silivri’nin yanında Büyükçekmece ve Çatalca’dan gelen ailelerle de çalışıyor, uzak gelenlere saatleri ona göre öneriyoruz.',
      ],
      [
        'Yazın ara veriyor musunuz?',
        'Görüşmeler yaz boyunca sürer. Tatildeyseniz ebeveyn ve ergen görüşmelerini online yapabiliriz.',
      ],
    ],
  },
};

/** The blocks of a city's page: the way there, the services, questions. */
export function blocksOf(cityName: string): LocalPageBlock[] {
  const { way, questions } = localPageTexts[cityName] ?? { way: '', questions: [] };
  return [
    { ...blank, type: 'text', title: 'Yol tarifi', content: `<p>${way}</p>` },
    { ...blank, type: 'services', title: 'Hangi konularda birlikte çalışabiliriz?' },
    {
      ...blank,
      type: 'faq',
      title: `${cityName} için sık sorulanlar`,
      items: questions.map(([title, text]) => ({ title, text })),
    },
  ];
}

const blank = { title: '', subtitle: '', content: '', items: [] };
