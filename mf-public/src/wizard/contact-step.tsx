import { PhoneField, Stack, TextField } from '@practice/ui';
import { FieldSlot } from './field-slot.tsx';
import { useWizardForm } from './form-values.ts';
import { useFieldError } from './wizard-context.ts';

/** Step 2: phone and e-mail. */
export function ContactStep() {
  const { register } = useWizardForm();
  return (
    <Stack gap="6">
      <FieldSlot field="phone">
        <PhoneField
          {...register('phone')}
          label="Telefon"
          required
          hint="Örneğin 0532 111 22 33"
          error={useFieldError('phone')}
        />
      </FieldSlot>
      <FieldSlot field="email">
        <TextField
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label="E-posta"
          required
          error={useFieldError('email')}
        />
      </FieldSlot>
    </Stack>
  );
}
