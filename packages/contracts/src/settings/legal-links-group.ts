import type { personalDataSettings, policyLinkSettings } from './legal-links.ts';
import type { FormField, SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

const link = (label: string, hint: string): FormField => ({
  label,
  type: 'url',
  maxLength: 200,
  hint,
  preview: { look: 'detail' },
});

export const policyLinkGroup: SettingGroup<typeof policyLinkSettings> = {
  category: 'general',
  isPublic: true,
  form: {
    title: 'Site koşulları',
    shownAt: { name: 'Sayfaların en altı', path: '/' },
    fields: {
      privacy_policy_url: link('Gizlilik politikası', 'Sitenin kendi metni: /gizlilik-politikasi'),
      terms_of_service_url: link('Kullanım şartları', 'Sitenin kendi metni: /kullanim-sartlari'),
    },
  },
};

/** In a file of its own: pages of the site read the settings, and carry none of this. */
export const personalDataGroup: SettingGroup<typeof personalDataSettings> = {
  category: 'legal',
  isPublic: true,
  form: {
    title: 'Yasal bağlantılar ve kişisel veriler',
    shownAt: { name: 'Sayfaların en altı ve yasal metinler', path: '/kvkk-aydinlatma-metni' },
    fields: {
      kvkk_enabled: switchField(
        'KVKK bilgilendirmesi',
        'Açıkken aydınlatma metninin ve başvuru formunun bağlantıları sayfaların en altında, verilerle ilgili başvurunun yolu formlarda ve yasal metinlerde görünür. Kapatmak yalnızca bunları gizler: onaylar sorulur ve saklanır, aydınlatma metni adresinde kalır. Kanunun yükümlülükleri bu anahtarla kalkmaz.',
        {
          consequences: {
            false:
              'Ziyaretçiler haklarını ve başvurunun yolunu sayfalarda görmez; aydınlatma yükümlülüğünüz (KVKK m. 10) sürer.',
          },
        },
      ),
      gdpr_enabled: switchField(
        'Avrupa Birliği (GDPR) bilgilendirmesi',
        'Açıkken gizlilik politikasının sonunda Avrupa Birliği’nde bulunanların hakları ve veri işlemenin hukuki dayanakları anlatılır; başvuru kaydederken “Veri taşınabilirliği” ve “İşlemenin kısıtlanması” türleri seçilebilir. GDPR’ın size uygulanıp uygulanmadığı bu anahtara bağlı değildir: açmak uyumlu, kapatmak muaf kılmaz.',
      ),
      kvkk_aydinlatma_metni_url: link('KVKK aydınlatma metni', 'Sitenin kendi metni: /kvkk-aydinlatma-metni'),
      cerez_politikasi_url: link(
        'Çerez politikası',
        'Çerez bildirimi de buraya bağlanır. Sitenin kendi metni: /cerez-politikasi',
      ),
      kvkk_basvuru_formu_url: link(
        'KVKK başvuru formu',
        'Aydınlatma metninin sonunda ve sayfaların en altında görünür.',
      ),
      veri_sorumlusu_info: {
        label: 'Veri sorumlusu',
        type: 'textarea',
        maxLength: 500,
        hint: 'Aydınlatma metninin başında görünür: unvan, adres, varsa sicil numarası.',
        preview: { look: 'detail' },
      },
      legal_contact_email: {
        label: 'Kişisel veriler için e-posta',
        type: 'email',
        maxLength: 100,
        hint: 'Her yasal metnin sonunda görünür.',
        preview: { look: 'detail' },
      },
    },
  },
};
