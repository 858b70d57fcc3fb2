import { Box, chakra, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { ActiveBadge, RecordActions } from '@practice/ui/records';
import { locationNames, type Menu, shownMenus } from './menus.ts';

type Props = {
  menus: readonly Menu[];
  selected: string | null;
  highlighted: ReadonlySet<string>;
  onSelect: (menu: Menu) => void;
  onEdit: (menu: Menu) => void;
  onRemove: (menu: Menu) => void;
};

/** The menus, one of which is selected. */
export function MenuList({ menus, selected, highlighted, onSelect, onEdit, onRemove }: Props) {
  const shown = shownMenus(menus);
  return (
    <chakra.ul aria-label="Menüler" listStyleType="none" display="grid" gap="1">
      {menus.map((menu) => (
        <li key={menu.id}>
          <Flex
            align="center"
            gap="1"
            css={entryStyle}
            data-selected={menu.id === selected || undefined}
            data-highlighted={highlighted.has(menu.id) || undefined}
          >
            <chakra.button
              type="button"
              css={buttonStyle}
              aria-pressed={menu.id === selected}
              onClick={() => onSelect(menu)}
            >
              <Text fontWeight="medium">{menu.name}</Text>
              <Text color="fg.muted" fontSize="sm">
                {`${locationNames[menu.location] ?? menu.location} · ${menu.items.length} öğe`}
              </Text>
              {menu.isActive && menu.location !== 'other' && !shown.has(menu.id) ? (
                <Text color="fg.muted" fontSize="sm">
                  Sitede yerinde başka bir menü gösteriliyor.
                </Text>
              ) : null}
            </chakra.button>
            {shown.has(menu.id) ? <StatusBadge tone="confirmed">Sitede</StatusBadge> : null}
            {menu.isActive ? null : <ActiveBadge isActive={false} />}
            <Box>
              <RecordActions name={menu.name} onEdit={() => onEdit(menu)} onRemove={() => onRemove(menu)} />
            </Box>
          </Flex>
        </li>
      ))}
    </chakra.ul>
  );
}

const entryStyle: SystemStyleObject = {
  pe: '2',
  borderRadius: 'sm',
  borderWidth: '1px',
  borderColor: 'transparent',
  '&:hover': { bg: 'bg.hover' },
  '&[data-selected]': { bg: 'bg.selected', borderColor: 'border' },
  '&[data-highlighted]': { bg: 'status.pending.bg' },
};

const buttonStyle: SystemStyleObject = {
  flex: '1',
  minW: '0',
  px: '3',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  borderRadius: 'sm',
};
