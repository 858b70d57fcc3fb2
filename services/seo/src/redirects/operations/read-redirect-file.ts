import {
  createRedirectInput,
  type ImportedRedirect,
  MAX_IMPORTED_REDIRECTS,
  redirectColumns,
} from '@practice/contracts';
import { type CsvRow, readCsv, refuseCsv, unescapedCell } from '../../csv/read-csv.ts';
import type { NewRedirect } from './insert-redirects.ts';

/** A line of the file, and the redirect that it says; null when it says none that could be stored. */
export type FileLine = { line: ImportedRedirect; redirect: NewRedirect | null };

const TRUE = new Set(['', 'true', '1', 'evet', 'aktif', 'yes']);
const FALSE = new Set(['false', '0', 'hayır', 'hayir', 'pasif', 'no']);
const required = redirectColumns.slice(0, 2);

/**
 * Reads a file of redirects: comma, semicolon or tab, with or without a byte order mark. The first line has the names of the
 * columns, in any order; `redirect_type`, `is_active` and `match_type` may be missing.
 * @throws DomainError VALIDATION_FAILED at `csv` for a file that is no table, lacks a column or has too many lines
 */
export function readRedirectFile(csv: string): FileLine[] {
  const rows = readCsv(csv, checkedColumns);
  if (rows.length > MAX_IMPORTED_REDIRECTS) refuseCsv(`Dosyada en fazla ${MAX_IMPORTED_REDIRECTS} satır olabilir`);
  if (rows.length === 0) refuseCsv('Dosyada hiç yönlendirme yok');
  return rows.map(({ record, info }) => readLine(record, info.lines));
}

function checkedColumns(names: string[]): string[] {
  const known = names.map((name) => name.trim().toLowerCase());
  const missing = required.filter((name) => !known.includes(name));
  if (missing.length > 0)
    refuseCsv(`İlk satırda şu sütunlar eksik: ${missing.join(', ')}. Beklenen: ${redirectColumns.join(', ')}`);
  return known;
}

function readLine(row: CsvRow['record'], lineNumber: number): FileLine {
  const text = (name: (typeof redirectColumns)[number]) => unescapedCell(row[name] ?? '');
  const line: ImportedRedirect = {
    line: lineNumber,
    fromUrl: text('from_url'),
    toUrl: text('to_url'),
    redirectType: text('redirect_type'),
    matchType: text('match_type'),
    isActive: !FALSE.has(text('is_active').toLocaleLowerCase('tr')),
    problem: null,
  };
  const isActive = text('is_active').toLocaleLowerCase('tr');
  if (!TRUE.has(isActive) && !FALSE.has(isActive)) {
    return { line: { ...line, problem: 'is_active true ya da false olmalı' }, redirect: null };
  }
  const read = createRedirectInput.safeParse({
    fromUrl: line.fromUrl,
    toUrl: line.toUrl,
    isActive: line.isActive,
    ...(line.redirectType === '' ? {} : { redirectType: Number(line.redirectType) }),
    ...(line.matchType === '' ? {} : { matchType: line.matchType }),
  });
  if (!read.success) {
    return { line: { ...line, problem: read.error.issues[0]?.message ?? 'Satır okunamadı' }, redirect: null };
  }
  const { fromUrl, toUrl, matchType, redirectType } = read.data;
  return {
    line,
    redirect: {
      fromUrl,
      toUrl: toUrl ?? '',
      matchType: matchType ?? 'exact',
      redirectType: redirectType ?? 301,
      isActive: line.isActive,
    },
  };
}
