import { Box } from '@practice/ui';
import { useRecordForm } from '@practice/ui/records';
import { SheetForm } from '../sheet-form.tsx';
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

  return (
    <SheetForm<typeof notes>
      title={note ? 'Notu düzenle' : 'Not ekle'}
      form={form}
      saveText={note ? 'Kaydet' : 'Not ekle'}
      isComplete={({ content }) => content.trim() !== ''}
      savesByKeys
      onDirty={onDirty}
      onCancel={onCancel}
    >
      <Field.TextArea name="content" rows={4} {...(note ? { label: 'Not' } : {})} required={false} />
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Field.Select name="noteType" />
        <Field.Text name="title" hint="İsteğe bağlı" autoComplete="off" />
      </Box>
      <Field.Checkbox name="isPrivate" hint="Yalnızca siz ve yöneticiler görür." />
    </SheetForm>
  );
}
