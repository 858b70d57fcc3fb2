import type { SettingGroup, Settings } from './setting.ts';

export const emailSettings = {
  email_enabled: { type: 'boolean', default: 'true' },
  email_admin_notifications: { type: 'boolean', default: 'true' },
  email_contact_notifications: { type: 'boolean', default: 'true' },
  smtp_host: { default: '' },
  smtp_port: { type: 'number', default: '587', limits: [1, 65_535] },
  smtp_secure: { type: 'boolean', default: 'false' },
  smtp_user: { default: '' },
  email_from: { default: '' },
  smtp_pass: { default: '' },
} satisfies Settings;

export const emailGroup: SettingGroup<typeof emailSettings> = {
  category: 'email',
  isPublic: false,
  secrets: ['smtp_pass'],
  form: null,
};
