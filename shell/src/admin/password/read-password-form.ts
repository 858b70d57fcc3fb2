import { type ChangePasswordInput, changePasswordInput } from '@practice/contracts';

export type PasswordForm = ChangePasswordInput & { repeated: string };
export type PasswordErrors = Partial<Record<keyof PasswordForm, string>>;

/** The names of the fields, in order. */
export const passwordFields = ['currentPassword', 'newPassword', 'repeated'] as const;

/** The input to send, or the errors by field. */
export function readPasswordForm({ repeated, ...typed }: PasswordForm): {
  input?: ChangePasswordInput;
  errors: PasswordErrors;
} {
  const { success, data, error } = changePasswordInput.safeParse(typed);
  const errors = toErrors(error?.issues.map(({ path, message }) => ({ field: String(path[0]), message })) ?? []);
  if (repeated !== typed.newPassword) errors.repeated = 'Şifreler eşleşmiyor';
  return success && !errors.repeated ? { input: data, errors } : { errors };
}

/** The first problem of each field of the form. */
export function toErrors(problems: readonly { field: string; message: string }[]): PasswordErrors {
  const messageOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  return Object.fromEntries(
    passwordFields.flatMap((name) => {
      const message = messageOf(name);
      return message ? [[name, message]] : [];
    }),
  );
}
