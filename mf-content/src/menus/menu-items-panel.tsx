import { Box, Button, Flex, Heading, IconButton, Text, VisuallyHidden } from '@practice/ui';
import { Menu as ActionMenu, EmptyState, type MenuEntry } from '@practice/ui/admin';
import { MoreIcon, PlusIcon } from '@practice/ui/icons';
import { ActiveBadge, RecordDialog, type RecordList, useRecordEditor, useRecordRemoval } from '@practice/ui/records';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { MenuItemFields } from './menu-item-fields.tsx';
import { menuItems } from './menu-items.ts';
import { type Step, stepFrom, withMoved } from './menu-moves.ts';
import { MenuTree } from './menu-tree.tsx';
import type { Menu, MenuItem } from './menus.ts';
import { useArrangement } from './use-arrangement.ts';

const moves: readonly { step: Step; label: string; hint: string }[] = [
  { step: 'up', label: 'Yukarı', hint: 'Alt ↑' },
  { step: 'down', label: 'Aşağı', hint: 'Alt ↓' },
  { step: 'in', label: 'İçeri al', hint: 'Alt →' },
  { step: 'out', label: 'Dışarı al', hint: 'Alt ←' },
];

/** The items of the menu that is selected. */
export function MenuItemsPanel({ menu, list }: { menu: Menu; list: RecordList<Menu> }) {
  const { items, message, move } = useArrangement(menu, list);
  const [parentId, setParentId] = useState<string | null>(null);
  const itemList = { ...list, rows: menu.items } as RecordList<MenuItem>;
  const editor = useRecordEditor(menuItems, itemList, { param: 'item' });
  const childrenOf = (id: string) => menu.items.filter((item) => item.parentId === id).length;
  const removal = useRecordRemoval(menuItems, itemList, {
    title: () => 'Emin misiniz?',
    consequence: ({ id, title }) =>
      `“${title}” silinecek.${childrenOf(id) > 0 ? ` Altındaki ${childrenOf(id)} öğe bir üst düzeye taşınacak.` : ''}`,
  });

  function create(below: string | null) {
    setParentId(below);
    editor.create();
  }

  function entriesOf(item: MenuItem): MenuEntry[] {
    return [
      ...moves.map(({ step, ...entry }) => {
        const to = stepFrom(items, item.id, step);
        const isPossible = to !== null && withMoved(items, item.id, to) !== null;
        return { ...entry, disabled: !isPossible, onSelect: () => to && move(item.id, to) };
      }),
      'separator',
      { label: 'Altına öğe ekle', onSelect: () => create(item.id) },
      { label: 'Düzenle', onSelect: () => editor.edit(item) },
      { label: 'Sil', danger: true, onSelect: () => removal.remove(item) },
    ];
  }

  const add = (
    <Button size="sm" onClick={() => create(null)}>
      <PlusIcon />
      Öğe ekle
    </Button>
  );
  return (
    <Box as="section" aria-label={`${menu.name}: öğeler`}>
      <Flex align="center" justify="space-between" gap="3" mb="2" wrap="wrap">
        <Heading as="h2" size="md">
          {menu.name}
        </Heading>
        {items.length > 0 ? add : null}
      </Flex>
      {items.length === 0 ? (
        <EmptyState icon="menu" title="Bu menüde öğe yok." action={add} />
      ) : (
        <MenuTree label={`${menu.name} öğeleri`} items={items} onMove={move} onOpen={editor.edit}>
          {(item) => <ItemRow item={item} entries={entriesOf(item)} />}
        </MenuTree>
      )}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <RecordDialog
        editor={editor}
        save={(send, { record }) => send(record ? {} : { menuId: menu.id, ...(parentId ? { parentId } : {}) })}
      >
        <MenuItemFields />
      </RecordDialog>
      {removal.dialog}
    </Box>
  );
}

function ItemRow({ item, entries }: { item: MenuItem; entries: MenuEntry[] }) {
  return (
    <>
      <Box flex="1" minW="0">
        <Text fontWeight="medium" truncate>
          {item.title}
        </Text>
        <Text color="fg.muted" fontSize="sm" truncate>
          {`${item.url}${item.target === '_blank' ? ' · yeni sekmede' : ''}`}
        </Text>
      </Box>
      {item.isActive ? null : <ActiveBadge isActive={false} />}
      <Box onPointerDown={stop} onMouseDown={stop} onClick={stop} onKeyDown={stopKey}>
        <ActionMenu entries={entries} placement="bottom-end">
          {(trigger) => (
            <IconButton {...trigger} aria-label={`İşlemler: ${item.title}`} title="İşlemler">
              <MoreIcon boxSize="4" />
            </IconButton>
          )}
        </ActionMenu>
      </Box>
    </>
  );
}

/** What is pressed in a row's menu does not press the row. */
function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

/** Tab goes through the tree. */
function stopKey(event: KeyboardEvent) {
  if (event.key !== 'Tab') event.stopPropagation();
}
