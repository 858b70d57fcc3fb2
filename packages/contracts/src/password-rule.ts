import { z } from './zod-setup.ts';

/** What passwords have to be at present, by the setting `require_strong_password`. */
export const passwordRule = z
  .object({
    minLength: z.int(),
    isStrong: z.boolean().meta({ description: 'What is easy to guess is refused, too.' }),
  })
  .meta({ id: 'PasswordRule' });

export type PasswordRule = z.infer<typeof passwordRule>;

/** The rule as forms say it; nothing while it is not known. */
export function passwordHint(rule: PasswordRule | null | undefined): string | undefined {
  if (!rule) return undefined;
  const length = `En az ${rule.minLength} karakter`;
  return rule.isStrong ? `${length}; örneğin yan yana üç dört sözcük` : length;
}
