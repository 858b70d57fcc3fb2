import { webAddress } from '../contact-links.ts';
import { oneOf } from './one-of.ts';
import type { Settings } from './setting.ts';

export const appearanceSettings = {
  primary_color: { default: '#1F5F58', read: hexColor },
  secondary_color: { default: '#E58A4E', read: hexColor },
  button_style: { default: 'pill', read: oneOf('rounded', 'square', 'pill') },
  card_style: { default: 'border', read: oneOf('shadow', 'border', 'flat') },
  animation_enabled: { type: 'boolean', default: 'true' },
  loading_animation: { default: 'pulse', read: oneOf('fade', 'slide', 'bounce', 'pulse') },
  smooth_scrolling: { type: 'boolean', default: 'true' },
} satisfies Settings;

/** The ground of the first screen of the home page. */
export const heroBackgroundSettings = {
  hero_background_style: { default: 'solid', read: oneOf('gradient', 'solid', 'image') },
  // Of the style `image`; it is covered with the colour of the paper, so that the text over it can be read.
  hero_background_image: { default: '', read: webAddress },
} satisfies Settings;

/** A colour as `#rrggbb`; undefined for anything else. */
function hexColor(value: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}
