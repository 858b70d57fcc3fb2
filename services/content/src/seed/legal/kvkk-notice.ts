import type { Operator } from './operator.ts';

/** Notice under article 10 of the Turkish law on the protection of personal data (no. 6698). */
export const kvkkNotice = ({ note, name, details, application }: Operator) =>
  `
${note}
<p>Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“KVKK”) 10. maddesi ile Aydınlatma Yükümlülüğünün Yerine Getirilmesinde Uyulacak Usul ve Esaslar Hakkında Tebliğ uyarınca; randevu talebinde bulunan, bizimle iletişime geçen ve hizmetlerimizden yararlanan anne, baba, veli, vasi, çocuk ve ergenlere kişisel verilerinin nasıl işlendiğini açıklamak için hazırlanmıştır.</p>

<h2>1. Veri sorumlusu</h2>
<p>Kişisel verileriniz, veri sorumlusu sıfatıyla ${name} (“Uygulama”) tarafından işlenir.</p>
${details}

<h2>2. İşlenen kişisel veriler</h2>
<table>
<thead><tr><th scope="col">Kategori</th><th scope="col">Veriler</th></tr></thead>
<tbody>
<tr><td>Kimlik</td><td>Velinin adı ve soyadı; çocuğun adı, soyadı ve doğum tarihi</td></tr>
<tr><td>İletişim</td><td>Telefon numarası, e-posta adresi</td></tr>
<tr><td>Randevu</td><td>Seçilen hizmet, tercih edilen tarih ve saat, randevunun durumu, randevu talebinde yazdığınız açıklama</td></tr>
<tr><td>Onay kayıtları</td><td>Bu metni okuduğunuza ve sizinle iletişime geçilmesine ilişkin beyanınız, beyanın tarihi ve okuduğunuz metnin sürümü</td></tr>
<tr><td>Özel nitelikli veri (sağlık)</td><td>Talep formundaki açıklamada belirtmeniz hâlinde ve hizmetin sunulması sırasında öğrenilen, çocuğun ruhsal ve gelişimsel durumuna ilişkin bilgiler; görüşme notları, değerlendirme ve ölçek sonuçları</td></tr>
<tr><td>Finans</td><td>Hizmet bedeline ilişkin fatura ve ödeme kayıtları</td></tr>
<tr><td>İşlem güvenliği</td><td>IP adresi, istek zamanı ve teknik güvenlik kayıtları</td></tr>
</tbody>
</table>
<p>Randevu talebinde yalnızca ihtiyaç duyulan bilgileri istiyoruz. Açıklama alanına ayrıntılı sağlık bilgisi yazmanız gerekmez; bu konular ilk görüşmede konuşulur.</p>

<h2>3. İşleme amaçları ve hukuki sebepler</h2>
<table>
<thead><tr><th scope="col">Amaç</th><th scope="col">Hukuki sebep</th></tr></thead>
<tbody>
<tr><td>Randevu talebinin alınması, uygun saatin ayrılması, sizinle bu talep hakkında iletişime geçilmesi</td><td>Bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması (KVKK m. 5/2-c)</td></tr>
<tr><td>Psikolojik danışmanlık, değerlendirme ve terapi hizmetinin yürütülmesi; bu hizmete ait sağlık verilerinin işlenmesi</td><td>Sır saklama yükümlülüğü altında bulunan kişilerce tıbbi teşhis, tedavi ve bakım hizmetlerinin yürütülmesi amacıyla gerekli olması (KVKK m. 6/3); bu kapsama girmeyen hâllerde açık rızanız (KVKK m. 6/3-a)</td></tr>
<tr><td>Fatura düzenlenmesi, kayıtların tutulması, yetkili mercilerin taleplerinin karşılanması</td><td>Hukuki yükümlülüğün yerine getirilmesi (KVKK m. 5/2-ç) ve kanunlarda açıkça öngörülmesi (KVKK m. 5/2-a)</td></tr>
<tr><td>Bir hakkın tesisi, kullanılması veya korunması</td><td>KVKK m. 5/2-e</td></tr>
<tr><td>İnternet sitesinin güvenliğinin sağlanması, kötüye kullanımın önlenmesi</td><td>Temel hak ve özgürlüklerinize zarar vermemek kaydıyla meşru menfaat (KVKK m. 5/2-f)</td></tr>
</tbody>
</table>
<p>Kişisel verileriniz reklam ve pazarlama amacıyla kullanılmaz. Hakkınızda münhasıran otomatik sistemlerle karar verilmez.</p>

<h2>4. Çocuklara ait veriler</h2>
<p>Çocuğa ait veriler velisi veya vasisi tarafından verilir. Ergenlerle yürütülen görüşmelerde, çocuğun üstün yararı ve mesleki gizlilik gözetilir; veliyle hangi bilgilerin paylaşılacağı sürecin başında birlikte konuşulur. Çocuğun ya da başkasının güvenliğini tehdit eden bir durum ile kanundan doğan bildirim yükümlülükleri saklıdır.</p>

<h2>5. Verilerin toplanma yöntemi</h2>
<p>Verileriniz; internet sitemizdeki randevu formu, telefon, e-posta ve mesajlaşma yoluyla ya da yüz yüze görüşmelerde, kısmen otomatik ve bir veri kayıt sisteminin parçası olarak otomatik olmayan yollarla toplanır.</p>

<h2>6. Aktarım</h2>
<p>Kişisel verileriniz;</p>
<ul>
<li>kanunen yetkili kamu kurum ve kuruluşlarına, mahkemelere ve savcılıklara, talep edilen ve hukuken gerekli olan ölçüde,</li>
<li>muhasebe ve fatura işlemleri için mali müşavire (yalnızca fatura bilgileri),</li>
<li>barındırma ve e-posta altyapısı hizmeti alınan, veri işleyen sıfatındaki yurt içi hizmet sağlayıcılara, hizmetin gerektirdiği ölçüde</li>
</ul>
<p>aktarılabilir. Görüşme içerikleri ve değerlendirme sonuçları, kanuni zorunluluk dışında açık rızanız olmadan hiç kimseyle, okulunuzla da paylaşılmaz. Bilgilendirme e-postalarımız sağlık bilgisi içermez.</p>
<p>Verileriniz yurt dışına aktarılmaz. Bizimle WhatsApp üzerinden yazışmayı tercih ederseniz, verileriniz bu uygulamanın sunucuları nedeniyle yurt dışında işlenebilir; sağlık bilgilerini bu yolla göndermemenizi rica ederiz.</p>

<h2>7. Saklama süreleri</h2>
<p>Verileriniz, ilgili mevzuatta öngörülen ya da işlendikleri amaç için gerekli olan süre kadar saklanır. Mevzuatta daha uzun bir süre öngörülmedikçe;</p>
<ul>
<li>randevu ve hizmet ilişkisine ait kayıtlar, ilişkinin sona ermesinden itibaren en fazla on yıl,</li>
<li>fatura ve ödeme kayıtları, vergi ve ticaret mevzuatındaki süreler boyunca,</li>
<li>teknik güvenlik kayıtları, en fazla iki yıl</li>
</ul>
<p>saklanır. Süresi dolan veriler silinir, yok edilir veya anonim hâle getirilir.</p>

<h2>8. Güvenlik</h2>
<p>Verilere yalnızca görevi gereği yetkilendirilmiş kişiler erişebilir; erişimler kayıt altına alınır. İletişim şifreli bağlantı üzerinden yapılır, görüşme notları şifrelenerek saklanır ve düzenli olarak yedeklenir. Verilerinizin hukuka aykırı olarak ele geçirildiğini öğrenmemiz hâlinde durum, en kısa sürede size ve Kişisel Verileri Koruma Kurulu’na bildirilir.</p>

<h2>9. Haklarınız</h2>
<p>KVKK’nın 11. maddesi uyarınca;</p>
<ul>
<li>kişisel verilerinizin işlenip işlenmediğini öğrenme,</li>
<li>işlenmişse buna ilişkin bilgi talep etme,</li>
<li>işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,</li>
<li>yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,</li>
<li>eksik veya yanlış işlenmişse düzeltilmesini isteme,</li>
<li>KVKK’nın 7. maddesindeki şartlar çerçevesinde silinmesini veya yok edilmesini isteme,</li>
<li>düzeltme, silme ve yok etme işlemlerinin verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,</li>
<li>verilerin münhasıran otomatik sistemlerle analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına itiraz etme,</li>
<li>kanuna aykırı işleme sebebiyle zarara uğramanız hâlinde zararın giderilmesini talep etme</li>
</ul>
<p>haklarına sahipsiniz. Açık rızanıza dayanan işlemlerde rızanızı dilediğiniz zaman geri alabilirsiniz; bu, geri alma öncesindeki işlemleri etkilemez.</p>

<h2>10. Başvuru</h2>
<p>Taleplerinizi, kimliğinizi belirleyen bilgilerle birlikte ${application} iletebilirsiniz. Başvurunuz, Veri Sorumlusuna Başvuru Usul ve Esasları Hakkında Tebliğ’e uygun olarak en geç otuz gün içinde ücretsiz sonuçlandırılır; işlemin ayrıca bir maliyet gerektirmesi hâlinde Kurul’un belirlediği tarifedeki ücret istenebilir. Cevabı yetersiz bulursanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>
`.trim();
