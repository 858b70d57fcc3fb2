import type { EditedKind } from '@practice/contracts';
import { Box, Button, Stack } from '@practice/ui';
import { onSaveKey, SideSheet, type Tab, Tabs } from '@practice/ui/admin';
import {
  EditorsNotice,
  type RecordEditor,
  RecordFields,
  RecordVersions,
  type StoredRecord,
  useRecordForm,
} from '@practice/ui/records';
import { type ReactNode, useState } from 'react';

export type SheetTab<Key extends string, Name extends string> = Pick<Tab<Key>, 'key' | 'title'> & {
  fields: Name[];
  content: ReactNode;
};

type TabbedSheetProps<Row extends StoredRecord, Name extends string, Key extends string> = {
  editor: RecordEditor<Row, Name>;
  /** Who else edits the same one is named. */
  kind: EditedKind;
  /** What is edited: 'Sayfa'. */
  label: string;
  title: (record: Row | null) => string;
  tabs: readonly SheetTab<Key, Name>[];
  initialTab: Key;
};

/**
 * A long record in its form, in tabs; a tab is drawn when it is first shown, so that what it takes is not loaded before.
 * No form element, since the dialogs of rich texts have their own. Give it a `key` for each record.
 */
export function TabbedSheet<Row extends StoredRecord, Name extends string, Key extends string>({
  editor,
  kind,
  label,
  title,
  tabs,
  initialTab,
}: TabbedSheetProps<Row, Name, Key>) {
  const { record, records, list } = editor;
  const [current, setCurrent] = useState(initialTab);
  const [shown, setShown] = useState<ReadonlySet<Key>>(new Set([initialTab]));
  const form = useRecordForm<Row, Name>(records, {
    record,
    isGone: editor.isGone,
    onBeforeSave: (saved) => list.markOwn(saved ? [saved.id] : undefined),
    onSaved() {
      editor.close();
      void list.refresh();
    },
    onMissing: () => void list.refresh(),
    onInvalid: showFirst,
  });

  function choose(key: Key): void {
    setCurrent(key);
    setShown((before) => new Set(before).add(key));
  }

  /** Opens the tab of what was refused, and leads to it once it can be focused. */
  function showFirst(names: string[]): void {
    const isRefused = ({ fields }: SheetTab<Key, Name>) => fields.some((field) => names.includes(field));
    const tab = tabs.find((one) => one.key === current && isRefused(one)) ?? tabs.find(isRefused);
    const first = tab?.fields.find((field) => names.includes(field));
    if (!tab || !first) return;
    choose(tab.key);
    requestAnimationFrame(() => form.form.setFocus(first));
  }

  return (
    <>
      <SideSheet
        open
        size="lg"
        title={title(record)}
        subtitle={form.problem ? <span role="alert">{form.problem}</span> : null}
        onClose={editor.close}
        isDirty={form.isDirty}
        footer={
          <Button onClick={() => void form.submit()} loading={form.isSaving} loadingText="Kaydediliyor…">
            {record ? 'Kaydet' : 'Oluştur'}
          </Button>
        }
      >
        {/* The bar of a text's editor stays below the tabs. */}
        <Box onKeyDown={onSaveKey(() => void form.submit())} css={{ '--sticky-top': '0px', '--screen-bar': '1.75rem' }}>
          <RecordFields form={form} notices={<EditorsNotice kind={kind} id={record?.id ?? null} />}>
            <Tabs
              label={label}
              current={current}
              onChoose={choose}
              tabs={tabs.map(({ key, title: name, fields, content }) => ({
                key,
                title: name,
                content: shown.has(key) ? <Stack gap="4">{content}</Stack> : null,
                problems: fields.filter((field) => field in form.form.formState.errors).length,
              }))}
            />
          </RecordFields>
        </Box>
      </SideSheet>
      <RecordVersions form={form} />
    </>
  );
}
