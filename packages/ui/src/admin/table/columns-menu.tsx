import { chakra, Icon } from '@practice/ui';
import { Menu } from '../overlay/menu.tsx';

type ColumnChoice = { title: string; isShown: boolean; canHide: boolean; toggle: () => void };

/** Which columns a table shows. */
export function ColumnsMenu({ columns }: { columns: readonly ColumnChoice[] }) {
  return (
    <Menu
      placement="bottom-end"
      entries={[
        { heading: 'Sütunlar' },
        ...columns.map(({ title, isShown, canHide, toggle }) => ({
          label: title,
          checked: isShown,
          disabled: !canHide,
          onSelect: toggle,
        })),
      ]}
    >
      {(trigger) => (
        <chakra.button
          type="button"
          aria-label="Sütunları seç"
          title="Sütunları seç"
          {...trigger}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="6"
          borderRadius="xs"
          color="fg.muted"
          cursor="pointer"
          _hover={{ bg: 'bg.hover', color: 'fg' }}
        >
          <Icon boxSize="4">
            <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
            <path d="M9.2 4.5v15M14.8 4.5v15" />
          </Icon>
        </chakra.button>
      )}
    </Menu>
  );
}
