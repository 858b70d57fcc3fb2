/** A typed time of day as `HH:mm`: `9`, `930` and `9.30` are completed; null for what is none. */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim());
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2] ?? 0)];
  if (!found || hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
