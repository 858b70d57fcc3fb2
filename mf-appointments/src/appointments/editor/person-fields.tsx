import { today } from '@practice/contracts';
import { PhoneField } from '@practice/ui';
import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { appointments } from '../record/appointments.ts';

const { Field } = appointments;

/** The child, the parent and their contact details. */
export function PersonFields() {
  return (
    <FieldGroup title="Çocuk ve veli">
      <Field.Text name="childName" autoComplete="off" />
      <Field.Controlled name="childBirthDate">
        {(input) => <DateField {...input} today={today()} max={today()} />}
      </Field.Controlled>
      <Field.Text name="parentName" autoComplete="off" />
      <Field.Controlled name="phone">{(input) => <PhoneField {...input} autoComplete="off" />}</Field.Controlled>
      <FullWidth>
        <Field.Text name="email" type="email" inputMode="email" autoComplete="off" />
      </FullWidth>
    </FieldGroup>
  );
}
