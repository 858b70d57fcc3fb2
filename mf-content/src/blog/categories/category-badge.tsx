import type { BlogColor } from '@practice/contracts';
import { Badge, Box } from '@practice/ui';
import { useCategories } from './use-categories.ts';

const dots: Record<BlogColor, string> = {
  apricot: 'apricot.500',
  pine: 'pine.solid',
  sage: 'sage.400',
  stone: 'stone.500',
  amber: 'amber.300',
  blue: 'blue.300',
  green: 'green.300',
  red: 'red.300',
};

/** A name with the dot of a colour. */
export function ColoredBadge({ name, color }: { name: string; color: BlogColor }) {
  return (
    <Badge whiteSpace="nowrap">
      <Box as="span" boxSize="2" borderRadius="full" bg={dots[color]} aria-hidden="true" />
      <span>{name}</span>
    </Badge>
  );
}

/** What a post is about, with the category's colour. */
export function CategoryBadge({ category }: { category: string }) {
  const found = useCategories().find(({ name }) => name === category);
  return <ColoredBadge name={category} color={found?.color ?? 'stone'} />;
}
