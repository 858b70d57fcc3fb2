import { colors, semanticColors } from './colors.ts';

/** 4 px grid: key 1 is 4 px. Only the steps in use. */
const steps = {
  '0': '0px',
  '0.5': '0.125rem',
  '1': '0.25rem',
  '1.5': '0.375rem',
  '2': '0.5rem',
  '2.5': '0.625rem',
  '3': '0.75rem',
  '3.5': '0.875rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '7': '1.75rem',
  '8': '2rem',
  '9': '2.25rem',
  '10': '2.5rem',
  '11': '2.75rem',
  '12': '3rem',
  '14': '3.5rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
  '32': '8rem',
} as const;

function asTokens<Key extends string>(values: Record<Key, string>): Record<Key, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])) as Record<
    Key,
    { value: string }
  >;
}

export const tokens = {
  colors,
  spacing: asTokens({
    ...steps,
    section: 'clamp(3.5rem, 1.9rem + 6.6vw, 8rem)',
    // Not wider where text is large: the words need the room.
    gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)',
  }),
  sizes: asTokens({
    ...steps,
    full: '100%',
    prose: '42rem',
    narrow: '34rem',
    page: '75rem',
    target: '2.75rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
  }),
  radii: asTokens({ none: '0', xs: '6px', sm: '8px', md: '12px', lg: '20px', full: '9999px' }),
  shadows: asTokens({
    soft: '0 1px 2px rgb(31 45 43 / 0.05), 0 8px 24px -8px rgb(31 45 43 / 0.12)',
    raised: '0 2px 4px rgb(31 45 43 / 0.05), 0 24px 48px -16px rgb(31 45 43 / 0.22)',
  }),
  fonts: asTokens({
    heading: "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Times New Roman', serif",
    body: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontWeights: asTokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  fontSizes: asTokens({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.0625rem',
    xl: '1.1875rem',
    '2xl': '1.375rem',
    '3xl': '1.75rem',
    '4xl': '2.25rem',
    body: 'clamp(1.0625rem, 1.03rem + 0.13vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    // Where text is large on a phone, long Turkish words still fit a line.
    h1: 'min(clamp(2.25rem, 1.55rem + 3vw, 3.875rem), 13vw)',
    h2: 'min(clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem), 11vw)',
    h3: 'min(clamp(1.3125rem, 1.22rem + 0.4vw, 1.5625rem), 9.5vw)',
    h4: '1.125rem',
  }),
  lineHeights: asTokens({ tight: '1.12', snug: '1.28', normal: '1.5', relaxed: '1.65' }),
  letterSpacings: asTokens({ tight: '-0.015em', normal: '0', wide: '0.02em' }),
  durations: asTokens({ fast: '150ms', moderate: '200ms', slow: '250ms' }),
  easings: asTokens({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  zIndex: asTokens({ sticky: '10', bar: '20', toast: '50' }),
};

export const semanticTokens = { colors: semanticColors };

/** Breakpoints: 425, 768, 1024, 1440 and 1920 px. */
export const breakpoints = { sm: '26.5625rem', md: '48rem', lg: '64rem', xl: '90rem', '2xl': '120rem' };

const headingFace = {
  fontFamily: 'heading',
  fontVariationSettings: "'SOFT' 100",
  textWrap: 'balance',
  // Also where it would be squeezed beside an icon.
  overflowWrap: 'anywhere',
};

export const textStyles = {
  display: {
    value: { ...headingFace, fontSize: 'h1', lineHeight: 'tight', fontWeight: '550', letterSpacing: 'tight' },
  },
  h2: { value: { ...headingFace, fontSize: 'h2', lineHeight: '1.18', fontWeight: '550', letterSpacing: 'tight' } },
  h3: { value: { ...headingFace, fontSize: 'h3', lineHeight: 'snug', fontWeight: '550' } },
  h4: { value: { ...headingFace, fontSize: 'h4', lineHeight: 'snug', fontWeight: '600' } },
  lead: { value: { fontSize: 'lead', lineHeight: 'relaxed', textWrap: 'pretty' } },
  body: { value: { fontSize: 'body', lineHeight: 'relaxed', textWrap: 'pretty' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  eyebrow: { value: { fontSize: 'sm', lineHeight: 'normal', fontWeight: 'semibold', letterSpacing: 'wide' } },
};

export const keyframes = {
  pulse: { '50%': { opacity: '0.55' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  fade: { from: { opacity: '0' } },
  /** Enters from the offset in `--from`. */
  slide: { from: { opacity: '0', transform: 'translate(var(--from, 0, 0.5rem))' } },
};
