import { MESSAGE_LENGTH } from '@practice/contracts';
import { RadioCardGroup, Stack, TextAreaField } from '@practice/ui';
import { useController } from 'react-hook-form';
import { FieldSlot } from './field-slot.tsx';
import { useWizardForm } from './form-values.ts';
import { useBookableServices } from './services.ts';
import { useFieldError } from './wizard-context.ts';

/** Step 3: the requested service, and a few words about the child. */
export function ServiceStep() {
  const { register } = useWizardForm();
  const { field } = useController<{ concernArea: string }>({ name: 'concernArea' });
  const services = useBookableServices();
  return (
    <Stack gap="8">
      <FieldSlot field="concernArea">
        <RadioCardGroup
          {...field}
          label="Hizmet Türü"
          required
          options={services.map(({ slug, title }) => ({ value: slug, label: title }))}
          error={useFieldError('concernArea')}
        />
      </FieldSlot>
      <FieldSlot field="message">
        <TextAreaField
          {...register('message')}
          label="Mesajınız"
          required
          hint="Çocuğunuzla ilgili bilmemizi istediklerinizi birkaç cümleyle anlatabilirsiniz."
          counterLimit={MESSAGE_LENGTH.max}
          error={useFieldError('message')}
        />
      </FieldSlot>
    </Stack>
  );
}
