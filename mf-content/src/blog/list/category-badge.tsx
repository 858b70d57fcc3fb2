import { type BlogColor, blogCategory } from '@practice/contracts';
import { Badge, Box } from '@practice/ui';

const dots: Record<BlogColor, string> = {
  apricot: 'apricot.500',
  pine: 'pine.solid',
  sage: 'sage.400',
  stone: 'stone.500',
};

/** What a post is about, with the category's colour. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <Badge whiteSpace="nowrap">
      <Box
        as="span"
        boxSize="2"
        borderRadius="full"
        bg={dots[blogCategory(category)?.color ?? 'stone']}
        aria-hidden="true"
      />
      {category}
    </Badge>
  );
}
