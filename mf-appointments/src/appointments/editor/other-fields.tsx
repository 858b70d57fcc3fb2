import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { appointments } from '../record/appointments.ts';

const { Field } = appointments;

/** Priority, payment, reason and notes. */
export function OtherFields() {
  return (
    <>
      <FieldGroup title="Öncelik ve ödeme">
        <Field.Select name="priority" />
        <Field.Select name="paymentStatus" />
        <Field.Amount name="fee" label="Ücret (TL)" />
        <FullWidth>
          <Field.Checkbox name="reminderSent" />
        </FullWidth>
      </FieldGroup>
      <FieldGroup title="Açıklamalar">
        <FullWidth>
          <Field.TextArea name="reason" />
        </FullWidth>
        <FullWidth>
          <Field.TextArea name="notes" hint="Randevuyla ilgili kısa not. Klinik bilgi yazmayın." />
        </FullWidth>
      </FieldGroup>
    </>
  );
}
