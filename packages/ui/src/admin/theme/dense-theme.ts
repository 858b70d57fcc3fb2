import { adminBackground, type ThemeLayerProps } from '@practice/ui';
import { slotRecipes } from './slot-recipes.ts';
import { touch } from './touch.ts';

function asTokens(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
}

const sans = "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto', system-ui, sans-serif";
const headline = {
  fontFamily: 'body',
  fontWeight: '600',
  lineHeight: 'snug',
  letterSpacing: 'tight',
  textWrap: 'balance',
};

/** A target need not grow with the text: 44 px are enough. */
const iconTarget = (size: string) => `min({sizes.${size}}, 44px)`;

const button = {
  base: { borderRadius: 'sm', gap: '1.5', fontWeight: 'medium' },
  variants: {
    variant: {
      outline: {
        borderColor: 'border.quiet',
        color: 'fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover', borderColor: 'border.control' },
      },
      subtle: { bg: 'colorPalette.subtle' },
      ghost: { color: 'fg.muted', '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover', color: 'fg' } },
    },
    size: {
      sm: { minH: '7', px: '2.5', py: '0', fontSize: 'sm', [touch]: { minH: '9' } },
      md: { minH: '8', px: '3', py: '0', fontSize: 'md', [touch]: { minH: '10' } },
      lg: { minH: '10', px: '4', py: '0', fontSize: 'lg' },
      icon: {
        minH: iconTarget('8'),
        minW: iconTarget('8'),
        fontSize: 'lg',
        [touch]: { minH: iconTarget('10'), minW: iconTarget('10') },
      },
    },
  },
};

const control = {
  base: {
    minH: '9',
    px: '2.5',
    py: '1.5',
    fontSize: 'md',
    borderColor: 'border.control',
    borderRadius: 'sm',
    // Of a text area: its own lines, which are smaller than those of the public pages.
    '--row-height': '1.5em',
    // Phones zoom in on focus when the text is smaller.
    [touch]: { minH: '11', fontSize: '1rem' },
  },
};

const checkbox = {
  base: {
    borderColor: 'border.control',
    '&:hover:not(:checked, :indeterminate, :disabled)': { borderColor: 'pine.fg' },
    '&:indeterminate': { bg: 'pine.solid', borderColor: 'pine.solid' },
    // A dash in place of the tick.
    '&:indeterminate::before': { opacity: '1', mask: 'none', inset: 'calc(50% - 1px) 20%' },
    '&:disabled': { opacity: '0.5', cursor: 'not-allowed' },
  },
  // A 24 px target around a 16 px box.
  variants: { size: { sm: { boxSize: '4', borderRadius: '4px', '&::after': { inset: '-5.5px' } } } },
};

const badge = { base: { px: '2', py: '0.5', fontSize: 'xs', lineHeight: '1.4' } };
const skeleton = { base: { bg: 'bg.skeleton', borderRadius: 'xs' } };

/** The back office beside the public site: smaller, denser, quieter, one typeface. */
export const denseTheme: ThemeLayerProps['config'] = {
  globalCss: {
    html: { scrollBehavior: 'auto' },
    '::selection': { bg: 'pine.muted', color: 'fg' },
    '*:focus-visible': { outlineWidth: '2px', outlineOffset: '2px' },
  },
  theme: {
    tokens: {
      fonts: asTokens({ heading: sans }),
      fontSizes: asTokens({
        '2xs': '0.6875rem',
        xs: '0.75rem',
        sm: '0.8125rem',
        md: '0.875rem',
        lg: '0.9375rem',
        xl: '1.0625rem',
        '2xl': '1.25rem',
        '3xl': '1.5rem',
        '4xl': '1.75rem',
        body: '0.875rem',
        lead: '0.9375rem',
        h1: '1.5rem',
        h2: '1.25rem',
        h3: '1.0625rem',
        h4: '0.9375rem',
      }),
      sizes: asTokens({ '3': '0.75rem', '3.5': '0.875rem', '4.5': '1.125rem' }),
      spacing: asTokens({ '3.5': '0.875rem' }),
      shadows: asTokens({
        soft: '0 1px 2px rgb(31 45 43 / 0.06)',
        raised: '0 1px 3px rgb(31 45 43 / 0.08), 0 12px 32px -8px rgb(31 45 43 / 0.2)',
      }),
    },
    semanticTokens: { colors: lightColors() },
    textStyles: {
      display: { value: { ...headline, fontSize: 'h1' } },
      h2: { value: { ...headline, fontSize: 'h2' } },
      h3: { value: { ...headline, fontSize: 'h3' } },
      h4: { value: { ...headline, fontSize: 'h4' } },
      body: { value: { fontSize: 'body', lineHeight: '1.45', textWrap: 'wrap' } },
    },
    recipes: {
      button: button,
      control: control,
      checkbox: checkbox,
      badge: badge,
      skeleton: skeleton,
    },
    slotRecipes,
    keyframes: {
      highlight: { from: { backgroundColor: 'var(--p-colors-bg-highlight)' } },
      progress: {
        '0%': { transform: 'scaleX(0)' },
        '60%': { transform: 'scaleX(0.8)', opacity: '1' },
        '100%': { transform: 'scaleX(1)', opacity: '0' },
      },
    },
  },
};

function lightColors() {
  return {
    bg: {
      DEFAULT: { value: adminBackground.light.bg },
      subtle: { value: '#F5F3EE' },
      panel: { value: '#FFFFFF' },
      raised: { value: '#FFFFFF' },
      hover: { value: '#F3F1EB' },
      selected: { value: '{colors.pine.50}' },
      sidebar: { value: '#F4F2EC' },
      highlight: { value: '#FBEFD9' },
      skeleton: { value: '#EAE6DE' },
    },
    fg: { subtle: { value: '#5E6B68' } },
    border: { control: { value: '#8F887D' }, quiet: { value: '#D9D4CA' } },
    scrim: { value: 'rgb(31 45 43 / 0.35)' },
  };
}
