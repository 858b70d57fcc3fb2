import { addDays, generateSlotsInput, SLOT_GENERATOR_DEFAULTS, today } from '@practice/contracts';
import { CheckboxField, SimpleGrid, Stack, TextField, useRunning } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { DateField } from '@practice/ui/date';
import { announceDone, announceFailure, readBy } from '@practice/ui/records';
import { useState } from 'react';
import { GenerateSlotsDocument } from '../../generated/graphql.ts';

export type Generated = { created: number; skipped: number };

type GeneratorDialogProps = {
  /** The first day that is proposed. */
  date: string;
  onClose: () => void;
  onGenerated: (result: Generated) => void;
};

const LAST_DAY_AHEAD = 6;

/** Makes the slots of several days at once, by the working hours. */
export function GeneratorDialog({ date, onClose, onGenerated }: GeneratorDialogProps) {
  const client = useApolloClient();
  const [values, setValues] = useState({
    startDate: date,
    endDate: addDays(date, LAST_DAY_AHEAD),
    slotDuration: String(SLOT_GENERATOR_DEFAULTS.slotDuration),
    bufferTime: String(SLOT_GENERATOR_DEFAULTS.bufferTime),
    maxCapacity: '1',
    excludeWeekends: SLOT_GENERATOR_DEFAULTS.excludeWeekends,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});

  const input = (name: Exclude<keyof typeof values, 'excludeWeekends'>) => ({
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const text = (name: 'slotDuration' | 'bufferTime' | 'maxCapacity') => {
    const { onChange, ...rest } = input(name);
    return {
      ...rest,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    };
  };

  const [isSaving, generate] = useRunning(async () => {
    const read = readBy(generateSlotsInput, { ...values, maxCapacity: Number(values.maxCapacity || Number.NaN) });
    if ('errors' in read) return setErrors(read.errors);
    setErrors({});
    try {
      const variables = { input: read.input } as never;
      const { data } = await client.mutate({ mutation: GenerateSlotsDocument, variables });
      announceDone('Zaman slotları oluşturuldu');
      onClose();
      if (data) onGenerated(data.generateSlots);
    } catch (error) {
      setErrors(Object.fromEntries(readProblem(error).errors.map(({ field, message }) => [field, message])));
      announceFailure('Zaman slotları oluşturulurken hata oluştu', error);
    }
  });

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void generate()}
      title="Toplu slot oluştur"
      description="Çalışma saatlerinden slot üretir. Var olan slotlar olduğu gibi kalır."
      submitLabel="Oluştur"
      savingLabel="Oluşturuluyor…"
      isSaving={isSaving}
    >
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <DateField label="Başlangıç tarihi" {...input('startDate')} today={today()} />
          <DateField label="Bitiş tarihi" {...input('endDate')} today={today()} />
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <TextField label="Slot süresi (dakika)" {...text('slotDuration')} />
          <TextField label="Ara süre (dakika)" {...text('bufferTime')} />
          <TextField label="Kapasite" {...text('maxCapacity')} hint="Aynı anda kaç randevu" />
        </SimpleGrid>
        <CheckboxField
          label="Hafta sonlarını atla"
          checked={values.excludeWeekends}
          onChange={({ target }) => setValues((before) => ({ ...before, excludeWeekends: target.checked }))}
        />
      </Stack>
    </FormDialog>
  );
}
