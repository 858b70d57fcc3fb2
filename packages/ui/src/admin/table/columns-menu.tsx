import { chakra } from '@practice/ui';
import { ColumnsIcon } from '@practice/ui/icons';
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
          <ColumnsIcon boxSize="4" />
        </chakra.button>
      )}
    </Menu>
  );
}
