import { setUserPasswordInput } from '@practice/contracts';
import { Stack } from '@practice/ui';
import { FormDialog, PasswordField } from '@practice/ui/admin';
import { useMutation } from '@practice/ui/data';
import { announceDone, readBy, refusalOf } from '@practice/ui/records';
import { useRef, useState } from 'react';
import { SetUserPasswordDocument } from '../generated/graphql.ts';
import { PASSWORDS_DIFFER, type User } from './users.ts';

type PasswordErrors = { password?: string; repeated?: string };

/** Gives somebody else a new password. What was typed stays when it is refused. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [problem, setProblem] = useState('');
  const [send, { loading }] = useMutation(SetUserPasswordDocument);
  const fields = useRef<HTMLDivElement>(null);

  async function save() {
    const read = readBy(setUserPasswordInput, { password });
    const found: PasswordErrors = 'errors' in read ? { ...read.errors } : {};
    if (!found.password && password !== repeated) found.repeated = PASSWORDS_DIFFER;
    setErrors(found);
    setProblem('');
    const [first] = Object.keys(found);
    if (first) return fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    try {
      await send({ variables: { id: user.id, input: { password } } });
    } catch (error) {
      return setProblem(refusalOf(error) ?? 'Şifre değiştirilemedi.');
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
          hint="En az 8 karakter"
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
