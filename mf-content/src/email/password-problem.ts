import { MAIL_PASSWORD_NEEDED, mailAccountKeys, movesMailPassword } from '@practice/contracts';
import type { Values } from '../settings/editing/edits.ts';
import type { EditsState } from '../settings/editing/use-edits.ts';

/** What is missing when the mail account changes: its password, as the server will say. None while it stays or is typed. */
export function passwordProblem(
  { shownValue }: Pick<EditsState, 'shownValue'>,
  { stored, isPasswordStored }: { stored: Values; isPasswordStored: boolean },
): Record<string, string> {
  if (!isPasswordStored || shownValue('smtp_pass') !== '') return {};
  const shown = Object.fromEntries(mailAccountKeys.map((key) => [key, shownValue(key)]));
  return movesMailPassword(stored, shown) ? { smtp_pass: MAIL_PASSWORD_NEEDED } : {};
}
