import type { Operator } from './operator.ts';

export const cookiePolicy = ({ note, questions }: Operator) =>
  `
${note}
<p>Bu politika, sitemizin tarayıcınızda hangi kayıtları tuttuğunu, bunları ne için kullandığını ve tercihinizi nasıl değiştirebileceğinizi açıklar. Kişisel verilerinize ilişkin genel bilgi <a href="/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>’nde yer alır.</p>

<h2>1. Çerez nedir?</h2>
<p>Çerezler ve benzeri kayıtlar, ziyaret ettiğiniz sitelerin tarayıcınızda sakladığı küçük metin parçalarıdır. Bir kısmı sitenin çalışması için gereklidir; bir kısmı ise yalnızca izninizle kullanılabilir.</p>

<h2>2. Zorunlu kayıtlar</h2>
<p>Onay gerektirmez, çünkü onlar olmadan site istediğiniz işi yapamaz.</p>
<ul>
<li><strong>Çerez tercihiniz.</strong> Verdiğiniz karar yeniden sorulmasın diye tarayıcınızda saklanır.</li>
<li><strong>Randevu formunun taslağı.</strong> Siz gönderene kadar yalnızca kendi tarayıcınızda, açık olan sekmede tutulur.</li>
<li><strong>Oturum.</strong> Yalnızca sitenin yönetimine giriş yapan çalışanlar için kullanılır.</li>
</ul>

<h2>3. Analiz ve pazarlama</h2>
<p>Ziyaretleri ölçen veya tanıtımların etkisini gösteren araçlar, kullanılıyorlarsa yalnızca siz onay verdikten sonra yüklenir. Onay vermemeniz siteyi kullanmanıza engel olmaz. Randevu formunun bulunduğu sayfada bu araçların hiçbiri çalıştırılmaz.</p>

<h2>4. Kayıtların süresi</h2>
<p>Çerez tercihiniz, siz silene veya biz yeniden sorana kadar tarayıcınızda kalır. Randevu formunun taslağı, talebinizi gönderdiğinizde ya da sekmeyi kapattığınızda silinir. Onay verdiğiniz araçların kayıtları, ilgili hizmetin kendi belirlediği süre boyunca saklanır.</p>

<h2>5. Başka siteler ve haritalar</h2>
<p>Harita gibi başka bir siteden gelen içerikler ancak siz göstermek istediğinizde yüklenir. Sosyal medya, WhatsApp veya harita bağlantılarını kullandığınızda ilgili hizmetin kendi çerez ve gizlilik koşulları geçerli olur.</p>

<h2>6. Tercihinizi değiştirmek</h2>
<p>Onayınız istendiyse kararınızı her sayfanın altındaki “Çerez tercihleri” bağlantısından istediğiniz zaman değiştirebilirsiniz; geri aldığınız onaya bağlı kayıtlar silinir. Bu siteye ait verileri tarayıcınızın ayarlarından silerseniz tercihiniz yeniden sorulur. Tarayıcınız çerezleri bütünüyle engellemenize de izin verir; bu durumda sitenin bazı bölümleri beklediğiniz gibi çalışmayabilir.</p>

<h2>7. Haklarınız</h2>
<p>Çerezler yoluyla kişisel verileriniz işleniyorsa 6698 sayılı Kanun’un 11. maddesindeki haklarınız bu veriler için de geçerlidir. Haklarınızı ve nasıl başvurabileceğinizi <a href="/kvkk-aydinlatma-metni">KVKK Aydınlatma Metni</a>’nde bulabilirsiniz.</p>

<h2>8. Değişiklikler ve iletişim</h2>
<p>Bu politikayı değiştirdiğimizde yeni metin bu sayfada yayımlanır; önceki sürümler saklanır. Sorularınız için ${questions}.</p>
`.trim();
