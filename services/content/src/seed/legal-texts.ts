import type { LegalTextSlug } from '@practice/contracts';
import { kvkkNotice } from './legal/kvkk-notice.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfUse } from './legal/terms-of-use.ts';

/**
 * The three legal texts of document 1, section 2. They fit what the product does; a practice has them read by its
 * lawyer and publishes its own.
 */
export const legalTexts: { slug: LegalTextSlug; title: string; bodyHtml: string }[] = [
  { slug: 'kvkk-aydinlatma-metni', title: 'KVKK Aydınlatma Metni', bodyHtml: kvkkNotice },
  { slug: 'gizlilik-politikasi', title: 'Gizlilik Politikası', bodyHtml: privacyPolicy },
  { slug: 'kullanim-sartlari', title: 'Kullanım Şartları', bodyHtml: termsOfUse },
];
