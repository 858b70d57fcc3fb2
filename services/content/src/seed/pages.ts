import type { Page } from '../pages/page.model.ts';
import type { PictureName } from './demo-pictures.ts';

type PageSeed = Pick<
  Page,
  'title' | 'slug' | 'excerpt' | 'content' | 'status' | 'templateName' | 'metaTitle' | 'metaDescription'
> & { picture?: PictureName };

/** Pages of the demonstration, one a template that reads differently. */
export const pages: PageSeed[] = [
  {
    title: 'İlk görüşmeye hazırlık',
    slug: 'ilk-gorusmeye-hazirlik',
    status: 'published',
    templateName: 'default',
    excerpt: 'İlk görüşmede ne konuşulur, çocuğunuza ne söylersiniz, yanınızda ne getirirsiniz?',
    metaTitle: 'Çocuk psikoloğuyla ilk görüşmeye nasıl hazırlanılır?',
    metaDescription:
      'Çocuğunuzla ilk görüşmeden önce bilmeniz gerekenler: görüşme nasıl geçer, ona ne söylersiniz, yanınızda hangi belgeleri getirirsiniz?',
    content: `
<p>İlk görüşme tanışmaktır. Kimseden doğru yanıtlar beklemeyiz; sizi, çocuğunuzu ve sizi buraya getiren soruyu anlamaya çalışırız.</p>
<h2>Görüşme nasıl geçer?</h2>
<p>Okul öncesi ve ilkokul çağındaki çocuklarda önce anne babayla konuşuruz. Çocuğunuzun gelişimini, evdeki ve okuldaki günlerini, ne zamandan beri neyin zor geldiğini dinleriz. Ergenlerle ilk dakikalardan itibaren birlikte ilerleriz.</p>
<ul>
<li>Görüşme yaklaşık elli dakika sürer.</li>
<li>Anlattıklarınız gizlidir; sınırlarını ilk görüşmede birlikte konuşuruz.</li>
<li>Sonunda size bir yol öneririz. Karar vermek için acele etmeniz gerekmez.</li>
</ul>
<h2>Çocuğunuza ne söylersiniz?</h2>
<p>Kısa ve doğru olan yeter: “Son zamanlarda sabahları okula gitmek zor geliyor. Çocuklarla konuşmayı ve oynamayı bilen biriyle tanışacağız; belki birlikte kolaylaştırırız.” Ceza, sınav ya da sürpriz gibi sunulmaması ona güven verir.</p>
<h2>Yanınızda ne getirirsiniz?</h2>
<ul>
<li>Varsa önceki değerlendirme ve raporlar,</li>
<li>okulun paylaştığı gözlemler,</li>
<li>küçük çocuklar için sevdiği bir oyuncak.</li>
</ul>
<p>Hiçbiri yoksa da sorun değil; konuşarak başlarız.</p>`.trim(),
  },
  {
    title: 'Okula uyum haftası',
    slug: 'okula-uyum-haftasi',
    picture: 'window',
    status: 'published',
    templateName: 'landing',
    excerpt: 'Okula yeni başlayan çocuklar ve aileleri için: ayrılık, sabahlar ve ilk haftaların soruları.',
    metaTitle: 'Okula uyum: ilk haftalar için ailelere rehber',
    metaDescription:
      'Okula başlayan çocuğunuz sabahları ayrılmakta zorlanıyor mu? İlk haftalarda aileye ve çocuğa iyi gelen küçük adımlar, ne zaman destek istenebileceği.',
    content: `
<h2>Ayrılmak öğrenilir</h2>
<p>İlk haftalarda ağlamak, karın ağrısı ya da eve gelince huysuzlanmak sık görülür. Çoğu çocuk, sabahların nasıl geçeceğini önceden bildiğinde daha kolay ayrılır.</p>
<h2>Evde denenebilecekler</h2>
<ul>
<li>Vedayı kısa ve her gün aynı tutun.</li>
<li>Kimin, ne zaman alacağını sabah bir kez söyleyin ve sözünüzde durun.</li>
<li>Okuldan sonra sorular yerine önce biraz yakınlık ve sessizlik sunun.</li>
</ul>
<h2>Ne zaman destek istenir?</h2>
<p>Zorluk haftalar geçtikçe azalmıyor, uykuya ve iştaha yayılıyorsa konuşmakta yarar var. Bir görüşme, evde neyin işe yarayabileceğini birlikte bulmak için yeterli olabilir.</p>`.trim(),
  },
];
