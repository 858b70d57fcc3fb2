import {
  analyticsRange,
  type LoadTimes,
  trafficDevices,
  urlAnalyticsInput,
  type WebVitalFigure,
  WHOLE_SITE,
} from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { figuresOf } from './histogram.ts';
import { type LoadTime, LoadTimeModel } from './load-time.model.ts';

/** So many pages are named. */
const MAX_PAGES = 100;

/**
 * For editors: how fast pages were in visitors' browsers in a range of days.
 * @throws DomainError VALIDATION_FAILED
 */
export async function getLoadTimes(ctx: ServiceContext, raw: unknown): Promise<LoadTimes> {
  const range = analyticsRange(readInput(ctx, 'seo:read', urlAnalyticsInput, raw));
  const rows = await LoadTimeModel.find({ day: { $gte: range.from, $lte: range.to } }).lean();
  const site = rows.filter(({ path }) => path === WHOLE_SITE);
  const byPath = new Map<string, LoadTime[]>();
  for (const row of rows) if (row.path !== WHOLE_SITE) byPath.set(row.path, [...(byPath.get(row.path) ?? []), row]);
  return {
    ...range,
    figures: of(site),
    devices: trafficDevices
      .map((device) => ({ device, figures: of(site.filter((row) => row.device === device)) }))
      .filter(({ figures }) => figures.length > 0),
    pages: [...byPath]
      .map(([url, found]) => ({ url, figures: of(found) }))
      .sort((one, other) => lcpOf(other.figures) - lcpOf(one.figures))
      .slice(0, MAX_PAGES),
  };
}

function of(rows: readonly LoadTime[]): WebVitalFigure[] {
  return figuresOf(rows.map(({ counts }) => counts));
}

function lcpOf(figures: readonly WebVitalFigure[]): number {
  return figures.find(({ metric }) => metric === 'LCP')?.value ?? 0;
}
