import { today, WHOLE_SITE, webVitals } from '@practice/contracts';
import { assertCan, type InternalFunctions, isSettingOn } from '@practice/service-kit';
import { classOf } from './histogram.ts';
import { LoadTimeModel } from './load-time.model.ts';

/** Counts what a browser measured, for its page and for the whole site; nothing while visits are not counted. */
export const recordLoadTimes: InternalFunctions<'seo'>['recordLoadTimes'] = async (
  ctx,
  { path, device, ...values },
) => {
  assertCan(ctx, 'seo:view');
  const classes = webVitals.flatMap((metric) => {
    const value = values[metric];
    return value === null || value === undefined ? [] : [`counts.${metric}.${classOf(metric, value)}`];
  });
  if (classes.length === 0 || !(await isSettingOn('url_analytics_enabled'))) return {};
  const [day, at] = [today(), new Date()];
  for (const counted of [path, WHOLE_SITE]) {
    await LoadTimeModel.updateOne(
      { _id: `${day} ${device} ${counted}` },
      {
        $inc: Object.fromEntries(classes.map((name) => [name, 1])),
        $setOnInsert: { day, path: counted, device, at },
      },
      { upsert: true },
    );
  }
  return {};
};
