import { StatusBadge } from '@practice/ui/admin';
import { flagField } from './field-definitions.ts';

const words = { on: 'Aktif', off: 'Pasif' };

/** `isActive` in the table of fields: whether a record is in use. */
export const activeField = flagField('Durum', words.on, words.off);

/** Whether a record is in use, in a list. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <StatusBadge tone={isActive ? 'confirmed' : 'unknown'}>{isActive ? words.on : words.off}</StatusBadge>;
}
