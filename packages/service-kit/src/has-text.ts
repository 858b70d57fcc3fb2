import { toSearchKey } from '@practice/contracts';

/** Whether some of the texts have a searched one in them, by Turkish rules; without a search every record has. */
export function hasText(search: string | null | undefined, texts: readonly (string | null)[]): boolean {
  const sought = toSearchKey(search ?? '');
  return texts.some((text) => toSearchKey(text ?? '').includes(sought));
}
