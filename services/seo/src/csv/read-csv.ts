import { DomainError } from '@practice/service-kit';
import { CsvError, parse } from 'csv-parse/sync';

export type CsvRow = { record: Record<string, string>; info: { lines: number } };

/**
 * Reads a table with commas, semicolons or tabs, with or without a byte order mark. `columns` gets the names of the first line
 * and says what to call each.
 * @throws DomainError VALIDATION_FAILED at `csv` for a text that is no table
 */
export function readCsv(csv: string, columns: (names: string[]) => string[]): CsvRow[] {
  try {
    return parse(csv, {
      bom: true,
      columns,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CsvRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const why = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'bir tırnak kapanmamış' : 'tablo biçiminde değil';
    return refuseCsv(`Dosya okunamadı: ${why}`);
  }
}

/** What the names of the first line stand apart by: files with commas inside of numbers use semicolons or tabs. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.split(/\r?\n/, 1);
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
