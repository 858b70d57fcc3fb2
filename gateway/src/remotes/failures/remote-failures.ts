import { type RemoteFailureCount, remoteForPath } from '@practice/contracts';
import { callService, logger } from '@practice/service-kit';
import type { Remote } from '../remote.ts';

type Failed = Pick<RemoteFailureCount, 'name' | 'version' | 'where'>;

/** Counts the failures of remotes in this process: since its start, and those that it has not handed to identity yet. */
export class RemoteFailures {
  readonly #totals = new Map<string, RemoteFailureCount>();
  #fresh = new Map<string, RemoteFailureCount>();

  add(failed: Failed, count = 1): void {
    addTo(this.#totals, failed, count);
    addTo(this.#fresh, failed, count);
  }

  /** Counts a page that was not rendered whole as a failure of the remote at its path; gives that remote. */
  addPage(remotes: readonly Remote[], { path, error }: { path: string; error: unknown }): Remote | undefined {
    const remote = remoteForPath(remotes, path);
    if (remote && isOwn(error)) this.add({ name: remote.name, version: remote.version, where: 'server' });
    return remote;
  }

  totals(): RemoteFailureCount[] {
    return [...this.#totals.values()];
  }

  /** Hands to identity what has been counted since the last time. What it cannot take is handed over later. */
  async flush(): Promise<void> {
    const counts = [...this.#fresh.values()];
    if (counts.length === 0) return;
    this.#fresh = new Map();
    try {
      await callService('identity', 'noteRemoteFailures', { counts });
    } catch (err) {
      logger.debug({ err }, 'failures of remotes cannot be noted yet');
      for (const { count, ...failed } of counts) addTo(this.#fresh, failed, count);
    }
  }
}

function addTo(counts: Map<string, RemoteFailureCount>, failed: Failed, count: number): void {
  const key = `${failed.name} ${failed.version} ${failed.where}`;
  counts.set(key, { ...failed, count: (counts.get(key)?.count ?? 0) + count });
}

/** Errors of the data that a page queries, as while the database is away. */
const OF_DATA = ['RequestFailure', 'GraphQLError', 'DomainError'];
/** Of a gateway with too much to do. */
const ofLoad = /pages at the same time|pages of other remotes for too long/;

function isOwn(error: unknown): boolean {
  return !(error instanceof Error) || !(OF_DATA.includes(error.name) || ofLoad.test(error.message));
}
