import { diffWordsWithSpace } from 'diff';

export type DiffKind = 'same' | 'added' | 'removed';
/** A piece of a line; `endsLine` when the line break after it was added or removed with it. */
export type DiffPart = { kind: DiffKind; text: string; endsLine?: boolean };
export type DiffLine = readonly DiffPart[];

/** How long the words may take to compare; whatever takes longer has little in common. */
const TIMEOUT_MS = 300;
/** Of texts that are longer than this, at least a quarter has to be the same for the words to be worth mixing. */
const SHORT_CHARS = 200;

/** The lines of both texts with what was added and removed in them; null when the two are too different to be mixed. */
export function diffLines(before: string, after: string): DiffLine[] | null {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (!changes) return null;
  const same = changes.reduce((sum, { added, removed, value }) => (added || removed ? sum : sum + lettersOf(value)), 0);
  const shorter = Math.min(lettersOf(before), lettersOf(after));
  if (shorter > SHORT_CHARS && same < shorter / 4) return null;

  const lines: DiffPart[][] = [[]];
  for (const { added, removed, value } of changes) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    value.split('\n').forEach((text, index, all) => {
      if (index > 0) lines.push([]);
      const endsLine = kind !== 'same' && index < all.length - 1;
      if (text !== '' || endsLine) lines.at(-1)?.push(endsLine ? { kind, text, endsLine } : { kind, text });
    });
  }
  return lines;
}

const lettersOf = (text: string) => text.replace(/\s/g, '').length;
