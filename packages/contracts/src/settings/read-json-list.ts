/** An entry of a list that staff keep in a setting. */
export type ListedItem = { title: string; detail: string };

const MAX_ITEMS = 40;
const titleKeys = ['title', 'name', 'label'];
const detailKeys = ['organization', 'provider', 'value', 'year', 'details', 'description'];

/**
 * Reads a list out of a setting: a JSON array of texts or of objects with `title`, `name` or `label` and with
 * `organization`, `provider`, `value`, `year`, `details` or `description`, or plain text with an entry a line. Whatever
 * has another shape is left out; what cannot be read at all is an empty list.
 */
export function readJsonList(text: string): ListedItem[] {
  return entriesOf(text.trim())
    .map(itemOf)
    .filter(({ title }) => title !== '')
    .slice(0, MAX_ITEMS);
}

/** Whether a setting holds such a list. */
export function isListSetting(key: string): boolean {
  return key.endsWith('_json');
}

/** Whether every reader finds the entries of a text: lines, or JSON with entries that can be shown. `[]` is a list without any. */
export function isListText(text: string): boolean {
  return /^\[\s*\]$/.test(text.trim()) || readJsonList(text).length > 0;
}

function entriesOf(text: string): unknown[] {
  if (!/^[[{"]/.test(text)) return text.split('\n');
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    return [];
  }
}

function itemOf(entry: unknown): ListedItem {
  if (typeof entry !== 'object' || entry === null) return { title: plain(entry), detail: '' };
  const texts = (keys: string[]) => keys.map((key) => plain((entry as Record<string, unknown>)[key])).filter(Boolean);
  const [title = '', ...details] = [...texts(titleKeys).slice(0, 1), ...texts(detailKeys)];
  return { title, detail: details.join(' · ') };
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
