import {
  asRule,
  createRedirectInput,
  GONE,
  type ImportedRedirect,
  MAX_IMPORTED_REDIRECTS,
  readPattern,
  redirectColumns,
} from '@practice/contracts';
import { type CsvRow, readCsv, refuseCsv, unescapedCell } from '../../csv/read-csv.ts';
import type { NewRedirect } from './insert-redirects.ts';
import { isServerFile, readServerFile } from './read-server-file.ts';

/** A line of the file, and the redirect that it says; null when it says none that could be stored. */
export type FileLine = { line: ImportedRedirect; redirect: NewRedirect | null };

type Column = (typeof redirectColumns)[number];
/** What a line says, before it is judged; `problem` is why it says nothing. */
export type RawLine = Record<Column, string> & { line: number; problem: string | null };

/** How other programs call the columns: Redirection, Yoast and Rank Math; of two the first that a file has. */
const aliases: Record<Column, readonly string[]> = {
  from_url: ['from_url', 'source', 'origin', 'kaynak', 'kaynak url'],
  to_url: ['to_url', 'target', 'destination', 'hedef', 'hedef url'],
  redirect_type: ['redirect_type', 'code', 'type', 'tür'],
  is_active: ['is_active', 'status', 'enabled', 'active', 'durum', 'aktif', 'etkin', 'etkin mi'],
  match_type: ['match_type', 'matching', 'regex', 'format', 'eşleşme'],
};

const TRUE = new Set(['', 'true', 'doğru', '1', 'evet', 'aktif', 'açık', 'yes', 'active', 'enabled']);
const FALSE = new Set([
  'false',
  'yanliş',
  'yanlış',
  '0',
  'hayir',
  'hayır',
  'pasif',
  'kapalı',
  'no',
  'inactive',
  'disabled',
]);

/** How a source finds addresses, in the words of other programs; `undefined` for what is read off the source. */
const matchings: Record<string, 'exact' | 'prefix' | 'pattern' | 'regex' | undefined> = {
  ...{ '': undefined, '0': undefined, plain: undefined, false: undefined, yanlış: undefined },
  ...{ exact: 'exact', prefix: 'prefix', pattern: 'pattern', 'tek adres': 'exact', önek: 'prefix', desen: 'pattern' },
  ...{ start: 'prefix', '1': 'regex', regex: 'regex', true: 'regex', doğru: 'regex' },
};

/**
 * Reads a file of redirects: a table as this site, Redirection, Yoast and Rank Math export it and as office programs save it, or
 * the rules of an `.htaccess`. The first line of a table has the names of the columns, in any order; only source and target
 * must be there.
 * @throws DomainError VALIDATION_FAILED at `csv` for a file that is neither, lacks a column or has too many lines
 */
export function readRedirectFile(csv: string): FileLine[] {
  const lines = isServerFile(csv) ? readServerFile(csv) : readCsv(csv, toColumns).map(toRawLine);
  if (lines.length > MAX_IMPORTED_REDIRECTS) refuseCsv(`Dosyada en fazla ${MAX_IMPORTED_REDIRECTS} satır olabilir`);
  if (lines.length === 0) refuseCsv('Dosyada hiç yönlendirme yok');
  return lines.map(readLine);
}

function toColumns(headings: string[]): string[] {
  const known = headings.map((heading) => heading.toLocaleLowerCase('en').replaceAll('i̇', 'i'));
  const names = [...headings];
  const missing = redirectColumns.filter((column) => {
    const index = aliases[column].map((alias) => known.indexOf(alias)).find((found) => found >= 0);
    if (index !== undefined) names[index] = column;
    return index === undefined;
  });
  const needed = missing.filter((column) => column === 'from_url' || column === 'to_url');
  if (needed.length > 0) {
    refuseCsv(`İlk satırda şu sütunlar eksik: ${needed.join(', ')}. Beklenen: ${redirectColumns.join(', ')}`);
  }
  return names;
}

function toRawLine({ record, line, problem }: CsvRow): RawLine {
  const cells = redirectColumns.map((column) => [column, unescapedCell(record[column] ?? '')]);
  return { ...(Object.fromEntries(cells) as Record<Column, string>), line, problem };
}

function readLine(raw: RawLine): FileLine {
  const active = raw.is_active.toLocaleLowerCase('tr');
  const isKnown = TRUE.has(active) || FALSE.has(active);
  const rule = ruleOf(raw);
  const line: ImportedRedirect = {
    line: raw.line,
    fromUrl: rule?.fromUrl ?? raw.from_url,
    toUrl: rule?.toUrl ?? raw.to_url,
    redirectType: raw.redirect_type,
    matchType: rule?.matchType ?? raw.match_type,
    isActive: !FALSE.has(active),
    problem: null,
    isStored: false,
  };
  const refused = (problem: string): FileLine => ({ line: { ...line, problem }, redirect: null });
  if (raw.problem) return refused(raw.problem);
  if (!isKnown) return refused('Durumu DOĞRU ya da YANLIŞ, Aktif ya da Pasif, 1 ya da 0 olarak yazın');
  if (!rule) return refused('Bu eşleşme önek ya da desen olarak okunamadı; :ad ve sonda * kullanın');
  const read = createRedirectInput.safeParse({
    ...rule,
    isActive: line.isActive,
    redirectType: line.redirectType === '' ? 301 : Number(line.redirectType),
  });
  if (!read.success) return refused(read.error.issues[0]?.message ?? 'Satır okunamadı');
  const redirectType = read.data.redirectType ?? 301;
  const { fromUrl, matchType } = rule;
  const toUrl = redirectType === GONE ? '' : rule.toUrl;
  return { line: { ...line, toUrl }, redirect: { fromUrl, toUrl, matchType, redirectType, isActive: line.isActive } };
}

/** The redirect of a line; undefined for a way of matching that no redirect has. */
function ruleOf(raw: RawLine) {
  const given = raw.match_type.toLocaleLowerCase('tr');
  if (!Object.hasOwn(matchings, given)) return undefined;
  const matchType = matchings[given];
  // Other programs write sources without the first slash.
  const fromUrl = /^[/^]|^https?:|^$/i.test(raw.from_url) ? raw.from_url : `/${raw.from_url}`;
  const toUrl = /^([a-z]+:|[/#]|$)/i.test(raw.to_url) ? raw.to_url : `/${raw.to_url}`;
  return matchType === 'regex' ? readPattern(fromUrl, toUrl) : asRule({ matchType, fromUrl, toUrl });
}
