import { Stack } from '@practice/ui';
import { FormDialog, PasswordField } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import {
  type PasswordErrors,
  type PasswordForm,
  passwordFields,
  readPasswordForm,
  toErrors,
} from './read-password-form.ts';
import { sendNewPassword } from './send-new-password.ts';
import { usePasswordHint } from './use-password-hint.ts';

const empty: PasswordForm = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the user's own password. After a rejection the typed values stay, with the error at its field. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, fetch } = useStaff();
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const hint = usePasswordHint({ isNeeded: open });
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) return;
    setForm(empty);
    setErrors({});
    setProblem('');
  }, [open]);

  function show(found: PasswordErrors) {
    setErrors(found);
    const first = passwordFields.find((name) => found[name]);
    if (first) fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  async function save() {
    const { input, errors: found } = readPasswordForm(form);
    setProblem('');
    show(found);
    if (!input) return;
    setIsSaving(true);
    const { done, refused } = await sendNewPassword(fetch, input);
    setIsSaving(false);
    if (refused) {
      const atFields = toErrors(refused.errors);
      show(atFields);
      if (Object.keys(atFields).length === 0) setProblem(refused.message);
      return;
    }
    onClose();
    toast.success({ title: 'Şifre başarıyla değiştirildi', ...revokedText(done.revokedTokens) });
  }

  const fieldOf = (name: keyof PasswordForm) => ({
    name,
    value: form[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Şifremi değiştir"
      description="Diğer cihazlardaki oturumlarınız kapanır, erişim anahtarlarınız iptal edilir."
      onSubmit={save}
      submitLabel="Değiştir"
      savingLabel="Değiştiriliyor…"
      isSaving={isSaving}
      problem={problem || undefined}
    >
      <Stack gap="4" ref={fields}>
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField label="Mevcut şifre" autoComplete="current-password" {...fieldOf('currentPassword')} />
        <PasswordField label="Yeni şifre" hint={hint} autoComplete="new-password" {...fieldOf('newPassword')} />
        <PasswordField label="Yeni şifre (tekrar)" autoComplete="new-password" {...fieldOf('repeated')} />
      </Stack>
    </FormDialog>
  );
}

function revokedText(count: number) {
  return count > 0 ? { description: `${count} erişim anahtarınız iptal edildi.` } : {};
}
