import { today } from '@practice/contracts';
import { Box, Button, chakra, Flex } from '@practice/ui';
import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { RecordFields, RecordVersions, useFormValues, useRecordForm } from '@practice/ui/records';
import { type FormEvent, useEffect } from 'react';
import { type Assessment, assessments } from './assessments.ts';

const { Field } = assessments;

type AssessmentFormProps = {
  appointmentId: string;
  /** The one that is edited; null for a new one. */
  assessment: Assessment | null;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

/** The form of an assessment. */
export function AssessmentForm({ appointmentId, assessment, onDirty, onSaved, onCancel }: AssessmentFormProps) {
  const form = useRecordForm(assessments, {
    record: assessment,
    save: (send, { record }) => send(record ? {} : { appointmentId }),
    onSaved,
    onDiscarded: onSaved,
  });
  const { isDirty, isSaving, problem } = form;
  const title = assessment ? 'Değerlendirmeyi düzenle' : 'Yeni değerlendirme';
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
      <chakra.form aria-label={title} noValidate onSubmit={submit} p="3" borderWidth="1px" borderRadius="md">
        <RecordFields form={form}>
          <FieldGroup title={title}>
            <Field.Text name="assessmentType" autoComplete="off" />
            <Field.Text name="assessmentName" hint="İsteğe bağlı" autoComplete="off" />
            <Field.Text name="score" inputMode="decimal" autoComplete="off" />
            <Field.Text name="maxScore" inputMode="decimal" autoComplete="off" />
            <Field.Controlled name="assessmentDate">
              {(input) => <DateField {...input} today={today()} max={today()} />}
            </Field.Controlled>
            {(['interpretation', 'recommendations', 'notes'] as const).map((name) => (
              <FullWidth key={name}>
                <Field.TextArea name={name} rows={2} />
              </FullWidth>
            ))}
          </FieldGroup>
          <Box role="alert" color="fg.error" fontWeight="medium">
            {problem}
          </Box>
          <Flex gap="2" justify="flex-end">
            <Button variant="outline" onClick={onCancel}>
              Vazgeç
            </Button>
            <SaveButton isNew={assessment === null} isSaving={isSaving} />
          </Flex>
        </RecordFields>
      </chakra.form>
      <RecordVersions form={form} />
    </>
  );
}

function SaveButton({ isNew, isSaving }: { isNew: boolean; isSaving: boolean }) {
  const { assessmentType } = useFormValues<typeof assessments>();
  return (
    <Button type="submit" disabled={assessmentType.trim() === ''} loading={isSaving} loadingText="Kaydediliyor…">
      {isNew ? 'Ekle' : 'Kaydet'}
    </Button>
  );
}
