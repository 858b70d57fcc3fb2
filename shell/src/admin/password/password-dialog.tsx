import { type ChangePasswordInput, changePasswordInput, passwordHint } from '@practice/contracts';
import { Stack, useRunning } from '@practice/ui';
import { FormDialog, PasswordField } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { OwnPasswordRuleDocument } from '../../generated/graphql.ts';
import { sendNewPassword } from './send-new-password.ts';

const empty: PasswordForm = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the user's own password. After a rejection the typed values stay, with the error at its field. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, fetch } = useStaff();
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [problem, setProblem] = useState('');
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

  const [isSaving, save] = useRunning(async () => {
    const { input, errors: found } = readPasswordForm(form);
    setProblem('');
    show(found);
    if (!input) return;
    const { done, refused } = await sendNewPassword(fetch, input);
    if (refused) {
      const atFields = toErrors(refused.errors);
      show(atFields);
      if (Object.keys(atFields).length === 0) setProblem(refused.message);
      return;
    }
    onClose();
    toast.success({ title: 'Şifre başarıyla değiştirildi', ...revokedText(done.revokedTokens) });
  });

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

/** What a new password has to be, for below its field; nothing until it is known. */
function usePasswordHint({ isNeeded }: { isNeeded: boolean }): string | undefined {
  const { data } = useQuery(OwnPasswordRuleDocument, { fetchPolicy: 'cache-and-network', skip: !isNeeded });
  return passwordHint(data?.passwordRule);
}

type PasswordForm = ChangePasswordInput & { repeated: string };
type PasswordErrors = Partial<Record<keyof PasswordForm, string>>;

/** The names of the fields, in order. */
const passwordFields = ['currentPassword', 'newPassword', 'repeated'] as const;

/** The input to send, or the errors by field. */
function readPasswordForm({ repeated, ...typed }: PasswordForm): {
  input?: ChangePasswordInput;
  errors: PasswordErrors;
} {
  const { success, data, error } = changePasswordInput.safeParse(typed);
  const errors = toErrors(error?.issues.map(({ path, message }) => ({ field: String(path[0]), message })) ?? []);
  if (repeated !== typed.newPassword) errors.repeated = 'Şifreler eşleşmiyor';
  return success && !errors.repeated ? { input: data, errors } : { errors };
}

/** The first problem of each field of the form. */
function toErrors(problems: readonly { field: string; message: string }[]): PasswordErrors {
  const messageOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  return Object.fromEntries(
    passwordFields.flatMap((name) => {
      const message = messageOf(name);
      return message ? [[name, message]] : [];
    }),
  );
}
