import type { SystemStyleObject } from '@practice/ui';

const tone = (name: string): SystemStyleObject => ({
  '--card-bg': `{colors.status.${name}.bg}`,
  '--card-fg': `{colors.status.${name}.fg}`,
  '--card-line': `{colors.status.${name}.fg}`,
  '--card-border': `{colors.status.${name}.border}`,
});

/**
 * The colours of appointments in a calendar, for its container: one rule for hundreds of cards, which a component with
 * styles of its own would each cost dearly.
 */
export const cardColors: SystemStyleObject = {
  '& [data-tone=pending]': tone('pending'),
  '& [data-tone=confirmed]': tone('confirmed'),
  '& [data-tone=completed]': tone('completed'),
  '& [data-tone=cancelled]': tone('cancelled'),
  '& [data-tone=unknown]': tone('unknown'),
  '& [data-own]': {
    '--card-bg': 'color-mix(in srgb, var(--own) 14%, {colors.bg.panel})',
    '--card-line': 'var(--own)',
    '--card-border': 'color-mix(in srgb, var(--own) 45%, {colors.bg.panel})',
    '--card-fg': '{colors.fg}',
  },
  '& [data-part=mark]': { width: '0.75rem', height: '0.75rem', flexShrink: '0', color: 'var(--card-fg)' },
};
