import type { SettingGroup, Settings } from './setting.ts';

export const maintenanceSettings = {
  // Visitors get a page that says so; staff see the site.
  maintenance_mode: { type: 'boolean', default: 'false' },
} satisfies Settings;

export const maintenanceGroup: SettingGroup<typeof maintenanceSettings> = {
  category: 'general',
  isPublic: false,
  form: null,
};
