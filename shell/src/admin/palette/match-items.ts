import { toSearchKey } from '@practice/contracts';
import type { PaletteItem } from '@practice/ui/back-office';

type PaletteGroup = { title: string; items: readonly PaletteItem[] };

const maxInGroup = 8;
const recentGroup = 'Son kullanılanlar';

/** Items that contain every word of the query, by Turkish rules; those whose name starts with it come first. */
export function matchItems(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const searchKey = toSearchKey(query);
  const words = searchKey.split(' ').filter(Boolean);
  return items
    .map((item) => ({ item, label: toSearchKey(item.label), text: textOf(item) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((one, other) => Number(other.label.startsWith(searchKey)) - Number(one.label.startsWith(searchKey)))
    .map(({ item }) => item);
}

/** Items by heading, in the order in which the headings first occur. */
export function groupItems(items: readonly PaletteItem[]): PaletteGroup[] {
  const groups = new Map<string, PaletteItem[]>();
  for (const item of items) {
    const group = groups.get(item.group) ?? [];
    if (group.length < maxInGroup || item.group === 'Bölümler') group.push(item);
    groups.set(item.group, group);
  }
  return [...groups].map(([title, own]) => ({ title, items: own }));
}

/** Moves the recently used items to the top. */
export function withRecent(items: readonly PaletteItem[], recent: readonly string[]): PaletteItem[] {
  const last = recent.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return [
    ...last.map((item) => ({ ...item, group: recentGroup })),
    ...items.filter((item) => !recent.includes(item.id)),
  ];
}

function textOf({ label, hint = '', keywords = '' }: PaletteItem): string {
  return toSearchKey(`${label} ${hint} ${keywords}`);
}
