import {
  type ContentPage,
  type ContentPageId,
  contentFieldOf,
  contentKeysOf,
  contentPages,
  toSearchKey,
} from '@practice/contracts';
import { Box, chakra, type SystemStyleObject, Text } from '@practice/ui';
import { SearchField, touch } from '@practice/ui/admin';
import { useState } from 'react';

type Props = {
  current: ContentPageId | undefined;
  isDirty: (page: ContentPage) => boolean;
  onChoose: (id: ContentPageId) => void;
};

/** The pages, searched by their names and by those of their fields; above the fields on phones. */
export function PageList({ current, isDirty, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const found = contentPages.filter((page) => isFound(page, search));
  return (
    <Box css={asideStyle}>
      <SearchField label="Sayfalarda ara" placeholder="Sayfa veya alan ara..." value={search} onSearch={setSearch} />
      <chakra.nav aria-label="İçerik sayfaları">
        <chakra.ul css={listStyle}>
          {found.map((page) => (
            <li key={page.id}>
              <chakra.button
                type="button"
                aria-current={page.id === current ? 'page' : undefined}
                onClick={() => onChoose(page.id)}
                css={itemStyle}
              >
                <span>{page.title}</span>
                {isDirty(page) ? (
                  <Box as="span" css={dotStyle} title="Yayımlanmamış değişiklik var">
                    <chakra.span srOnly>, yayımlanmamış değişiklik var</chakra.span>
                  </Box>
                ) : null}
                <Box as="span" ms="auto" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
                  <span aria-hidden="true">{contentKeysOf(page).length}</span>
                  <chakra.span srOnly>{`, ${contentKeysOf(page).length} alan`}</chakra.span>
                </Box>
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      {found.length === 0 ? (
        <Text color="fg.muted" fontSize="sm" role="status">
          Aramanıza uygun sayfa bulunamadı.
        </Text>
      ) : null}
    </Box>
  );
}

function isFound(page: ContentPage, search: string): boolean {
  const searched = toSearchKey(search);
  const names = [page.title, ...contentKeysOf(page).map((key) => contentFieldOf(key).label)];
  return names.some((name) => toSearchKey(name).includes(searched));
}

const asideStyle: SystemStyleObject = {
  display: 'grid',
  gap: '3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minW: '0',
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--sticky-top, 0px) + 0.75rem)' },
};

const listStyle: SystemStyleObject = {
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  gap: '1',
  listStyleType: 'none',
};

const itemStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
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

const dotStyle: SystemStyleObject = { boxSize: '1.5', borderRadius: 'full', bg: 'status.pending.fg', flex: 'none' };
