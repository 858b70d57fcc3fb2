import { type FieldProblem, MAIL_PASSWORD_NEEDED, mailAccountKeys, movesMailPassword } from '@practice/contracts';
import type { Change, StoredRows } from './save-settings.ts';
import { valueInForce } from './site-setting.model.ts';
import { valuesAfter } from './values-after.ts';

const PASSWORD = 'smtp_pass';

type Save = {
  /** What nothing else is wrong with. */
  valid: readonly Change[];
  /** What is wrong with the rest of the save. */
  errors: readonly FieldProblem[];
  before: StoredRows;
};

/**
 * Why the mail account cannot be saved as it is sent; none where it can. The stored password goes only to the server that it
 * was typed for, and a password that is typed is for the server beside it: it is not stored when that one is refused.
 */
export function mailAccountProblems({ valid, errors, before }: Save): FieldProblem[] {
  const isTyped = valid.some(({ key, value, isActive = true }) => key === PASSWORD && value !== '' && isActive);
  if (isTyped) return errors.filter(({ field }) => mailAccountKeys.includes(field));
  if (valueInForce(before.get(PASSWORD)) === '') return [];
  if (!movesMailPassword(valuesAfter([], before), valuesAfter(valid, before))) return [];
  return [{ field: PASSWORD, message: MAIL_PASSWORD_NEEDED, code: 'PASSWORD_NEEDED' }];
}
