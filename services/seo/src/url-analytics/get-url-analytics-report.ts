import {
  analyticsRange,
  type UrlAnalyticsRecord,
  type UrlAnalyticsSummary,
  urlAnalyticsReportInput,
} from '@practice/contracts';
import { FileResponse, formatDay, readInput, type ServiceContext, tableFile } from '@practice/service-kit';
import { newPaper } from '@practice/service-kit/paper';
import { readPracticeHead } from '@practice/service-kit/practice-head';
import { getUrlAnalyticsSummary } from './get-url-analytics-summary.ts';
import { listUrlAnalytics } from './list-url-analytics.ts';

const headings = [
  'Adres',
  'Ziyaret',
  'Tekil ziyaretçi',
  'Ortalama yanıt (ms)',
  'Yanıt p95 (ms)',
  'Hata oranı (%)',
  'Mobil',
  'Masaüstü',
  'Tablet',
  'Bot',
  'Son ziyaret',
];

/** So many addresses are on paper; the table of the file has all. */
const MAX_ON_PAPER = 100;

/**
 * The visits of a range of days as a file: `csv` with a row for each address, `pdf` with the figures of the site before them.
 * @throws DomainError VALIDATION_FAILED
 */
export async function getUrlAnalyticsReport(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ...range } = readInput(ctx, 'seo:read', urlAnalyticsReportInput, raw ?? {});
  const { from, to } = analyticsRange(range);
  const name = `ziyaretler-${from}-${to}`;
  const addresses = await listUrlAnalytics(ctx, { from, to });
  if (format === 'pdf') {
    const summary = await getUrlAnalyticsSummary(ctx, { from, to });
    return new FileResponse(`${name}.pdf`, 'application/pdf', await drawReport(summary, addresses));
  }
  const rows = addresses.map(({ url, deviceBreakdown: { mobile, desktop, tablet }, ...each }) => [
    url,
    each.totalHits,
    each.uniqueVisitors,
    each.avgResponseTime,
    each.p95ResponseTime,
    each.errorRate,
    mobile,
    desktop,
    tablet,
    each.botHits,
    each.lastAccessed,
  ]);
  return tableFile(name, 'csv', { headings, rows });
}

async function drawReport(summary: UrlAnalyticsSummary, addresses: readonly UrlAnalyticsRecord[]): Promise<Buffer> {
  const { from, to, totalHits, uniqueVisitors, avgResponseTime, p95ResponseTime, errorRate, botHits } = summary;
  const title = `Ziyaret raporu, ${formatDay(from)} – ${formatDay(to)}`;
  const paper = newPaper({ title, head: await readPracticeHead(), footer: title });
  paper.heading('Ziyaret raporu');
  paper.text(`${formatDay(from)} – ${formatDay(to)}`);
  paper.section('Sitenin tamamı', () =>
    paper.pairs([
      ['Ziyaret', String(totalHits)],
      ['Tekil ziyaretçi', String(uniqueVisitors)],
      ['Ortalama yanıt', `${avgResponseTime} ms`],
      ['Yanıt (p95)', `${p95ResponseTime} ms`],
      ['Hata oranı', `%${errorRate}`],
      ['Bot istekleri', String(botHits)],
    ]),
  );
  if (addresses.length > 0) {
    paper.section('Adresler', () =>
      paper.table(
        ['Adres', 'Ziyaret', 'Tekil', 'Yanıt (ms)', 'Hata (%)'],
        addresses
          .slice(0, MAX_ON_PAPER)
          .map((each) => [
            each.url,
            String(each.totalHits),
            String(each.uniqueVisitors),
            String(each.avgResponseTime),
            String(each.errorRate),
          ]),
        [0.48, 0.13, 0.12, 0.14, 0.13],
      ),
    );
  }
  return paper.end();
}
