import { addDays, CHECK_URLS_JOB, minutesNow, today, toInstant } from '@practice/contracts';
import { assertCan, enqueueJob, type InternalFunctions, isSettingOn, withTransaction } from '@practice/service-kit';

/** At night, when nobody waits for a page; at the practice. */
const TIME = '03:30';
const MINUTE = 3 * 60 + 30;

/** Plans the next nightly check, once however many ask for it; it stays planned over a restart. */
export const planUrlCheck: InternalFunctions<'seo'>['planUrlCheck'] = async (ctx) => {
  assertCan(ctx, 'seo:view');
  if (!(await isSettingOn('url_health_auto_check'))) return {};
  const date = minutesNow() < MINUTE ? today() : addDays(today(), 1);
  const runId = `nightly-${date}`;
  await withTransaction((session) =>
    enqueueJob(session, {
      key: `${CHECK_URLS_JOB}:${runId}`,
      kind: CHECK_URLS_JOB,
      payload: { runId, isNightly: true },
      runAt: toInstant(date, TIME),
    }),
  );
  return {};
};
