import type { DiffLine } from './diff-lines.ts';

/** A line and its position. */
type PlacedLine = { at: number; line: DiffLine };
/** A line that is shown, or unchanged ones that are folded; `at` is the position of the first. */
export type DiffRow = PlacedLine | { at: number; folded: readonly PlacedLine[] };

/** The fewest lines that are worth a fold. */
const FEWEST = 3;

/** Folds unchanged lines; one line before and after each change stays. */
export function foldLines(lines: readonly DiffLine[]): DiffRow[] {
  const isChanged = (line: DiffLine | undefined) => line?.some(({ kind }) => kind !== 'same') ?? false;
  const isNear = lines.map((line, at) => isChanged(line) || isChanged(lines[at - 1]) || isChanged(lines[at + 1]));
  const rows: DiffRow[] = [];
  for (let at = 0; at < lines.length; ) {
    const next = isNear.indexOf(true, at);
    const end = isNear[at] ? at + 1 : next === -1 ? lines.length : next;
    const part = lines.slice(at, end).map((line, index) => ({ at: at + index, line }));
    if (!isNear[at] && part.length >= FEWEST) rows.push({ at, folded: part });
    else rows.push(...part);
    at = end;
  }
  return rows;
}
