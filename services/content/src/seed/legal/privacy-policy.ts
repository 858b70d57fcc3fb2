import type { Operator } from './operator.ts';

export const privacyPolicy = ({ note, questions }: Operator) =>
  `
${note}
<p>Bu politika, internet sitemizi ziyaret ettiğinizde ve site üzerinden randevu talebinde bulunduğunuzda gizliliğinizin nasıl korunduğunu açıklar. Kişisel verilerinizin işlenmesine ilişkin ayrıntılı bilgi <a href="/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>’nde yer alır.</p>

<h2>1. Sitemizi ziyaret ettiğinizde</h2>
<p>Sitemizi gezmek için ad, telefon ya da e-posta vermeniz gerekmez. Sunucumuz; güvenliği sağlamak, hataları bulmak ve kötüye kullanımı önlemek için her isteğin zamanını, istenen sayfayı ve IP adresini sınırlı bir süre kaydeder. Ziyaret sayıları, kim olduğunuzu belirlemeye yaramayan toplam rakamlar olarak tutulur.</p>

<h2>2. Çerezler</h2>
<ul>
<li><strong>Zorunlu çerezler.</strong> Sitenin çalışması için gereken, tercihlerinizi hatırlayan kayıtlardır; onay gerektirmez.</li>
<li><strong>Analiz ve pazarlama çerezleri.</strong> Yalnızca kullanılmaları hâlinde ve siz onay verdikten sonra yüklenir. Onay vermemeniz siteyi kullanmanıza engel olmaz; kararınızı tarayıcınızdaki site verilerini silerek değiştirebilirsiniz.</li>
</ul>
<p>Randevu formunun bulunduğu sayfada hiçbir izleme aracı çalıştırılmaz.</p>

<h2>3. Randevu formu</h2>
<p>Formda yazdıklarınız siz gönderene kadar yalnızca kendi tarayıcınızda, açık olan sekmede tutulur. Gönderdiğinizde şifreli bağlantıyla sunucumuza iletilir ve yalnızca yetkili kişilerce görülür. Size gönderilen bilgilendirme e-postaları randevunun tarihini, saatini ve hizmetin adını içerir; talebinizde yazdığınız açıklama e-postalarda yer almaz.</p>

<h2>4. Mesleki gizlilik</h2>
<p>Görüşmelerde paylaşılan her şey mesleki sır kapsamındadır. Bu gizlilik; çocuğun ya da bir başkasının yaşamına veya güvenliğine yönelik ciddi bir tehlike bulunması, kanundan doğan bildirim yükümlülüğü ya da yetkili bir merciin hukuka uygun talebi dışında bozulmaz.</p>

<h2>5. Başka siteler ve hizmetler</h2>
<p>Sitemizde sosyal medya hesaplarımıza, haritaya veya WhatsApp’a bağlantılar bulunabilir. Bu bağlantıları kullandığınızda ilgili hizmetin kendi gizlilik koşulları geçerli olur; bu hizmetlerin uygulamalarından sorumlu değiliz.</p>

<h2>6. Güvenlik</h2>
<p>Bağlantılar şifrelidir, erişim yetkileri rollere göre sınırlanmıştır, görüşme notları şifrelenerek saklanır, veriler düzenli olarak yedeklenir. Yine de internet üzerinden hiçbir iletimin bütünüyle risksiz olmadığını hatırlatırız; ayrıntılı sağlık bilgilerini form veya e-posta yerine görüşmede paylaşmanızı öneririz.</p>

<h2>7. Çocukların gizliliği</h2>
<p>Sitemiz ebeveynlere yöneliktir; randevu talebini velinin veya vasinin oluşturması gerekir. On sekiz yaşından küçük bir kişinin tek başına talepte bulunduğunu öğrenirsek velisiyle iletişime geçeriz veya kaydı sileriz.</p>

<h2>8. Değişiklikler ve iletişim</h2>
<p>Bu politikayı değiştirdiğimizde yeni metin bu sayfada yayımlanır; önceki sürümler saklanır. Sorularınız için ${questions}.</p>
`.trim();
