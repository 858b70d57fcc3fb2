import type { SystemStyleObject } from '@practice/ui';

/** Running text out of the content manager: headings, paragraphs, lists, links, tables. */
export const proseStyle: SystemStyleObject = {
  '& > * + *': { mt: '4' },
  '& h2': { textStyle: 'h3', mt: '10' },
  '& h3, & h4': { textStyle: 'h4', mt: '7' },
  '& ul, & ol': { ps: '6' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { mt: '2' },
  '& li::marker': { color: 'pine.fg' },
  '& a': { color: 'pine.fg', textDecoration: 'underline', textUnderlineOffset: '0.22em', overflowWrap: 'anywhere' },
  '& strong, & b': { fontWeight: 'semibold' },
  '& picture': { display: 'block' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { borderWidth: '1px', px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
};
