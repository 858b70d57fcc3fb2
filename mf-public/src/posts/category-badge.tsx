import type { BlogColor } from '@practice/contracts';
import { Badge } from '@practice/ui';

const looks: Record<BlogColor, { bg: string; color: string }> = {
  apricot: { bg: 'apricot.100', color: 'accent.fg' },
  pine: { bg: 'pine.100', color: 'pine.fg' },
  sage: { bg: 'sage.200', color: 'pine.fg' },
  stone: { bg: 'stone.200', color: 'fg' },
  amber: { bg: 'amber.50', color: 'amber.700' },
  blue: { bg: 'blue.50', color: 'blue.700' },
  green: { bg: 'green.50', color: 'green.700' },
  red: { bg: 'red.50', color: 'red.700' },
};

/** What a post is about, in the category's colour. */
export function CategoryBadge({ category, categoryColor }: { category: string; categoryColor: BlogColor }) {
  return (
    <Badge borderColor="transparent" {...looks[categoryColor]}>
      {category}
    </Badge>
  );
}
