import { Box, Button, Grid, Skeleton } from '@practice/ui';
import { EmptyState, ProblemPanel, SectionHeader } from '@practice/ui/admin';
import { PlusIcon } from '@practice/ui/icons';
import { RecordDialog, useRecordEditor, useRecordList, useRecordRemoval } from '@practice/ui/records';
import { useState } from 'react';
import type { CreateMenuMutation } from '../generated/graphql.ts';
import { MenuItemsPanel } from './menu-items-panel.tsx';
import { MenuList } from './menu-list.tsx';
import { locationNames, menus } from './menus.ts';

const { Field } = menus;

/** The menus of the site, and the items of the one that is selected. */
export default function MenusScreen() {
  const list = useRecordList(menus);
  const [selected, setSelected] = useState<string | null>(null);
  const editor = useRecordEditor(menus, list);
  const removal = useRecordRemoval(menus, list, {
    title: () => 'Emin misiniz?',
    consequence: ({ name, location, items }) =>
      `“${name}” menüsü${items.length > 0 ? ` ve içindeki ${items.length} öğe` : ''} silinecek.${
        location === 'other'
          ? ''
          : ` Sitede ${locationNames[location]?.toLocaleLowerCase('tr')} olarak başka menü yoksa hazır menü gösterilir.`
      }`,
    onRemoved: ({ id }) => setSelected((current) => (current === id ? null : current)),
  });
  const menu = list.rows?.find(({ id }) => id === selected);
  const add = (
    <Button onClick={editor.create}>
      <PlusIcon />
      Yeni menü
    </Button>
  );
  return (
    <Box>
      <SectionHeader title="Menüler" description="Sitenin üst ve alt menüleri" actions={add} />
      {list.problem && !list.rows ? (
        <ProblemPanel message={list.problem.message} onRetry={list.refresh} />
      ) : list.rows ? (
        <Grid templateColumns={{ base: '1fr', lg: '20rem minmax(0, 1fr)' }} gap="6" alignItems="start">
          {list.rows.length === 0 ? (
            <EmptyState
              icon="menu"
              title="Henüz menü yok."
              description="Sitede hazır menü gösteriliyor."
              action={add}
            />
          ) : (
            <MenuList
              menus={list.rows}
              selected={selected}
              highlighted={list.highlighted}
              onSelect={({ id }) => setSelected(id)}
              onEdit={editor.edit}
              onRemove={removal.remove}
            />
          )}
          {menu ? (
            <MenuItemsPanel key={menu.id} menu={menu} list={list} />
          ) : (
            <EmptyState icon="menu" title="Menü seçilmedi." />
          )}
        </Grid>
      ) : (
        <Skeleton height="12rem" aria-label="Menüler yükleniyor" role="status" />
      )}
      <RecordDialog
        editor={editor}
        save={async (send, { record }) => {
          const data = await send();
          if (!record && data) setSelected((data as CreateMenuMutation).createMenu.id);
          return data;
        }}
      >
        <Field.Text name="name" />
        <Field.Text name="slug" hint="Boş bırakılırsa addan üretilir." autoComplete="off" />
        <Field.Select name="location" />
        <Field.TextArea name="description" />
        <Field.Checkbox name="isActive" label="Aktif" hint="Pasif bir menü sitede görünmez." />
      </RecordDialog>
      {removal.dialog}
    </Box>
  );
}
