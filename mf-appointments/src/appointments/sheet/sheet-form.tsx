import { Box, Button, chakra, Flex } from '@practice/ui';
import { type FormValuesOf, RecordFields, RecordVersions, useFormValues } from '@practice/ui/records';
import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react';

type SaveProps<Kind> = { saveText: string; isComplete: (values: FormValuesOf<Kind>) => boolean };

type SheetFormProps<Kind> = SaveProps<Kind> & {
  title: string;
  form: ComponentProps<typeof RecordFields>['form'];
  /** Ctrl and Enter save it. */
  savesByKeys?: boolean;
  isFramed?: boolean;
  onDirty: (isDirty: boolean) => void;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** The form of a record of an appointment, which can be saved once it is complete. */
export function SheetForm<Kind>(props: SheetFormProps<Kind>) {
  const { title, form, saveText, isComplete, savesByKeys, isFramed, onDirty, onCancel, children } = props;
  const { isDirty, isSaving, problem } = form;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isSaving) void form.submit();
  }

  function submitByKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <>
      <chakra.form
        aria-label={title}
        noValidate
        onSubmit={submit}
        {...(savesByKeys ? { onKeyDown: submitByKeys } : {})}
        {...(isFramed ? { p: '3', borderWidth: '1px', borderRadius: 'md' } : {})}
      >
        <RecordFields form={form}>
          {children}
          <Box role="alert" color="fg.error" fontWeight="medium">
            {problem}
          </Box>
          <Flex gap="2" justify="flex-end">
            {onCancel ? (
              <Button variant="outline" onClick={onCancel}>
                Vazgeç
              </Button>
            ) : null}
            <SaveButton saveText={saveText} isComplete={isComplete} isSaving={isSaving} />
          </Flex>
        </RecordFields>
      </chakra.form>
      <RecordVersions form={form} />
    </>
  );
}

function SaveButton<Kind>({ saveText, isComplete, isSaving }: SaveProps<Kind> & { isSaving: boolean }) {
  const values = useFormValues<Kind>();
  return (
    <Button type="submit" disabled={!isComplete(values)} loading={isSaving} loadingText="Kaydediliyor…">
      {saveText}
    </Button>
  );
}
