import { dataRequestChannelLabels, today, withdrawConsentInput, type z } from '@practice/contracts';
import { CheckboxField, SelectField, Stack, Text, TextField, useRunning } from '@practice/ui';
import { choicesOf, FormDialog } from '@practice/ui/admin';
import { readProblem } from '@practice/ui/data';
import { DateField } from '@practice/ui/date';
import { refusalOf } from '@practice/ui/records';
import { useState } from 'react';

export type Withdrawal = z.output<typeof withdrawConsentInput>;

export type WithdrawalDialogProps = {
  open: boolean;
  /** Whose consent to what: 'Ayşe Yılmaz · İletişim izni (randevu)'. */
  description: string;
  /** What stops with it. */
  consequence: string;
  onClose: () => void;
  /** Rejects with what the server refuses, which is shown. */
  onSave: (withdrawal: Withdrawal) => Promise<void>;
};

const channels = choicesOf(dataRequestChannelLabels);

type Values = { channel: string; withdrawnOn: string; note: string; ofPerson: boolean };
type Errors = Partial<Record<string, string>>;

/** Notes that a person took a consent back: how and when they said so. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ description, consequence, onClose, onSave }: WithdrawalDialogProps) {
  const [values, setValues] = useState<Values>({ channel: 'phone', withdrawnOn: today(), note: '', ofPerson: true });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);

  function set(changes: Partial<Values>) {
    setValues((current) => ({ ...current, ...changes }));
    setErrors({});
  }

  const [isSaving, submit] = useRunning(async () => {
    const read = withdrawConsentInput.safeParse(values);
    if (!read.success) return setErrors(messagesOf(read.error.issues.map(({ path, message }) => [path[0], message])));
    setProblem(null);
    try {
      await onSave(read.data);
      onClose();
    } catch (error) {
      setErrors(messagesOf(readProblem(error).errors.map(({ field, message }) => [field, message])));
      setProblem(refusalOf(error) ?? 'Kaydedilirken hata oluştu.');
    }
  });

  return (
    <FormDialog
      open
      title="Onayın geri alındığını kaydet"
      description={description}
      onClose={onClose}
      onSubmit={() => void submit()}
      submitLabel="Kaydet"
      savingLabel="Kaydediliyor…"
      isSaving={isSaving}
      problem={problem}
    >
      <Stack gap="4">
        <SelectField
          label="Nasıl bildirdi"
          required
          options={channels}
          value={values.channel}
          error={errors.channel}
          onChange={(event) => set({ channel: event.target.value })}
        />
        <DateField
          label="Hangi gün bildirdi"
          required
          today={today()}
          max={today()}
          value={values.withdrawnOn}
          error={errors.withdrawnOn}
          onChange={(withdrawnOn) => set({ withdrawnOn })}
        />
        <TextField
          label="Not"
          value={values.note}
          error={errors.note}
          hint="Birkaç kelime yeter; çocukla ilgili bilgi yazmayın."
          onChange={(event) => set({ note: event.target.value })}
        />
        <CheckboxField
          label="Bu kişinin aynı metne verdiği diğer onaylar da geri alınsın"
          checked={values.ofPerson}
          onChange={(event) => set({ ofPerson: event.target.checked })}
        />
        <Text color="fg.muted" fontSize="sm">
          {consequence}
        </Text>
      </Stack>
    </FormDialog>
  );
}

/** The first message for each field. */
function messagesOf(found: readonly (readonly [field: unknown, message: string])[]): Errors {
  return Object.fromEntries([...found].reverse().map(([field, message]) => [String(field), message]));
}
