import { DomainError } from '@practice/service-kit';
import { CsvError, type Options, parse } from 'csv-parse/sync';

/** A line of a table by its columns; `problem` says why it could not be read. `line` is its number in the file, from 1. */
export type CsvRow = { line: number; record: Record<string, string>; problem: string | null };

const SEPARATOR = /^\s*sep=(.)\s*$/i;
/** So many lines may a quoted cell take up. */
const MAX_JOINED = 50;
const UNREADABLE = 'Satır okunamadı: bir tırnak kapanmamış';

/**
 * Reads a table with commas, semicolons or tabs; a first line `sep=;`, which office programs write, names them. A quoted cell may
 * go on in further lines; a stray quote costs its line alone. `columns` gets the names of the first line and says what to call each.
 * @throws DomainError VALIDATION_FAILED at `csv` for a text without a line of names
 */
export function readCsv(csv: string, columns: (names: string[]) => string[]): CsvRow[] {
  const lines = csv.split('\n').map((text, index) => ({ text: text.replace(/^\ufeff/, ''), line: index + 1 }));
  const separator = SEPARATOR.exec(lines[0]?.text ?? '')?.[1];
  const begin = lines.findIndex(({ text }, index) => index >= (separator ? 1 : 0) && text.trim() !== '');
  const first = lines[begin]?.text ?? '';
  const delimiter = separator ?? delimiterOf(first);
  const headings = cellsOf(first, delimiter) ?? refuseCsv('Dosya okunamadı: bir tırnak kapanmamış');
  const names = columns(headings);
  let read = begin + 1;
  return lines.slice(read).flatMap(({ text, line }) => {
    if (line <= read || text.trim() === '') return [];
    const own = cellsOf(text, delimiter);
    const joined = own ? null : joinedCells(lines.slice(line - 1, line - 1 + MAX_JOINED), delimiter, headings.length);
    if (joined) read = line - 1 + joined.lines;
    const cells = own ?? joined?.cells;
    if (cells?.every((cell) => cell === '')) return [];
    const record = Object.fromEntries(names.map((name, index) => [name, cells?.[index] ?? '']));
    return [{ line, record, problem: cells ? null : UNREADABLE }];
  });
}

const options = { relax_quotes: true, trim: true } satisfies Options;

/** The cells of a line; null for one whose quotes cannot be paired. */
function cellsOf(text: string, delimiter: string): string[] | null {
  // Most lines have no quotes, and need no parser of their own.
  if (!text.includes('"')) return text.split(delimiter).map((cell) => cell.trim());
  return parsedCells(text, { ...options, delimiter });
}

/** The cells of a row that goes on in further lines, and how many lines it takes; null when no quote there ends it. */
function joinedCells(
  lines: { text: string }[],
  delimiter: string,
  columns: number,
): { cells: string[]; lines: number } | null {
  for (const [index, { text }] of lines.entries()) {
    if (index === 0 || !text.includes('"')) continue;
    const joined = lines.slice(0, index + 1).map((each) => each.text);
    const cells = parsedCells(joined.join('\n'), { trim: true, delimiter });
    if (cells && cells.length >= columns) return { cells, lines: index + 1 };
  }
  return null;
}

function parsedCells(text: string, how: Options): string[] | null {
  try {
    return (parse(text, how) as string[][])[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** What the names of the first line stand apart by: files with commas inside of numbers use semicolons or tabs. */
function delimiterOf(first: string): string {
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

/** @throws DomainError VALIDATION_FAILED at `csv` */
export function refuseCsv(message: string): never {
  throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'csv', message, code: 'INVALID' }] });
}

/** A cell as it was before it was written: one that could have been a formula begins with an apostrophe. */
export function unescapedCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '');
}
