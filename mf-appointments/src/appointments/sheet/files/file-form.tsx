import { Box } from '@practice/ui';
import { useRecordForm } from '@practice/ui/records';
import { SheetForm } from '../sheet-form.tsx';
import { type AppointmentFile, files } from './files.ts';

const { Field } = files;

type FileFormProps = {
  appointmentId: string;
  /** The file that is edited; null for the record of one that is kept elsewhere. */
  file: AppointmentFile | null;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

/** What is said of a file. */
export function FileForm({ appointmentId, file, onDirty, onSaved, onCancel }: FileFormProps) {
  const form = useRecordForm(files, {
    record: file,
    save: (send, { record, input }) =>
      send(record ? {} : { appointmentId, filePath: `/uploads/${input.fileName}`, fileSize: 0 }),
    onSaved,
    onDiscarded: onSaved,
  });

  return (
    <SheetForm<typeof files>
      title={file ? 'Dosyayı düzenle' : 'Dosya kaydı ekle'}
      form={form}
      saveText={file ? 'Kaydet' : 'Kaydı ekle'}
      isComplete={({ fileName, fileType }) => fileName.trim() !== '' && fileType !== ''}
      isFramed
      onDirty={onDirty}
      onCancel={onCancel}
    >
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Field.Text name="fileName" autoComplete="off" />
        <Field.Select name="fileType" />
      </Box>
      <Field.TextArea name="description" rows={2} />
      <Field.Checkbox name="isConfidential" hint="İşaretli dosyalar aileyle paylaşılmaz." />
    </SheetForm>
  );
}
