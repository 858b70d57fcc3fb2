import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { touch } from '@practice/ui/admin';
import type { Category, CategoryId } from './categories.ts';

type CategoryListProps = {
  /** With the number of fields that match the search. */
  lines: readonly { category: Category; found: number }[];
  current: CategoryId;
  onChoose: (id: CategoryId) => void;
};

/** The categories, beside the fields; above them on phones. */
export function CategoryList({ lines, current, onChoose }: CategoryListProps) {
  return (
    <chakra.nav aria-label="Ayar kategorileri">
      <chakra.ul css={listStyle}>
        {lines.map(({ category: { id, title }, found }) => (
          <li key={id}>
            <chakra.button
              type="button"
              aria-current={id === current ? 'page' : undefined}
              onClick={() => onChoose(id)}
              css={itemStyle}
            >
              {title}
              <Box as="span" ms="auto" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
                <span aria-hidden="true">{found}</span>
                <chakra.span srOnly>{` ${found} ayar`}</chakra.span>
              </Box>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const listStyle: SystemStyleObject = {
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '1',
  listStyleType: 'none',
};

const itemStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minH: '8',
  [touch]: { minH: '10' },
  px: '2.5',
  borderRadius: 'sm',
  fontSize: 'md',
  fontWeight: 'medium',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
  '&[aria-current=page]': { bg: 'bg.selected', color: 'fg' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '@media (forced-colors: active)': { '&[aria-current=page]': { outline: '2px solid Highlight' } },
};
