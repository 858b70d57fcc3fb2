import { webAddress } from '../contact-links.ts';
import type { SettingGroup, Settings } from './setting.ts';

export const socialMediaSettings = {
  instagram_url: { default: '', read: webAddress },
  facebook_url: { default: '', read: webAddress },
  youtube_url: { default: '', read: webAddress },
  linkedin_url: { default: '', read: webAddress },
  social_sharing_enabled: { type: 'boolean', default: 'true' },
} satisfies Settings;

export const socialMediaGroup: SettingGroup<typeof socialMediaSettings> = {
  category: 'social',
  isPublic: true,
  form: {
    title: 'Sosyal medya',
    shownAt: { name: 'Sayfaların en altı', path: '/' },
    fields: {
      instagram_url: { label: 'Instagram', type: 'url', maxLength: 200, preview: { look: 'detail', order: 1 } },
      facebook_url: { label: 'Facebook', type: 'url', maxLength: 200, preview: { look: 'detail', order: 0 } },
      youtube_url: { label: 'YouTube', type: 'url', maxLength: 200, preview: { look: 'detail', order: 3 } },
      linkedin_url: { label: 'LinkedIn', type: 'url', maxLength: 200, preview: { look: 'detail', order: 2 } },
      social_sharing_enabled: {
        label: 'Paylaşım bağlantıları',
        type: 'switch',
        hint: 'Blog yazılarının altında WhatsApp, X ve Facebook bağlantıları.',
        preview: { look: 'switch', order: 4 },
      },
    },
  },
};
