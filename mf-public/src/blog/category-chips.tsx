import { Box, type SystemStyleObject } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { BlogListQuery } from '../generated/graphql.ts';
import { type ListAddress, listAddress } from './list-address.ts';

type Props = { address: ListAddress; categories: BlogListQuery['blogCategories'] };

/** The categories with how many posts each has; empty ones are left out. A search goes on in the category chosen. */
export function CategoryChips({ address: { category, q }, categories }: Props) {
  const filled = categories.filter(({ slug, count }) => count > 0 || slug === category);
  if (filled.length === 0) return <Box mt="8" />;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box as="nav" aria-label="Kategoriler" mt="5" mb={{ base: '8', md: '10' }}>
      <Box as="ul" css={listStyle}>
        {[{ name: 'Tümü', slug: '', count: total }, ...filled].map(({ name, slug, count }) => (
          <li key={slug}>
            <TextLink
              to={listAddress({ category: slug, q })}
              variant="plain"
              aria-current={slug === category ? 'page' : undefined}
            >
              <span>{name}</span> <span>{count}</span>
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    bg: 'bg.panel',
    fontSize: 'md',
    fontWeight: 'medium',
    '&:hover': { textDecoration: 'none', borderColor: 'pine.fg' },
    '& span + span': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums', fontSize: 'sm' },
    '&[aria-current=page]': { bg: 'pine.solid', borderColor: 'pine.solid', color: 'pine.contrast' },
    '&[aria-current=page] span + span': { color: 'inherit' },
  },
};
