import { assertCan, type InternalFunctions, isSettingOn, withTransaction } from '@practice/service-kit';
import { beginUrlCheck, pagesToCheck } from './begin-url-check.ts';
import { finishUrlCheck } from './finish-url-check.ts';
import { ONLY_CHECK, UrlCheckModel } from './url-check.model.ts';

/** With two at a time and ten seconds for each, a batch is done within forty. */
const BATCH = 8;
const NOTHING = { pages: [], targets: [] };

/**
 * What a check asks next. A nightly one begins with the first call, unless it was switched off meanwhile or another is
 * under way. When nothing is left the results are written.
 */
export const nextUrlsToCheck: InternalFunctions<'seo'>['nextUrlsToCheck'] = async (ctx, { runId, isNightly }) => {
  assertCan(ctx, 'seo:view');
  if (await isSettingOn('maintenance_mode')) return stop(runId);
  const check = (await find(runId)) ?? (isNightly ? await beginNightly(runId) : null);
  if (!check?.isRunning) return NOTHING;
  const batch = check.waiting.slice(0, BATCH);
  if (batch.length === 0) {
    await finishUrlCheck(check);
    return NOTHING;
  }
  const pages = new Set(check.pages.map(({ path }) => path));
  return {
    pages: batch.filter((path) => pages.has(path)),
    targets: batch.filter((path) => !pages.has(path)),
  };
};

async function beginNightly(runId: string) {
  if (!(await isSettingOn('url_health_auto_check'))) return null;
  const pages = await pagesToCheck();
  await withTransaction((session) => beginUrlCheck(session, runId, pages));
  return find(runId);
}

function find(runId: string) {
  return UrlCheckModel.findOne({ _id: ONLY_CHECK, runId }).lean();
}

/** In maintenance every page answers that it is closed: that is no fault, and nothing is known. */
async function stop(runId: string) {
  await UrlCheckModel.updateOne({ _id: ONLY_CHECK, runId }, { $set: { isRunning: false, waiting: [] } });
  return NOTHING;
}
