import type { Operator } from './operator.ts';

export const termsOfUse = ({ note, name, questions }: Operator) =>
  `
${note}
<p>Bu siteyi kullanarak aşağıdaki şartları kabul etmiş olursunuz. Site, ${name} (“Uygulama”) tarafından işletilir.</p>

<h2>1. Sitenin amacı</h2>
<p>Site; sunulan hizmetler hakkında bilgi vermek, bilgilendirici yazılar yayımlamak ve randevu taleplerini almak için kurulmuştur. Buradaki içerik genel bilgilendirme niteliğindedir; tanı, tedavi veya kişiye özel öneri yerine geçmez ve sitenin kullanılması tek başına bir terapi ilişkisi kurmaz.</p>

<h2>2. Acil durumlar</h2>
<p><strong>Bu site acil durumlar için uygun değildir.</strong> Çocuğunuzun ya da bir başkasının yaşamı veya güvenliği tehlikedeyse 112 Acil Çağrı Merkezi’ni arayın veya en yakın sağlık kuruluşunun acil servisine başvurun.</p>

<h2>3. Randevu talepleri</h2>
<ul>
<li>Site üzerinden gönderilen form bir taleptir. Talep edilen saat sizin için ayrılır; randevu, Uygulama’nın sizinle iletişime geçip onaylamasıyla kesinleşir.</li>
<li>Talebin, çocuğun velisi veya vasisi tarafından, doğru ve güncel bilgilerle yapılması gerekir.</li>
<li>Randevunuza gelemeyecekseniz en az 24 saat önceden haber vermenizi rica ederiz; böylece saat bekleyen başka bir aileye açılabilir.</li>
<li>Uygulama, zorunlu hâllerde randevunun zamanını değiştirebilir veya iptal edebilir; bu durumda size bilgi verilir ve yeni bir zaman önerilir.</li>
<li>Görüşme süresi, ücret ve ödeme koşulları, randevu onaylanırken ve ilk görüşmede açıklanır.</li>
</ul>

<h2>4. Kullanım kuralları</h2>
<p>Siteye zarar verecek, işleyişini bozacak veya başkalarının verilerine erişmeye yönelik girişimlerde bulunmak, gerçeğe aykırı talepler göndermek ve içeriği otomatik yollarla toplu olarak kopyalamak yasaktır. Bu tür kullanımlarda erişim sınırlandırılabilir, yasal yollara başvurulabilir.</p>

<h2>5. Fikrî haklar</h2>
<p>Sitedeki metin, görsel ve tasarımların hakları Uygulama’ya veya hak sahiplerine aittir. Kişisel ve ticari olmayan amaçlarla, kaynak gösterilerek alıntı yapılabilir; bunun dışındaki kullanımlar için yazılı izin gerekir.</p>

<h2>6. Sorumluluk</h2>
<p>İçeriğin doğru ve güncel olması için özen gösterilir; bununla birlikte her durum için eksiksiz olduğu taahhüt edilmez. Bakım, teknik arıza veya mücbir sebeple sitenin bir süre kullanılamaması mümkündür; bu hâllerde bize telefonla ulaşabilirsiniz. Tüketici mevzuatından doğan emredici haklarınız saklıdır.</p>

<h2>7. Kişisel veriler</h2>
<p>Kişisel verileriniz <a href="/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a> ve <a href="/gizlilik-politikasi">Gizlilik Politikası</a> uyarınca işlenir.</p>

<h2>8. Değişiklikler</h2>
<p>Bu şartlar gerektiğinde güncellenir ve güncel metin bu sayfada yayımlanır. Talebinizi gönderdiğiniz tarihte yayımda olan metin geçerlidir.</p>

<h2>9. Uygulanacak hukuk ve iletişim</h2>
<p>Bu şartlara Türkiye Cumhuriyeti hukuku uygulanır. Sorularınız için ${questions}.</p>
`.trim();
