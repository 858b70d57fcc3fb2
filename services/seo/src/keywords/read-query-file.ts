import { type ImportedQuery, MAX_QUERIES } from '@practice/contracts';
import { type CsvRow, readCsv, refuseCsv, unescapedCell } from '../csv/read-csv.ts';
import { toKeywordKey } from './keyword.model.ts';
import type { SearchQuery } from './search-query.model.ts';

type Figures = Omit<SearchQuery, 'importedAt'>;
/** A line of the file, and the query that it reports; null when it cannot be read. */
export type QueryLine = { line: ImportedQuery; query: Figures | null };

/** How the columns of an exported file are called, in Turkish and in English. */
const names = {
  query: ['en çok yapılan sorgular', 'sorgu', 'sorgular', 'top queries', 'query', 'queries'],
  clicks: ['tıklamalar', 'tıklama', 'clicks'],
  impressions: ['gösterimler', 'gösterim', 'impressions'],
  position: ['konum', 'pozisyon', 'sıra', 'position'],
};
type Column = keyof typeof names;
const columns = Object.keys(names) as Column[];
const MAX_LENGTH = 200;

/**
 * Reads a file of queries as search consoles export it.
 * @throws DomainError VALIDATION_FAILED at `csv` for a file that is no table, lacks a column or has too many lines
 */
export function readQueryFile(csv: string): QueryLine[] {
  const rows = readCsv(csv, toColumns);
  if (rows.length > MAX_QUERIES) refuseCsv(`Dosyada en fazla ${MAX_QUERIES} satır olabilir`);
  if (rows.length === 0) refuseCsv('Dosyada hiç sorgu yok');
  const seen = new Set<string>();
  return rows.map((row) => {
    const { line, query } = readLine(row);
    if (!query || !seen.has(query._id)) {
      if (query) seen.add(query._id);
      return { line, query };
    }
    return { line: { ...line, problem: 'Bu sorgu dosyada daha önce var' }, query: null };
  });
}

/**
 * The columns of the figures; where a file compares two periods (`Last 28 days Clicks`, `Previous 28 days Clicks`), those of the
 * first.
 */
function toColumns(headings: string[]): string[] {
  const found = [...headings];
  const missing = columns.filter((column) => {
    const isNamed = (heading: string, is: (text: string, name: string) => boolean) =>
      [heading.toLocaleLowerCase('tr'), heading.toLowerCase()].some((text) =>
        names[column].some((name) => is(text, name)),
      );
    const whole = headings.findIndex((heading) => isNamed(heading, (text, name) => text === name));
    const index = whole >= 0 ? whole : headings.findIndex((heading) => isNamed(heading, ofPeriod));
    if (index >= 0) found[index] = column;
    return index < 0;
  });
  if (missing.length > 0) {
    refuseCsv(`İlk satırda şu sütunlar eksik: ${missing.map((column) => names[column][0]).join(', ')}`);
  }
  return found;
}

const ofPeriod = (text: string, name: string) => text.endsWith(` ${name}`) || text.startsWith(`${name} `);

function readLine({ record, line: number, problem }: CsvRow): QueryLine {
  const text = (column: Column) => unescapedCell(record[column] ?? '');
  const line = {
    line: number,
    query: text('query'),
    clicks: text('clicks'),
    impressions: text('impressions'),
    position: text('position'),
    problem: null,
  };
  const refused = (problem: string) => ({ line: { ...line, problem }, query: null });
  if (problem) return refused(problem);
  const key = toKeywordKey(line.query);
  if (key === '') return refused('Sorgu boş');
  if (line.query.length > MAX_LENGTH) return refused(`Sorgu en fazla ${MAX_LENGTH} karakter olabilir`);
  const [clicks, impressions, position] = [
    readCount(line.clicks),
    readCount(line.impressions),
    readFigure(line.position),
  ];
  if (clicks === null) return refused('Tıklama sayısı okunamadı');
  if (impressions === null) return refused('Gösterim sayısı okunamadı');
  if (position === null) {
    return refused(
      /\d\W*\p{L}{3}|\.\d{4}$/u.test(line.position) ? 'Konum, tabloda tarihe dönüşmüş' : 'Konum okunamadı',
    );
  }
  return { line, query: { _id: key, query: line.query, clicks, impressions, position } };
}

/** A whole number, with or without separators of thousands. */
function readCount(text: string): number | null {
  return /^\d{1,3}([.,\s]\d{3})*$|^\d{1,9}$/.test(text) ? Number(text.replace(/\D/g, '')) : null;
}

/** A number with a comma or a point before its fraction. */
function readFigure(text: string): number | null {
  return /^\d{1,6}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
