import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { listGateways } from './gateway.model.ts';

/** The remotes that are live and the paths that they serve, by the latest report of a gateway; none before the first. */
export const listLiveRemotes: InternalFunctions<'identity'>['listLiveRemotes'] = async (ctx) => {
  assertCan(ctx, 'system:read');
  const [latest] = (await listGateways()).sort((one, other) => (one.seenAt > other.seenAt ? -1 : 1));
  return (latest?.remotes ?? []).map(({ name, routes = [] }) => ({ name, routes }));
};
