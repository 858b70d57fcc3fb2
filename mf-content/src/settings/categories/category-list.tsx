import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { touch } from '@practice/ui/admin';
import type { Category, CategoryId } from './categories.ts';

type CategoryListProps = {
  /** With the number of fields that match the search. */
  lines: readonly { category: Category; found: number }[];
  current: CategoryId;
  onChoose: (id: CategoryId) => void;
  /** The groups of the current category, as an index where there is room beside the fields; none for a short one. */
  groups: readonly string[];
  currentGroup: string;
  onChooseGroup: (name: string) => void;
};

/** The categories, beside the fields; above them on phones. */
export function CategoryList({ lines, current, onChoose, ...index }: CategoryListProps) {
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
              <span>{title}</span>
              <Box as="span" ms="auto" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
                <span aria-hidden="true">{found}</span>
                <chakra.span srOnly>{` ${found} ayar`}</chakra.span>
              </Box>
            </chakra.button>
            {id === current && index.groups.length > 0 ? <GroupIndex {...index} /> : null}
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

type GroupIndexProps = Pick<CategoryListProps, 'groups' | 'currentGroup' | 'onChooseGroup'>;

function GroupIndex({ groups, currentGroup, onChooseGroup }: GroupIndexProps) {
  return (
    <chakra.ul css={indexStyle}>
      {groups.map((name) => (
        <li key={name}>
          <chakra.button
            type="button"
            aria-current={name === currentGroup ? 'location' : undefined}
            onClick={() => onChooseGroup(name)}
            css={entryStyle}
          >
            {name}
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}

const listStyle: SystemStyleObject = {
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '1',
  listStyleType: 'none',
};

const indexStyle: SystemStyleObject = {
  display: { base: 'none', md: 'grid' },
  my: '1',
  ms: '2.5',
  borderInlineStartWidth: '1px',
  listStyleType: 'none',
};

const entryStyle: SystemStyleObject = {
  width: 'full',
  minH: '7',
  [touch]: { minH: '9' },
  px: '2.5',
  py: '1',
  borderRadius: 'sm',
  color: 'fg.muted',
  fontSize: 'sm',
  lineHeight: 'snug',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
  '&[aria-current]': { color: 'fg', fontWeight: 'medium' },
  '&:focus-visible': { outlineOffset: '-2px' },
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
