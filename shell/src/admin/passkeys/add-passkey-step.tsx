import { addPasskeyInput } from '@practice/contracts';
import { Stack, TextField, useRunning } from '@practice/ui';
import { FormDialog, PasswordField } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { readProblem } from '@practice/ui/data';
import { useEffect, useState } from 'react';
import { browserName } from '../sessions/browser-name.ts';
import { fetchSessions } from '../sessions/session-list-calls.ts';
import { CredentialNotMade } from './make-credential.ts';

type Props = { onClose: () => void; onSubmit: (name: string, password: string) => Promise<void> };
type Errors = { name?: string | undefined; password?: string | undefined };

/** Name and password; then the browser asks for finger, face or PIN. */
export function AddPasskeyStep({ onClose, onSubmit }: Props) {
  const { fetch } = useStaff();
  const [suggested, setSuggested] = useState('');
  const [typed, setTyped] = useState<string>();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const name = typed ?? suggested;

  useEffect(() => {
    // Without it the name is typed.
    fetchSessions(fetch).then(
      (sessions) => {
        const here = sessions.find(({ isCurrent }) => isCurrent);
        if (here) setSuggested(browserName(here));
      },
      () => {},
    );
  }, [fetch]);

  const [isSaving, submit] = useRunning(async () => {
    const read = addPasskeyInput.shape.name.safeParse(name);
    const found = { name: read.error?.issues[0]?.message, password: password === '' ? 'Şifrenizi girin' : undefined };
    setErrors(found);
    setProblem('');
    if (!read.success || found.password) return;
    try {
      await onSubmit(read.data, password);
    } catch (refused) {
      show(refused);
    }
  });

  function show(refused: unknown) {
    if (refused instanceof CredentialNotMade) return setProblem(refused.message);
    const { message, errors: refusals } = readProblem(refused);
    const at = (field: string) => refusals.find((each) => each.field === field)?.message;
    setErrors({ name: at('name'), password: at('password') });
    if (!at('name') && !at('password')) setProblem(at('credential') ?? message);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Geçiş anahtarı ekle"
      description="Cihazınız parmak izi, yüz ya da PIN ile sizi doğrular; sonra şifre yazmadan girebilirsiniz."
      onSubmit={() => void submit()}
      submitLabel="Devam et"
      savingLabel="Cihazınız bekleniyor…"
      isSaving={isSaving}
      problem={problem || undefined}
    >
      <Stack gap="4">
        <TextField
          label="Ad"
          name="name"
          hint="Hangi cihazda olduğunu hatırlatan bir ad"
          required
          maxLength={60}
          value={name}
          error={errors.name}
          onChange={({ target }) => setTyped(target.value)}
        />
        <PasswordField
          label="Şifreniz"
          name="password"
          autoComplete="current-password"
          data-autofocus
          required
          value={password}
          error={errors.password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
