import type { SettingGroup, Settings } from './setting.ts';

export const appearanceSettings = {
  primary_color: { default: '#1F5F58', read: hexColor },
  secondary_color: { default: '#E58A4E', read: hexColor },
  animation_enabled: { type: 'boolean', default: 'true' },
} satisfies Settings;

export const appearanceGroup: SettingGroup<typeof appearanceSettings> = {
  category: 'appearance',
  isPublic: true,
  form: null,
};

/** A colour as `#rrggbb`; undefined for anything else. */
function hexColor(value: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}
