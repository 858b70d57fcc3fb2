import { setUserPasswordInput } from '@practice/contracts';
import { Stack } from '@practice/ui';
import { FormDialog, PasswordField } from '@practice/ui/admin';
import { readProblem, useMutation } from '@practice/ui/data';
import { announceDone, readBy, refusalOf } from '@practice/ui/records';
import { useRef, useState } from 'react';
import { SetUserPasswordDocument } from '../generated/graphql.ts';
import { usePasswordHint } from './use-password-hint.ts';
import { PASSWORDS_DIFFER, type User } from './users.ts';

type PasswordErrors = { password?: string; repeated?: string };

/** Gives another user a new password. What was typed stays when it is refused. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [problem, setProblem] = useState('');
  const [send, { loading }] = useMutation(SetUserPasswordDocument);
  const hint = usePasswordHint();
  const fields = useRef<HTMLDivElement>(null);

  /** Whether there was anything to show. */
  function show(found: PasswordErrors): boolean {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  }

  async function save() {
    const read = readBy(setUserPasswordInput, { password });
    const found: PasswordErrors = 'errors' in read ? { ...read.errors } : {};
    if (!found.password && password !== repeated) found.repeated = PASSWORDS_DIFFER;
    setProblem('');
    if (show(found)) return;
    try {
      await send({ variables: { id: user.id, input: { password } } });
    } catch (error) {
      const refused = readProblem(error).errors.find(({ field }) => field === 'password');
      if (refused) show({ password: refused.message });
      else setProblem(refusalOf(error) ?? 'Şifre değiştirilemedi.');
      return;
    }
    announceDone('Şifre başarıyla değiştirildi');
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Şifre değiştir: ${user.username}`}
      description="Kullanıcının açık oturumları kapanır, erişim anahtarları iptal edilir."
      onSubmit={() => void save()}
      submitLabel="Değiştir"
      savingLabel="Değiştiriliyor…"
      isSaving={loading}
      isDirty={password !== '' || repeated !== ''}
      problem={problem || undefined}
    >
      <Stack gap="4" ref={fields}>
        <PasswordField
          label="Yeni şifre"
          name="password"
          hint={hint}
          autoComplete="new-password"
          required
          value={password}
          error={errors.password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          label="Yeni şifre (tekrar)"
          name="repeated"
          autoComplete="new-password"
          required
          value={repeated}
          error={errors.repeated}
          onChange={({ target }) => setRepeated(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
