import { webAddress } from '../contact-links.ts';
import type { SettingGroup, Settings } from './setting.ts';

export const legalLinkSettings = {
  privacy_policy_url: { default: '', read: webAddress },
  terms_of_service_url: { default: '', read: webAddress },
  kvkk_aydinlatma_metni_url: { default: '', read: webAddress },
} satisfies Settings;

export const legalLinkGroup: SettingGroup<typeof legalLinkSettings> = {
  category: 'legal',
  isPublic: true,
  form: null,
};
