import { DomainError } from '@practice/service-kit';
import { CsvError, type Options, parse } from 'csv-parse/sync';

/** A line of a table by its columns; `problem` says why it could not be read. `line` is its number in the file, from 1. */
export type CsvRow = { line: number; record: Record<string, string>; problem: string | null };

const SEPARATOR = /^sep=(.)$/i;
const UNREADABLE = 'Satır okunamadı: bir tırnak kapanmamış';

/**
 * Reads a table with commas, semicolons or tabs; a first line `sep=;`, which office programs write, names them. A line is read by
 * itself, so that a stray quote costs that line alone. `columns` gets the names of the first line and says what to call each.
 * @throws DomainError VALIDATION_FAILED at `csv` for a text without a line of names
 */
export function readCsv(csv: string, columns: (names: string[]) => string[]): CsvRow[] {
  const lines = csv.split('\n').map((text, index) => ({ text: text.replace(/^\ufeff/, ''), line: index + 1 }));
  const separator = SEPARATOR.exec(lines[0]?.text.trim() ?? '')?.[1];
  const [first, ...rest] = lines.slice(separator ? 1 : 0).filter(({ text }) => text.trim() !== '');
  const delimiter = separator ?? delimiterOf(first?.text ?? '');
  const headings = cellsOf(first?.text ?? '', delimiter) ?? refuseCsv('Dosya okunamadı: bir tırnak kapanmamış');
  const names = columns(headings);
  return rest.flatMap(({ text, line }) => {
    const cells = cellsOf(text, delimiter);
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
  try {
    return parse(text, { ...options, delimiter })[0] ?? [];
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
