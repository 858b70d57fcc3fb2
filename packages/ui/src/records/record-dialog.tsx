import { Button } from '@practice/ui';
import { FormDialog, SideSheet } from '@practice/ui/admin';
import { type FormEvent, type ReactNode, useId } from 'react';
import { RecordFields, RecordVersions } from './record-form.tsx';
import type { StoredRecord } from './records.ts';
import type { RecordEditor } from './use-record-editor.ts';
import { type RecordForm, type RecordFormOptions, type SaveRecord, useRecordForm } from './use-record-form.ts';

export type RecordDialogProps<Row extends StoredRecord, Name extends string> = {
  editor: RecordEditor<Row, Name>;
  /** What the form is called; 'Yeni hizmet' and 'Düzenle: …' without it. */
  title?: (record: Row | null) => string;
  size?: 'md' | 'lg';
  onInvalid?: (names: Name[], form: RecordForm<Row, Name>) => void;
  /** As that of `useRecordForm`. */
  save?: SaveRecord<Row>;
  /** As that of `useRecordForm`. */
  resultOf?: RecordFormOptions<Row>['resultOf'];
  /** What the button of a new record says; 'Oluştur' without it. */
  createLabel?: (form: RecordForm<Row, Name>) => string;
  /** Of a sheet: what stands beside the button that saves, always in view. */
  aside?: (form: RecordForm<Row, Name>) => ReactNode;
  /** The fields, or a function for those that need to know the form. */
  children: ReactNode | ((form: RecordForm<Row, Name>) => ReactNode);
};

/** The form of the record that is being edited, in the middle of the screen. */
export function RecordDialog<Row extends StoredRecord, Name extends string>(props: RecordDialogProps<Row, Name>) {
  return props.editor.isOpen ? <OpenDialog key={props.editor.id} {...props} /> : null;
}

function OpenDialog<Row extends StoredRecord, Name extends string>(props: RecordDialogProps<Row, Name>) {
  const { form, content, title, submitLabel } = useOpenForm(props);
  return (
    <>
      <FormDialog
        open
        size={props.size ?? 'md'}
        title={title}
        onClose={props.editor.close}
        onSubmit={() => void form.submit()}
        submitLabel={submitLabel}
        savingLabel="Kaydediliyor…"
        isSaving={form.isSaving}
        isDirty={form.isDirty}
        problem={form.problem}
      >
        {content}
      </FormDialog>
      <RecordVersions form={form} />
    </>
  );
}

/** The same form at the right of the list: for records that are long, or read more than they are changed. */
export function RecordSheet<Row extends StoredRecord, Name extends string>(props: RecordDialogProps<Row, Name>) {
  return props.editor.isOpen ? <OpenSheet key={props.editor.id} {...props} /> : null;
}

function OpenSheet<Row extends StoredRecord, Name extends string>(props: RecordDialogProps<Row, Name>) {
  const { form, content, title, submitLabel } = useOpenForm(props);
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <>
      <SideSheet
        open
        size={props.size ?? 'md'}
        title={title}
        subtitle={form.problem ? <span role="alert">{form.problem}</span> : null}
        onClose={props.editor.close}
        isDirty={form.isDirty}
        startsInField={props.editor.record === null}
        footer={
          <>
            {props.aside?.(form)}
            <Button type="submit" form={formId} loading={form.isSaving} loadingText="Kaydediliyor…">
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate>
          {content}
        </form>
      </SideSheet>
      <RecordVersions form={form} />
    </>
  );
}

function useOpenForm<Row extends StoredRecord, Name extends string>(props: RecordDialogProps<Row, Name>) {
  const { editor, title, onInvalid, save, resultOf, createLabel, children } = props;
  const { records, record, list } = editor;
  const form: RecordForm<Row, Name> = useRecordForm(records, {
    record,
    isGone: editor.isGone,
    ...(save ? { save } : {}),
    ...(resultOf ? { resultOf } : {}),
    onBeforeSave: (saved) => list.markOwn(saved ? [saved.id] : undefined),
    onSaved() {
      editor.close();
      void list.refresh();
    },
    onMissing: () => void list.refresh(),
    onInvalid: onInvalid && ((names) => onInvalid(names as Name[], form)),
  });
  const { one } = records.nouns;
  return {
    form,
    content: <RecordFields form={form}>{typeof children === 'function' ? children(form) : children}</RecordFields>,
    title: title?.(record) ?? (record ? `Düzenle: ${records.name(record)}` : `Yeni ${one.toLocaleLowerCase('tr')}`),
    submitLabel: record ? 'Kaydet' : (createLabel?.(form) ?? 'Oluştur'),
  };
}
