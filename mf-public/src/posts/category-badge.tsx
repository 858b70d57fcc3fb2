import { type BlogColor, blogCategory } from '@practice/contracts';
import { Badge } from '@practice/ui';

const looks: Record<BlogColor, { bg: string; color: string }> = {
  apricot: { bg: 'apricot.100', color: 'accent.fg' },
  pine: { bg: 'pine.100', color: 'pine.fg' },
  sage: { bg: 'sage.200', color: 'pine.fg' },
  stone: { bg: 'stone.200', color: 'fg' },
};

/** What a post is about, in the category's colour. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <Badge borderColor="transparent" {...looks[blogCategory(category)?.color ?? 'stone']}>
      {category}
    </Badge>
  );
}
