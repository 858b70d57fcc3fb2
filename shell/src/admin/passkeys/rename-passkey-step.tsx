import { renamePasskeyInput } from '@practice/contracts';
import { TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import { useRefusable } from '../two-step/use-refusable.ts';

type Props = { name: string; onClose: () => void; onSubmit: (name: string) => Promise<void> };

/** Another name for a passkey. */
export function RenamePasskeyStep({ name: before, onClose, onSubmit }: Props) {
  const [name, setName] = useState(before);
  const sending = useRefusable('name', onSubmit);
  const { message: missing = '' } = renamePasskeyInput.shape.name.safeParse('').error?.issues[0] ?? {};
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Geçiş anahtarının adı"
      onSubmit={() => void sending.submit(name.trim(), missing)}
      submitLabel="Kaydet"
      savingLabel="Kaydediliyor…"
      isSaving={sending.isSaving}
      isDirty={name !== before}
      problem={sending.problem || undefined}
    >
      <TextField
        label="Ad"
        name="name"
        data-autofocus
        required
        maxLength={60}
        value={name}
        error={sending.error}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
