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
  const { field } = useController<{ serviceType: string }>({ name: 'serviceType' });
  const services = useBookableServices();
  return (
    <Stack gap="8">
      <FieldSlot field="serviceType">
        <RadioCardGroup
          {...field}
          label="Hizmet Türü"
          required
          options={services.map(({ slug, title }) => ({ value: slug, label: title }))}
          error={useFieldError('serviceType')}
        />
      </FieldSlot>
      <FieldSlot field="reason">
        <TextAreaField
          {...register('reason')}
          label="Mesajınız"
          required
          hint="Çocuğunuzla ilgili bilmemizi istediklerinizi birkaç cümleyle anlatabilirsiniz."
          counterLimit={MESSAGE_LENGTH.max}
          error={useFieldError('reason')}
        />
      </FieldSlot>
    </Stack>
  );
}
