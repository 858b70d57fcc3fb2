import { addDays, MAX_CHILD_AGE, today } from '@practice/contracts';
import { Stack, TextField } from '@practice/ui';
import { DateField } from '@practice/ui/date';
import { useController } from 'react-hook-form';
import { useHydrated } from './deferred/use-hydrated.ts';
import { FieldSlot } from './field-slot.tsx';
import { useWizardForm } from './form-values.ts';
import { useFieldError } from './wizard-context.ts';

/** Step 1: parent, child, birth date. */
export function PersonalStep() {
  const { register } = useWizardForm();
  const isHydrated = useHydrated();
  return (
    <Stack gap="6">
      <FieldSlot field="parentName">
        <TextField
          {...register('parentName')}
          label="Ebeveyn Adı Soyadı"
          required
          // Off while hydrating: browsers refill such inputs in a reopened tab, bypassing the rules for drafts.
          autoComplete={isHydrated ? 'name' : 'off'}
          error={useFieldError('parentName')}
        />
      </FieldSlot>
      <FieldSlot field="childName">
        <TextField
          {...register('childName')}
          label="Çocuğun Adı Soyadı"
          required
          autoComplete="off"
          error={useFieldError('childName')}
        />
      </FieldSlot>
      <FieldSlot field="childBirthDate">
        <BirthDate />
      </FieldSlot>
    </Stack>
  );
}

const unreadable = 'Tarihi gg.aa.yyyy biçiminde yazınız (örneğin 05.09.2018)';

function BirthDate() {
  const { field } = useController<{ childBirthDate: string }>({ name: 'childBirthDate' });
  const error = useFieldError('childBirthDate');
  const day = today();
  const isHalfTyped = field.value !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(field.value);
  return (
    <DateField
      {...field}
      label="Çocuğun Doğum Tarihi"
      required
      today={day}
      min={oldestBirthDate(day)}
      max={day}
      // The schema's message names the format of the API; people type another one.
      error={error && isHalfTyped ? unreadable : error}
    />
  );
}

/** The first birth date of a child younger than 25, `yyyy-MM-dd`. */
function oldestBirthDate(day: string): string {
  const sameDay = `${Number(day.slice(0, 4)) - MAX_CHILD_AGE}${day.slice(4)}`;
  return addDays(sameDay.replace(/02-29$/, '02-28'), 1);
}
