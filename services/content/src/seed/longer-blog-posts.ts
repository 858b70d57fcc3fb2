import type { PostText } from './blog-posts.ts';

/** Three posts more, one of them long enough for a list of its contents. */
export const longerPosts: PostText[] = [
  {
    title: 'Ekranla Barışık Bir Ev: Yaşa Göre Kurallar',
    slug: 'ekranla-barisik-bir-ev',
    category: 'Ebeveynlik',
    daysAgo: 2,
    excerpt:
      'Tablet ne düşman ne bakıcı. Yaşa göre süreler, evin ekran kuralları, kapatma anının kavgası ve sizin telefonunuz üzerine uzun bir yazı.',
    content: `
<p>Ekran üzerine konuşulan evlerin çoğunda iki cümle yarışır: “Bir dakika daha” ve “Yeter artık.” İkisi de haklıdır. Çocuk, bitmeyecek gibi kurulmuş bir şeyin ortasındadır; siz ise yemeğin, uykunun, ödevin saatini bilirsiniz. Bu yazı bir yasak listesi değil, o iki cümlenin arasındaki yolu kısaltmak için.</p>
<h2>Neden kapatmak bu kadar zor?</h2>
<p>Oyunlar ve videolar durak yerleri olmadan akar; bir bölüm bitmeden öteki başlar. Yetişkin bile akşam “son bölüm” derken gece yarısını bulur. Çocuğun durma becerisi ise daha yapım aşamasındadır. Kapatırken yaşanan öfke bu yüzden çoğu zaman inat değil, yarıda kalmışlığın duygusudur.</p>
<p>Bunu bilmek kuralı kaldırmaz, tonunu değiştirir. “Bırakamıyorsun, biliyorum, zor. Yardım edeyim” cümlesi, aynı kuralı kavga çıkarmadan taşıyabilir.</p>
<h2>Yaşa göre ne beklenir?</h2>
<h3>İki yaşına kadar</h3>
<p>Bebekler ekrandan değil yüzlerden öğrenir. Uzaktaki dedeyle görüntülü konuşmak başka, yemek yedirmek için açılan video başkadır. Bu dönemde ekranın en iyi süresi yok denecek kadar az olandır.</p>
<h3>Okul öncesi</h3>
<p>Günde bir saate kadar, yavaş akan, birlikte izlenip konuşulan içerikler. İzlerken sorulan “Sence şimdi ne yapacak?” sorusu, izlemeyi oyuna yaklaştırır. Yatmadan önceki son saat ekransız kalsın; uykuya geçiş kolaylaşır.</p>
<h3>İlkokul</h3>
<p>Artık kurallar birlikte yazılabilir. Ödev, hareket, arkadaş ve uyku yerini aldıktan sonra kalan zamanın bir bölümü ekranındır. Süre kadar içerik de konuşulmalı: kiminle oynuyor, ne izliyor, izlerken ne hissediyor?</p>
<h3>Ergenlik</h3>
<p>Telefon, arkadaşlığın sokağıdır. Denetim yerini konuşmaya bırakır; geceleri telefonun odada kalmaması gibi birkaç net sınır sürer. Gencin kendi kullanımını fark etmesi, sizin saymanızdan daha kalıcıdır.</p>
<h2>Evin ekran kuralları</h2>
<p>İyi bir kural kısadır, herkese uygulanır ve kavga anında değil sakin bir zamanda konur. Beş maddeyi geçmesin; buzdolabına asılsın.</p>
<ul>
<li><strong>Yer:</strong> Sofrada ve yatak odasında ekran yok. Büyükler için de.</li>
<li><strong>Zaman:</strong> Her gün aynı saatte başlar, aynı saatte biter. Pazarlık azalır.</li>
<li><strong>Sıra:</strong> Önce günün işi, sonra ekran. Ödül değil, sıra.</li>
<li><strong>Haber:</strong> Bitmeden on dakika ve iki dakika önce söylenir.</li>
<li><strong>Esneklik:</strong> Hastalık, yolculuk ve yağmurlu pazar ayrı konuşulur.</li>
</ul>
<h2>Kapatma anı</h2>
<p>Çoğu kavga bu beş dakikada çıkar. Yanına gidin, ekrana onunla birlikte bakın, ne oynadığını sorun. Bir bölümün sonunu hedefleyin: “Bu yarış bitince kapatıyoruz.” Ekranı sizin değil onun kapatması, küçük ama önemli bir adımdır.</p>
<p>Kapattıktan sonra boşluk kalmasın. Sofrayı kurmak, köpeği çıkarmak, banyoya suyu doldurmak gibi elle yapılan bir iş, geçişi kolaylaştırır. Ağlarsa ağlasın; kural sürer, kucak da sürer.</p>
<h2>Sizin telefonunuz</h2>
<p>Çocuklar söylediğimizi değil yaptığımızı toplar. Eve girince telefonu bir kutuya bırakmak, mesaj yazarken “Anneannene cevap veriyorum, iki dakika” diye söylemek, onların da göreceği bir sınırdır. Kusursuz olmanız gerekmez; fark edip dönmeniz yeter.</p>
<h2>Ne zaman durup bakmalı?</h2>
<p>Ekran dışında hiçbir şeyden keyif almama, uykunun ve okulun haftalardır aksaması, arkadaşlardan uzaklaşma, gizlice ve giderek daha uzun kullanma ya da kapatınca şiddete varan tepkiler varsa bir uzmanla konuşmak iyi olur. Çoğu zaman ekran sorunun kendisi değil, başka bir sıkıntının sığınağıdır.</p>
<p>Başlamak için tek bir madde seçin. Bu hafta yalnız sofrayı ekransız bırakmak bile evin sesini değiştirebilir.</p>`,
  },
  {
    title: 'Kardeş Geliyor: Büyük Çocuğu Hazırlamak',
    slug: 'kardes-geliyor',
    category: 'Okul Öncesi',
    daysAgo: 13,
    excerpt: 'Eve gelecek bebeği anlatmanın, kıskançlığı konuşmanın ve ilk haftaları kolaylaştırmanın küçük yolları.',
    content: `
<p>Yeni bir kardeş, büyük çocuk için hem merak hem kayıptır. Evin tek çocuğu olmaktan çıkacağını sözcüklerle anlatamaz; altını ıslatarak, bebek gibi konuşarak, kucağınızdan inmeyerek anlatır. Bu gerileme çoğunlukla geçicidir.</p>
<h2>Ne zaman ve nasıl söylemeli?</h2>
<p>Karnınız görünmeye başladığında, günlük bir anın içinde söyleyin. “Çok seveceksin” demek yerine “Bebekler çok ağlar, çok uyur. Bazen sıkılabilirsin, bazen hoşuna gidebilir” demek, her duyguya yer bırakır.</p>
<h2>İlk haftalar</h2>
<ul>
<li>Her gün on dakikayı yalnız ona ayırın; bebek bu sürede başkasında olsun.</li>
<li>Yardım isteyin ama görev yüklemeyin: bezi getirmek oyun, her seferinde getirmek iştir.</li>
<li>Misafirlere önce büyük çocukla konuşmalarını fısıldayın.</li>
</ul>
<h2>Kıskançlık konuşulunca küçülür</h2>
<p>“Bazen bebeği geri verelim istiyorsun” diyebilen bir ebeveyn, çocuğa bu duyguyla yalnız olmadığını gösterir. Vurmak yasaktır, duygu yasak değildir: “Kızabilirsin, vurmana izin veremem.”</p>
<h2>Doğumdan sonra ilk karşılaşma</h2>
<p>Büyük çocuk odaya girdiğinde bebek kucağınızda değil yatağında olsun; kollarınız önce ona açılsın. Bebeğin ona getirdiği küçük bir armağan, pek çok evde işe yarayan bir köprüdür.</p>
<p>Gerileme aylarca sürüyor, çocuk bebeğe zarar vermeye çalışıyor ya da yemekten, oyundan, uykudan kesildiyse destek almak için beklemeyin.</p>`,
  },
  {
    title: 'İlk Görüşmeye Hazırlanırken',
    slug: 'ilk-gorusmeye-hazirlanirken',
    category: 'Genel',
    daysAgo: 28,
    excerpt: 'Psikoloğa gideceğini çocuğa nasıl söylemeli, yanınızda ne getirmeli, ilk görüşmede ne konuşulur?',
    content: `
<p>İlk görüşme bir sınav değildir; tanışmadır. Çoğu zaman önce anne babayla konuşulur, çocuğun öyküsü dinlenir, neyin merak edildiği birlikte yazılır.</p>
<h2>Çocuğa nasıl söylemeli?</h2>
<p>Kısa ve doğru bir cümle yeterlidir: “Geceleri korktuğun için birlikte bir psikoloğa gideceğiz. Orada oyuncaklar var, iğne yok. Seninle konuşacak ve oynayacak.” “Bir ablaya misafirliğe gidiyoruz” gibi örtülü anlatımlar güveni zedeler.</p>
<h2>Yanınızda ne olsun?</h2>
<ul>
<li>Varsa okuldan gelen yazılar ve önceki değerlendirmeler,</li>
<li>Son bir haftadan iki üç somut an: ne oldu, siz ne yaptınız, nasıl bitti?</li>
<li>Sizin sorularınız. Unutulmasın diye yazın.</li>
</ul>
<h2>Görüşme sırasında</h2>
<p>Doğru cevap diye bir şey yoktur; “Bilmiyorum” da bir cevaptır. Çocuk odada oynarken siz yanında olabilirsiniz, isterse kapıda beklersiniz. Konuşulanların gizliliği ve bunun sınırları en başta size ve yaşına uygun sözlerle ona anlatılır.</p>
<h2>Sonra ne olur?</h2>
<p>Görüşmelerin sonunda ne düşünüldüğü ve nasıl ilerlenebileceği sizinle konuşulur. Her başvuru uzun bir süreç gerektirmez; bazen birkaç görüşme ve evde denenecek birkaç değişiklik yeterli bir başlangıçtır. Karar sizindir; düşünmek için zaman istemek de doğaldır.</p>`,
  },
];
