import type { SystemStyleObject } from '@practice/ui';

/** A coloured edge, for cards that each say what a family brings. */
export const edgedCard: SystemStyleObject = { borderInlineStartWidth: '4px', borderInlineStartColor: 'pine.300' };

/** A list of cards, below one another on phones; `card` adds to what each looks like. */
export function cardListStyle(columns: { md: 2 } | { lg: 3 }, card: SystemStyleObject = {}): SystemStyleObject {
  const wide = Object.entries(columns).map(([from, count]) => [from, `repeat(${count}, minmax(0, 1fr))`]);
  return {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', ...Object.fromEntries(wide) },
    gap: '4',
    listStyle: 'none',
    '& > li': {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      px: '5',
      py: '4',
      overflowWrap: 'anywhere',
      ...card,
    },
  };
}
