import { contactMessageForm } from '@practice/contracts';

export type FormErrors = Partial<Record<string, string>>;

/** The first message of each field that is wrong. */
export function checkForm(values: Record<string, unknown>): FormErrors {
  const { error } = contactMessageForm.safeParse(values);
  const errors: FormErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
