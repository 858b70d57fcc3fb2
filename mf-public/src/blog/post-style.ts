import type { SystemStyleObject } from '@practice/ui';

/** Some 68 characters a line, the gutters of the container beside them. */
export const columnStyle: SystemStyleObject = {
  maxWidth: 'calc(42rem + 2 * {spacing.gutter})',
  '& h2, & h3': { scrollMarginTop: '7rem' },
};

/** On paper: the words alone, and the addresses of links behind them. */
export const printStyle: SystemStyleObject = {
  '@media print': {
    '& [data-print=hidden]': { display: 'none' },
    '& article': { maxWidth: 'none', py: '0', fontSize: '11pt', color: 'black' },
    '& h2, & h3, & h4': { breakAfter: 'avoid' },
    '& p, & li': { orphans: '3', widows: '3' },
    '& img, & table, & blockquote': { breakInside: 'avoid' },
    '& article a[href^=http]::after': { content: '" (" attr(href) ")"', fontSize: '9pt' },
  },
};
