import { SettingPalette } from './settings/palette/setting-palette.tsx';

/** This remote's items in the command palette. */
export function Palette() {
  return <SettingPalette />;
}
