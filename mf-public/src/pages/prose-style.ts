import { figureStyle, type SystemStyleObject } from '@practice/ui';

/** Running text out of the content manager: headings, paragraphs, lists, links, tables. */
export const proseStyle: SystemStyleObject = {
  display: 'flow-root',
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
  '& sup, & sub': { lineHeight: '0' },
  '& picture': { display: 'block' },
  ...figureStyle,
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { borderWidth: '1px', px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
  // A video before it is played: a link as wide as the text, with the sign of a player.
  '& figure[data-video] a': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '3',
    aspectRatio: '16 / 9',
    p: '6',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'lg',
    textAlign: 'center',
    textDecoration: 'none',
    fontWeight: 'semibold',
    _before: { content: '"▶"', fontSize: '4xl', lineHeight: '1' },
  },
  '& figure[data-video] iframe': { width: 'full', aspectRatio: '16 / 9', borderRadius: 'lg' },
};
