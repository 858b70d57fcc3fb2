import { loadTimes as loadTimesRecord, urlAnalyticsInput } from '@practice/contracts';
import { type Feature, get } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getLoadTimes } from './get-load-times.ts';
import { LoadTimeModel } from './load-time.model.ts';

const resolvers: Resolvers = {
  Query: { loadTimes: (_, input, ctx) => getLoadTimes(ctx, input) },
};

export const loadTimes: Feature = {
  models: [LoadTimeModel],
  resolvers,
  routes: [
    get('/api/seo/load-times', getLoadTimes, {
      summary: "Editors: how fast pages were in visitors' browsers in a range of days.",
      query: urlAnalyticsInput,
      response: loadTimesRecord,
    }),
  ],
};
