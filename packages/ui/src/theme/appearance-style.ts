import { type BrandColors, deriveBrandColors } from './brand-colors.ts';
import { tokens } from './tokens.ts';

/** Values of the settings of appearance; what is absent or unknown stays as it is built in. */
export type Appearance = BrandColors & {
  /** Of button_style. */
  buttons?: string;
  /** Of card_style. */
  cards?: string;
  /** Of loading_animation. */
  loading?: string;
  /** Of smooth_scrolling. */
  isScrollSmooth?: boolean;
};

const buttonRadius = new Map([
  ['rounded', tokens.radii.md.value],
  ['square', '0px'],
]);

const cardRules = new Map([
  ['shadow', `border-color:transparent;box-shadow:${tokens.shadows.soft.value}`],
  ['flat', 'border-color:transparent;box-shadow:none;background:var(--p-colors-sage-100)'],
]);

const loadingSteps = new Map([
  ['fade', '50%{opacity:0.15}'],
  ['slide', '0%,100%{transform:translateX(-0.25rem)}50%{transform:translateX(0.25rem)}'],
  ['bounce', '50%{transform:translateY(-0.375rem)}'],
]);

/**
 * The settings of appearance as CSS text for a `<style>` in the head; empty while all is as built in. Buttons and waiting
 * areas read the variables; cards are the elements with `data-card`.
 */
export function appearanceStyle({
  buttons = '',
  cards = '',
  loading = '',
  isScrollSmooth = true,
  ...brand
}: Appearance) {
  const [radius, card, steps] = [buttonRadius.get(buttons), cardRules.get(cards), loadingSteps.get(loading)];
  const declarations = Object.entries({
    ...deriveBrandColors(brand),
    ...(radius ? { '--button-radius': radius } : {}),
    ...(steps ? { '--loading-animation': 'loading 1.6s ease-in-out infinite' } : {}),
    ...(isScrollSmooth ? {} : { 'scroll-behavior': 'auto' }),
  }).map(([name, value]) => `${name}:${value}`);
  return [
    declarations.length > 0 ? `:root{${declarations.join(';')}}` : '',
    card ? `:root [data-card]{${card}}` : '',
    steps ? `@keyframes loading{${steps}}` : '',
  ].join('');
}
