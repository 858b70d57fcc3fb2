import { Box, Button, chakra, Flex } from '@practice/ui';
import { RecordFields, RecordVersions, useFormValues, useRecordForm } from '@practice/ui/records';
import { type FormEvent, useEffect } from 'react';
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
  const { isDirty, isSaving, problem } = form;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void form.submit();
  }

  return (
    <>
      <chakra.form
        aria-label={file ? 'Dosyayı düzenle' : 'Dosya kaydı ekle'}
        noValidate
        onSubmit={submit}
        p="3"
        borderWidth="1px"
        borderRadius="md"
      >
        <RecordFields form={form}>
          <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <Field.Text name="fileName" autoComplete="off" />
            <Field.Select name="fileType" />
          </Box>
          <Field.TextArea name="description" rows={2} />
          <Field.Checkbox name="isConfidential" hint="İşaretli dosyalar aileyle paylaşılmaz." />
          <Box role="alert" color="fg.error" fontWeight="medium">
            {problem}
          </Box>
          <Flex gap="2" justify="flex-end">
            <Button variant="outline" onClick={onCancel}>
              Vazgeç
            </Button>
            <SaveButton isNew={file === null} isSaving={isSaving} />
          </Flex>
        </RecordFields>
      </chakra.form>
      <RecordVersions form={form} />
    </>
  );
}

function SaveButton({ isNew, isSaving }: { isNew: boolean; isSaving: boolean }) {
  const { fileName, fileType } = useFormValues<typeof files>();
  const isComplete = fileName.trim() !== '' && fileType !== '';
  return (
    <Button type="submit" disabled={!isComplete} loading={isSaving} loadingText="Kaydediliyor…">
      {isNew ? 'Kaydı ekle' : 'Kaydet'}
    </Button>
  );
}
