import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { RemoteFailuresModel } from './remote-failures.model.ts';

type Identity = InternalFunctions<'identity'>;

const MINUTE_MS = 60_000;

/** Adds failures that a gateway has counted to those of the current minute. */
export const noteRemoteFailures: Identity['noteRemoteFailures'] = async (ctx, { counts }) => {
  assertCan(ctx, 'system:write');
  const minute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
  for (const { name, version, where, count } of counts)
    await RemoteFailuresModel.updateOne({ name, version, minute }, { $inc: { [where]: count } }, { upsert: true });
  return {};
};

/** How often versions have failed in a time, by the minutes that begin in it. */
export const countRemoteFailures: Identity['countRemoteFailures'] = async (ctx, { periods }) => {
  assertCan(ctx, 'system:read');
  return Promise.all(
    periods.map(async ({ name, version, from, to }) => {
      const minute = { $gte: new Date(from), $lt: new Date(to) };
      const found = await RemoteFailuresModel.find({ name, version, minute }, { server: 1, browser: 1 }).lean();
      const sum = (where: 'server' | 'browser') => found.reduce((total, each) => total + each[where], 0);
      return { server: sum('server'), browser: sum('browser') };
    }),
  );
};
