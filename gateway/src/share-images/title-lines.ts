/** Longer ones are cut before they are measured: nobody reads them, and measuring takes time. */
const MAX_LENGTH = 200;

type Space = {
  /** Pixels that a text takes at a size of type. */
  measure: (text: string, size: number) => number;
  width: number;
  /** At a size of type. */
  maxLines: (size: number) => number;
  /** From the largest. */
  sizes: readonly number[];
};

export type TitleLines = { size: number; lines: string[] };

/**
 * A title in the largest size of type in which it fits, its lines about equally long. What does not fit even in the
 * smallest one ends in an ellipsis; a word that is wider than a line is broken.
 */
export function titleLines(title: string, { measure, width, maxLines, sizes }: Space): TitleLines {
  const words = oneLine(title).split(' ');
  for (const size of sizes) {
    const isWide = words.some((word) => measure(word, size) > width);
    const lines = wrapped(words, width, (text) => measure(text, size));
    if (!isWide && lines.length <= maxLines(size)) {
      return { size, lines: balanced(words, { lines, width, measure: (text) => measure(text, size) }) };
    }
  }
  const size = sizes.at(-1) ?? 0;
  const inSize = (text: string) => measure(text, size);
  const broken = words.flatMap((word) => brokenWord(word, width, inSize));
  const lines = wrapped(broken, width, inSize);
  if (lines.length <= maxLines(size)) return { size, lines };
  const kept = lines.slice(0, maxLines(size));
  const last = kept.pop() ?? '';
  return { size, lines: [...kept, withEllipsis(last, width, inSize)] };
}

type Measure = (text: string) => number;

/** A title without what stands behind a bar, which is a search result's way to say more. */
export function headline(title: string): string {
  return oneLine(title).split(' | ')[0] ?? '';
}

/** Without control characters, in one line, and not too long. */
export function oneLine(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return clean.length <= MAX_LENGTH ? clean : graphemes(clean).slice(0, MAX_LENGTH).join('');
}

function wrapped(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest lines of that number, so that no word stands alone in the last one. */
function balanced(words: readonly string[], space: { lines: string[]; width: number; measure: Measure }): string[] {
  const { measure, width } = space;
  let best = space.lines;
  let [low, high] = [0, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    const lines = wrapped(words, middle, measure);
    const fits = lines.length <= best.length && lines.every((line) => measure(line) <= middle);
    if (fits) [best, high] = [lines, middle];
    else low = middle;
  }
  return best;
}

function brokenWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [''];
  for (const letter of graphemes(word)) {
    const part = `${parts.at(-1)}${letter}`;
    if (measure(part) <= width || parts.at(-1) === '') parts[parts.length - 1] = part;
    else parts.push(letter);
  }
  return parts;
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  const fits = (text: string) => measure(`${text}…`) <= width;
  const words = line.split(' ');
  while (words.length > 1 && !fits(words.join(' '))) words.pop();
  const letters = graphemes(words.join(' '));
  while (letters.length > 0 && !fits(letters.join(''))) letters.pop();
  return `${letters.join('').replace(/[\s,.;:–-]+$/, '')}…`;
}

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter('tr').segment(text), ({ segment }) => segment);
}
