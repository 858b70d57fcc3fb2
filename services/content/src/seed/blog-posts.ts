import type { BlogPost } from '../blog/blog-post.model.ts';
import type { PictureName } from './demo-pictures.ts';
import { longerPosts } from './longer-blog-posts.ts';
import { practice } from './practice.ts';

export type PostText = Pick<BlogPost, 'title' | 'slug' | 'category' | 'excerpt' | 'content'> & {
  daysAgo: number;
  picture?: PictureName;
};
type PostSeed = PostText & Pick<BlogPost, 'author' | 'isPublished'>;

const posts: PostText[] = [
  {
    title: 'Okula Başlarken Ayrılık Kaygısı',
    slug: 'okula-baslarken-ayrilik-kaygisi',
    picture: 'window',
    category: 'Okul Öncesi',
    daysAgo: 6,
    excerpt:
      'Kapıda dökülen gözyaşları çoğu çocukta birkaç haftada diner. Vedayı kolaylaştıran küçük alışkanlıkları ve ne zaman destek almanın iyi olacağını anlattık.',
    content: `
<p>Anaokulunun ya da birinci sınıfın ilk günlerinde pek çok çocuk kapıda ağlar, anne babasının bacağına sarılır, karnının ağrıdığını söyler. Bu, çocuğun size bağlı olduğunu ve yeni bir yere henüz güvenmediğini gösterir. Güven, tekrarla kurulur: her gün gidip her gün geri dönüldüğünü yaşayan çocuk, ayrılığın geçici olduğunu bedeniyle öğrenir.</p>
<h2>Vedayı kısa ve belli tutun</h2>
<p>Uzayan vedalar çocuğa “ortada korkulacak bir şey var” der. Bir cümle, bir sarılma ve net bir buluşma zamanı yeterlidir: “Öğle uykusundan sonra seni almaya geleceğim.” Gizlice ayrılmak o anı kolaylaştırır, ertesi günü zorlaştırır; çocuk sizi gözünün önünden ayırmamayı öğrenir.</p>
<h2>Duyguyu kabul edin, kararı değiştirmeyin</h2>
<p>“Ağlanacak bir şey yok” yerine “Beni özleyeceksin, biliyorum. Öğretmenin sana eşlik edecek” demek, çocuğa hem anlaşıldığını hem de planın sürdüğünü anlatır. Gözyaşları sürerken eve dönmek, bir sonraki sabahın gözyaşlarını çoğaltır.</p>
<h2>Evde yapabilecekleriniz</h2>
<ul>
<li>Sabah rutinini bir gece önceden hazırlayın; acele, kaygıyı büyütür.</li>
<li>Okul oyunu oynayın. Bebekleri okula bırakıp alan çocuk, ayrılığı kendi elinde tutar.</li>
<li>Cebine küçük bir eşya koyun: bir kurdele, bir düğme, aile fotoğrafı.</li>
<li>Akşam “Ağladın mı?” yerine “Bugün kiminle oynadın?” diye sorun.</li>
</ul>
<h2>Ne zaman destek almalı?</h2>
<p>Dört haftayı aşan yoğun ağlama, uyku ve iştahta belirgin bozulma, okul dışındaki ayrılıklarda da süren korku ya da önceden kazanılmış becerilerde gerileme varsa bir uzmanla görüşmek iyi olur. Amaç çocuğu “alıştırmak” değil, kaygının neye işaret ettiğini birlikte anlamaktır.</p>`,
  },
  {
    title: 'Ergenlikte Kapanan Oda Kapısı',
    slug: 'ergenlikte-kapanan-oda-kapisi',
    category: 'Ergenlik',
    daysAgo: 20,
    excerpt:
      'Ergenin odasına çekilmesi her zaman bir sorun değildir. Mahremiyet ihtiyacını içe kapanmadan ayırmaya ve konuşmanın yolunu açık tutmaya dair notlar.',
    content: `
<p>Daha geçen yıl her şeyi anlatan çocuğunuz artık kapısını kapatıyor, sorularınıza tek kelimeyle cevap veriyor. Bu değişim çoğu zaman reddedilmek değil, büyümektir. Ergen, kim olduğunu biraz da sizden ayrı durarak bulur; kapı, bu çalışmanın duvarıdır.</p>
<h2>Mahremiyet mi, içe kapanma mı?</h2>
<p>Arkadaşlarıyla görüşmeyi sürdüren, bir şeylerden keyif alan, sofraya oturan bir gencin odasında vakit geçirmesi beklenen bir durumdur. Şunlar ise durup bakmayı gerektirir:</p>
<ul>
<li>Eskiden sevdiği etkinliklerden bütünüyle vazgeçmesi,</li>
<li>Uyku düzeninin tersine dönmesi, belirgin kilo değişikliği,</li>
<li>Ders başarısında ani düşüş, okula gitmek istememe,</li>
<li>“Ben olmasam da olur” gibi umutsuzluk cümleleri ya da kendine zarar verme.</li>
</ul>
<p>Son maddedeki bir işarette beklemeyin; aynı gün bir uzmana, gerekirse acil servise başvurun.</p>
<h2>Konuşmanın yolunu açık tutmak</h2>
<p>Yüz yüze sorgu yerine yan yana zamanlar seçin: araba yolculuğu, yemek hazırlığı, köpeği gezdirmek. Anlattığında hemen çözüm vermeyin; “Benden dinlememi mi istersin, fikir vermemi mi?” diye sorun. Öğrendiklerinizi başkalarının yanında anlatmayın. Bir kez sızan güven, uzun süre toplanmaz.</p>
<h2>Sınırlar hâlâ gerekli</h2>
<p>Mahremiyete saygı, sınırsızlık değildir. Eve dönüş saati, ekran süresi, yemeklerin birlikte yenmesi gibi konularda kısa ve gerekçesi belli kurallar koyun; kuralları gencin de söz alacağı bir konuşmada belirleyin. Kendi koyduğu kurala uyması daha kolaydır.</p>`,
  },
  {
    title: 'Öfke Nöbeti Sırasında Ne Yapmalı?',
    slug: 'ofke-nobeti-sirasinda-ne-yapmali',
    category: 'Ebeveynlik',
    daysAgo: 41,
    excerpt:
      'Öfke nöbeti bir şımarıklık değil, taşan bir duygudur. Nöbet öncesinde, sırasında ve sonrasında ebeveynin yapabilecekleri.',
    content: `
<p>Markette kendini yere atan üç yaşındaki çocuk sizi zor durumda bırakmak için plan yapmaz. Beyninin duyguları yatıştıran bölümü henüz gelişmektedir; istediği şeyle sınır çarpıştığında duygu taşar. O anda işiniz öğretmek değil, eşlik etmektir. Öğretmek sonraya kalır.</p>
<h2>Öncesi: yakıtı azaltın</h2>
<p>Nöbetlerin çoğu açlık, uykusuzluk, acele ve ani geçişlerde yaşanır. Geçişleri haber verin: “İki kez daha kaydıraktan kayacaksın, sonra eve gidiyoruz.” Küçük seçimler sunun; kırmızı bardağı mı mavi bardağı mı istediğine karar veren çocuk, bütün kararları reddetmek zorunda kalmaz.</p>
<h2>Sırasında: sakin, yakın, az sözle</h2>
<ul>
<li>Önce kendi nefesinize dönün. Sesiniz alçaldıkça onunki de alçalır.</li>
<li>Güvenliği sağlayın: vurmasını durdurun, kırılacak eşyayı çekin.</li>
<li>Duyguyu adlandırın: “Çok kızdın. Onu almak istiyordun.”</li>
<li>Pazarlık etmeyin, uzun açıklama yapmayın, tehdit etmeyin.</li>
<li>Sınırı değiştirmeyin. Ağlayınca alınan oyuncak, bir sonraki nöbetin nedenidir.</li>
</ul>
<h2>Sonrası: bağ kurun, sonra konuşun</h2>
<p>Nöbet dindiğinde çocuk yorgun ve çoğu zaman utanmıştır. Önce sarılın. Sonra bir iki cümleyle toparlayın: “Kızmak serbest, vurmak yok. Bir dahaki sefere ayağını yere vurabilirsin.” Bu konuşma kısa olsun; ders, onlarca küçük tekrarla yerleşir.</p>
<h2>Ne zaman danışmalı?</h2>
<p>Dört yaşından sonra da günde birkaç kez süren, kendine ya da başkasına zarar veren, okulda da yaşanan nöbetlerde değerlendirme yararlı olur. Bazen öfkenin altında konuşma güçlüğü, duyusal hassasiyet ya da evdeki bir değişiklik vardır.</p>`,
  },
  {
    title: 'Oyun Terapisi Nedir, Seansta Ne Olur?',
    slug: 'oyun-terapisi-nedir-seansta-ne-olur',
    picture: 'shelf',
    category: 'Genel',
    daysAgo: 63,
    excerpt:
      'Çocuk, yaşadıklarını kelimelerden önce oyunla anlatır. Oyun odasında neler olduğunu ve ailenin sürece nasıl katıldığını anlattık.',
    content: `
<p>Yetişkin, zorlandığı bir konuyu anlatarak düzenler. Çocuğun elinde aynı iş için oyun vardır: bebeğini doktora götürür, canavarı kutuya kapatır, evi yıkıp yeniden kurar. Oyun terapisi, çocuğun bu doğal dilini güvenli bir ilişkinin içinde kullanır.</p>
<h2>Oyun odası</h2>
<p>Odadaki oyuncaklar rastgele değildir: aile figürleri, ev, hayvanlar, doktor seti, kum, boya, kukla. Her biri başka bir anlatıma kapı açar. Çocuk neyle oynayacağını kendisi seçer; terapist izler, duyguyu geri yansıtır, güvenliği koruyan birkaç sınır koyar. Aynı gün, aynı saat ve aynı oda, kendi başına iyileştirici bir düzendir.</p>
<h2>Süreç nasıl ilerler?</h2>
<ol>
<li><strong>Aile görüşmesi.</strong> İlk görüşme yalnızca ebeveynlerle yapılır; gelişim öyküsü ve beklentiler konuşulur.</li>
<li><strong>Tanışma seansları.</strong> Çocukla birkaç görüşmede oyunun temaları anlaşılmaya çalışılır.</li>
<li><strong>Geri bildirim.</strong> Gözlemler aileyle paylaşılır, hedefler ve yaklaşık süre birlikte belirlenir.</li>
<li><strong>Seanslar ve ebeveyn görüşmeleri.</strong> Haftalık seanslara düzenli ebeveyn görüşmeleri eşlik eder.</li>
<li><strong>Vedalaşma.</strong> Bitiş önceden konuşulur; ayrılık da çalışmanın bir parçasıdır.</li>
</ol>
<h2>Sık sorulanlar</h2>
<p><strong>“Bugün ne oynadın?” diye sorabilir miyim?</strong> Anlatmak isterse dinleyin, sormayın. Odada olanların kendisine ait olduğunu bilmek çocuğu rahatlatır. Güvenliğini ilgilendiren her konu ise sizinle paylaşılır.</p>
<p><strong>Kaç seans sürer?</strong> Çocuğun yaşına ve ihtiyacına göre değişir. Baştan kesin bir sayı ya da sonuç sözü vermek doğru olmaz; belirli aralıklarla birlikte değerlendiririz.</p>`,
  },
  {
    title: 'Sınav Kaygısıyla Baş Etmek',
    slug: 'sinav-kaygisiyla-bas-etmek',
    category: 'Ergenlik',
    daysAgo: 90,
    excerpt:
      'Kaygının bir kısmı çalışmaya yardım eder, fazlası bilgiyi kilitler. LGS ve YKS döneminde gençlere ve ailelere uygulanabilir öneriler.',
    content: `
<p>Sınavdan önce kalbin hızlanması bir arıza değildir; beden önemli bulduğu bir işe hazırlanır. Sorun, kaygının düşünmeyi zorlaştıracak kadar yükselmesidir: bilinen sorunun boş bırakılması, kâğıda bakıp donup kalmak, sınav sabahı mide bulantısı.</p>
<h2>Gençler için</h2>
<ul>
<li><strong>Nefesi uzatın.</strong> Dört saniyede alın, altı saniyede verin; on tekrar. Uzun nefes verme, bedene tehlikenin geçtiğini söyler. Bunu sınavda değil, her gün çalışırken alıştırın.</li>
<li><strong>Düşünceyi yakalayın.</strong> “Kesin yapamayacağım” bir bilgi değil, bir tahmindir. Yanına kanıtı yazın: son üç denemede ne oldu?</li>
<li><strong>Parçalayın.</strong> “Matematik çalışacağım” yerine “on beş problem, kırk dakika, sonra mola.”</li>
<li><strong>Uykuyu pazarlık konusu yapmayın.</strong> Öğrenilen, uykuda yerleşir. Son gece kazanılan iki saat, sınavda kaybedilir.</li>
</ul>
<h2>Aileler için</h2>
<p>Evde sınavdan başka konuların da konuşulduğu bir zaman ayırın. Karşılaştırma yapmayın; kuzenin puanı kimseyi çalıştırmaz. Sonucu değil çabayı görün: “Bugün zorlandığın konuya geri döndün” demek, “Aferin, doksan almışsın” demekten uzun ömürlüdür. Kendi kaygınızı da fark edin; çocuklar sesinizdeki acelenin altını duyar.</p>
<h2>Sınav sabahı</h2>
<p>Bildiği bir kahvaltı, erken çıkılan bir yol, kısa bir cümle: “Elinden geleni yapacaksın, sonuç ne olursa olsun akşam birlikteyiz.” Son tekrarlar, son uyarılar evde kalsın.</p>
<h2>Ne zaman destek almalı?</h2>
<p>Kaygı uykuyu, iştahı, arkadaşlıkları haftalardır etkiliyorsa, panik benzeri nöbetler yaşanıyorsa ya da genç ders çalışmayı bütünüyle bırakmışsa birkaç görüşme yeni bir başlangıç olabilir.</p>`,
  },
];

/** Eight posts, at least one in each category. */
export const blogPosts: PostSeed[] = [...posts, ...longerPosts].map((post) => ({
  ...post,
  content: post.content.trim(),
  author: practice.person,
  isPublished: true,
}));
