const MAX_TEXTS = 20;

/**
 * The texts of a stored list, whatever it is: a list, JSON of one, or lines of text. An entry is a text, or an object with
 * one under `title`, `text`, `name` or `description`; everything else is left out.
 */
export function readTexts(stored: unknown): string[] {
  return entriesOf(stored).filter(Boolean).slice(0, MAX_TEXTS);
}

/** The same of a list whose entries belong to those of another: an empty text keeps its position. */
export function readPairedTexts(stored: unknown): string[] {
  const texts = entriesOf(stored).slice(0, MAX_TEXTS);
  return texts.slice(0, texts.findLastIndex(Boolean) + 1);
}

function entriesOf(stored: unknown): string[] {
  const found = typeof stored === 'string' ? fromText(stored) : stored;
  return Array.isArray(found) ? found.map(textOf) : [];
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return /^\s*[[{]/.test(text) ? [] : text.split('\n');
  }
}

function textOf(entry: unknown): string {
  if (typeof entry === 'string') return entry.trim();
  if (typeof entry !== 'object' || entry === null) return '';
  const { title, text, name, description } = entry as Record<string, unknown>;
  return [title, text, name, description].find((each) => typeof each === 'string')?.trim() ?? '';
}
