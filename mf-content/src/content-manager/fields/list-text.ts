import { type ContentField, readJsonList } from '@practice/contracts';

/** An entry of a list while it is edited. */
export type Entry = { id: number; title: string; detail: string };

type Listed = Pick<ContentField, 'key' | 'placeholder'>;

/** What an entry's two fields are called; null where it has one. */
export function entryLabels({ key }: Pick<ContentField, 'key'>): { title: string; detail: string | null } {
  if (key.endsWith('_stats_json')) return { title: 'Açıklama', detail: 'Rakam' };
  return { title: 'Başlık', detail: key.endsWith('_specialties_json') ? null : 'Kurum veya yıl' };
}

/** The entries that the page shows: those of the default while nothing is set. */
export function readEntries({ placeholder }: Listed, value: string): Omit<Entry, 'id'>[] {
  return readJsonList(value || placeholder);
}

/**
 * The text that is stored of entries; those without a title are left out. '' for none, or an empty list where the page
 * would show its own in its place.
 */
export function writeEntries({ key, placeholder }: Listed, entries: readonly Omit<Entry, 'id'>[]): string {
  const isStats = key.endsWith('_stats_json');
  const items = entries
    .map(({ title, detail }) => ({ title: title.trim(), detail: detail.trim() }))
    .filter(({ title }) => title !== '')
    .map(({ title, detail }) => {
      if (isStats) return { value: detail, label: title };
      return detail ? { title, organization: detail } : title;
    });
  if (items.length === 0) return placeholder ? '[]' : '';
  return JSON.stringify(items);
}
