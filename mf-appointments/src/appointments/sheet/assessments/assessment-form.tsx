import { today } from '@practice/contracts';
import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { useRecordForm } from '@practice/ui/records';
import { SheetForm } from '../sheet-form.tsx';
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
  const title = assessment ? 'Değerlendirmeyi düzenle' : 'Yeni değerlendirme';

  return (
    <SheetForm<typeof assessments>
      title={title}
      form={form}
      saveText={assessment ? 'Kaydet' : 'Ekle'}
      isComplete={({ assessmentType }) => assessmentType.trim() !== ''}
      isFramed
      onDirty={onDirty}
      onCancel={onCancel}
    >
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
    </SheetForm>
  );
}
