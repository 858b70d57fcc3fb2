import { Box, Button, chakra, Flex } from '@practice/ui';
import { RecordFields, RecordVersions, useFormValues, useRecordForm } from '@practice/ui/records';
import { type FormEvent, type KeyboardEvent, useEffect } from 'react';
import { type Note, notes } from './notes.ts';

const { Field } = notes;

type NoteFormProps = {
  appointmentId: string;
  /** The note that is edited; null for a new one. */
  note: Note | null;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  /** Of a note that is edited. */
  onCancel?: () => void;
};

/** The form of a note; Ctrl and Enter save it. */
export function NoteForm({ appointmentId, note, onDirty, onSaved, onCancel }: NoteFormProps) {
  const form = useRecordForm(notes, {
    record: note,
    save: (send, { record, input }) => send(record ? {} : { appointmentId, noteType: input.noteType ?? null }),
    onSaved,
    onDiscarded: onSaved,
  });
  const { isDirty, isSaving, problem } = form;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isSaving) void form.submit();
  }

  return (
    <>
      <chakra.form
        aria-label={note ? 'Notu düzenle' : 'Not ekle'}
        noValidate
        onSubmit={submit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      >
        <RecordFields form={form}>
          <Field.TextArea name="content" rows={4} {...(note ? { label: 'Not' } : {})} required={false} />
          <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <Field.Select name="noteType" />
            <Field.Text name="title" hint="İsteğe bağlı" autoComplete="off" />
          </Box>
          <Field.Checkbox name="isPrivate" hint="Yalnızca siz ve yöneticiler görür." />
          <Box role="alert" color="fg.error" fontWeight="medium">
            {problem}
          </Box>
          <Flex gap="2" justify="flex-end">
            {onCancel ? (
              <Button variant="outline" onClick={onCancel}>
                Vazgeç
              </Button>
            ) : null}
            <SaveButton isNew={note === null} isSaving={isSaving} />
          </Flex>
        </RecordFields>
      </chakra.form>
      <RecordVersions form={form} />
    </>
  );
}

function SaveButton({ isNew, isSaving }: { isNew: boolean; isSaving: boolean }) {
  const { content } = useFormValues<typeof notes>();
  return (
    <Button type="submit" disabled={content.trim() === ''} loading={isSaving} loadingText="Kaydediliyor…">
      {isNew ? 'Not ekle' : 'Kaydet'}
    </Button>
  );
}
