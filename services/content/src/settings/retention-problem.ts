import { type FieldProblem, retentionClasses, retentionRules, settingValue } from '@practice/contracts';

/** What bounds the others. */
export const LONGEST_RETENTION = 'data_retention_period';

const boundedKeys = retentionClasses
  .filter((kind) => retentionRules[kind].isBounded)
  .map((kind): string => retentionRules[kind].setting)
  .filter((key) => key !== LONGEST_RETENTION);

/** Why records cannot be kept for longer than appointments and children's files; `values` are the settings after saving. */
export function retentionProblem(
  key: string,
  value: string,
  values: Readonly<Record<string, string>>,
): FieldProblem | null {
  const longest = Number(settingValue(values, LONGEST_RETENTION));
  if (!boundedKeys.includes(key) || Number(value) <= longest) return null;
  const message = `En fazla ${longest.toLocaleString('tr-TR')} gün olabilir: randevulardan ve çocuk dosyalarından uzun saklanmaz`;
  return { field: key, message, code: 'LONGER_THAN_ALLOWED' };
}
