import type { LegalTextSlug } from '@practice/contracts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import { kvkkNotice } from './legal/kvkk-notice.ts';
import type { Operator } from './legal/operator.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfUse } from './legal/terms-of-use.ts';

/**
 * The legal texts, for whoever runs the site. They fit what the product does; a practice has them read by its
 * lawyer and publishes its own.
 */
export function legalTexts(operator: Operator): { slug: LegalTextSlug; title: string; bodyHtml: string }[] {
  return [
    { slug: 'kvkk-aydinlatma-metni', title: 'KVKK Aydınlatma Metni', bodyHtml: kvkkNotice(operator) },
    { slug: 'gizlilik-politikasi', title: 'Gizlilik Politikası', bodyHtml: privacyPolicy(operator) },
    { slug: 'cerez-politikasi', title: 'Çerez Politikası', bodyHtml: cookiePolicy(operator) },
    { slug: 'kullanim-sartlari', title: 'Kullanım Şartları', bodyHtml: termsOfUse(operator) },
  ];
}
