type Limits = { required?: boolean; minLength?: number; maxLength?: number };

/** Why a text, trimmed, cannot be stored by the limits of its field, as a Turkish sentence; null when it can. */
export function fieldProblem(field: Limits, text: string): string | null {
  const { required, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  if (text === '') return required ? 'Bu alan zorunludur' : null;
  if (text.length < minLength) return `En az ${minLength} karakter olmalı`;
  if (text.length > maxLength) return `En fazla ${maxLength} karakter olabilir`;
  return null;
}
