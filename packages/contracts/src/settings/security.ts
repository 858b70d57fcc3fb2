import type { SettingGroup, Settings } from './setting.ts';

export const securitySettings = {
  max_login_attempts: { type: 'number', default: '5', limits: [3, 20] },
  lockout_duration: { type: 'number', default: '15', limits: [1, 1440] },
  admin_session_timeout: { type: 'number', default: '60', limits: [5, 720] },
  admin_session_max_hours: { type: 'number', default: '12', limits: [1, 72] },
  rate_limit_enabled: { type: 'boolean', default: 'true' },
  rate_limit_requests: { type: 'number', default: '300', limits: [60, 100_000] },
} satisfies Settings;

export const securityGroup: SettingGroup<typeof securitySettings> = {
  category: 'security',
  isPublic: false,
  form: null,
};
