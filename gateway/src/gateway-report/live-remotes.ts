import type { GatewayReport } from '@practice/contracts';
import type { Remotes } from '../remotes/load-remotes.ts';
import { isUrl } from '../remotes/remote.ts';

const LIMIT_MS = 3000;

/** The remotes that are live, and whether those at other addresses answer there. */
export function liveRemotes(remotes: Pick<Remotes, 'list'>): Promise<GatewayReport['remotes']> {
  return Promise.all(
    remotes.list().map(async ({ name, version, manifest }) => {
      const isElsewhere = isUrl(manifest);
      return { name, version, isElsewhere, isUp: !isElsewhere || (await answers(manifest)) };
    }),
  );
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => undefined);
  return response?.ok ?? false;
}
