import { webAddress } from '../contact-links.ts';
import type { Settings } from './setting.ts';

export const policyLinkSettings = {
  privacy_policy_url: { default: '', read: webAddress },
  terms_of_service_url: { default: '', read: webAddress },
} satisfies Settings;

export const personalDataSettings = {
  // What visitors are told of their rights under Turkish law (KVKK); what the law asks of a practice stays as it is.
  kvkk_enabled: { type: 'boolean', default: 'true' },
  // The same for visitors from the European Union.
  gdpr_enabled: { type: 'boolean', default: 'false' },
  kvkk_aydinlatma_metni_url: { default: '', read: webAddress },
  cerez_politikasi_url: { default: '', read: webAddress },
  kvkk_basvuru_formu_url: { default: '', read: webAddress },
  /** Who is responsible for personal data: shown above the notice. */
  veri_sorumlusu_info: { default: '' },
  /** Where questions about personal data go: shown below every legal text. */
  legal_contact_email: { default: '' },
} satisfies Settings;

/** All that pages of the site read about legal texts. */
export const legalLinkSettings = { ...policyLinkSettings, ...personalDataSettings } satisfies Settings;
