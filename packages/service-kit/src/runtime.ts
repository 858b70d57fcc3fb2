import { registerService, unregisterService } from './call-service.ts';
import { prepareChallenges } from './challenges/prepare-challenges.ts';
import { EventConsumer } from './event-consumer.ts';
import { EventFeed } from './event-feed.ts';
import { prepareEvents } from './events.ts';
import { prepareExampleNotes } from './example-data/example-notes.ts';
import { JobWorker } from './job-worker.ts';
import { prepareJobs } from './jobs.ts';
import { followKept } from './keep.ts';
import { prepareLimits } from './limits.ts';
import { kitMigrations } from './migrations/kit-migrations.ts';
import type { MigrationRefused } from './migrations/migration-refused.ts';
import { type MigrationOptions, runMigrations } from './migrations/run-migrations.ts';
import { watchForNewerData } from './migrations/watch-newer-data.ts';
import { PollingTrigger } from './polling-trigger.ts';
import { prepareModels } from './prepare-collections.ts';
import type { CreatedAccount, SeedRequest, Service } from './service.ts';
import { onStale } from './stale.ts';

export type StartOptions = {
  seed?: SeedRequest;
  withWork?: boolean;
  watches?: boolean;
  isPrepared?: boolean;
  onAccounts?: (accounts: CreatedAccount[]) => void;
  migrations?: MigrationOptions;
  /** Called when a newer version migrates the data while these services run. */
  onNewerData?: (refused: MigrationRefused) => void;
};

export type Runtime = { feed: EventFeed; stop: () => Promise<void> };

/**
 * Starts services in this process: migrations, collections, indexes, internal calls, seed data, then event consumers
 * and jobs. The database must be connected. `withWork: false` leaves consumers and jobs to other processes,
 * `watches: false` is for a process without others: it finds out about their changes late; `isPrepared` for a database
 * that has these services' collections and indexes already.
 * `onAccounts` gets accounts as soon as they are created, since a later step may fail. With `onNewerData` it is watched whether
 * a newer version migrates the data meanwhile.
 * @throws MigrationRefused when this process must not work on the stored data
 */
export async function startServices(
  services: Service[],
  options: StartOptions = {},
): Promise<Runtime & { accounts: CreatedAccount[] }> {
  if (!options.isPrepared) await prepareDatabase(services, options.migrations);
  for (const service of services) registerService(service.name, service.internal ?? {});
  const feed = new EventFeed();
  await feed.start({ watches: options.watches ?? true });
  followKept(feed);
  const unfollow = onStale((stale) => feed.clear(stale));
  try {
    const accounts = options.seed ? await seedAll(services, options.seed, options.onAccounts) : [];
    const stopWork =
      options.withWork === false ? undefined : await startWork(services, feed, { watches: options.watches ?? true });
    const { onNewerData } = options;
    const newer = onNewerData && watchForNewerData([kitMigrations, ...services], onNewerData);
    return {
      feed,
      accounts,
      stop: async () => {
        newer?.stop();
        await stopWork?.();
        unfollow();
        await feed.stop();
        for (const { name } of services) unregisterService(name);
      },
    };
  } catch (error) {
    // The next start creates its own feed.
    unfollow();
    await feed.stop();
    throw error;
  }
}

async function prepareDatabase(services: Service[], migrations: MigrationOptions | undefined): Promise<void> {
  await runMigrations([kitMigrations, ...services], migrations);
  await Promise.all([prepareEvents(), prepareJobs(), prepareLimits(), prepareChallenges(), prepareExampleNotes()]);
  for (const service of services) {
    await prepareModels(service.models);
    for (const list of service.lists ?? []) await list.prepare();
  }
}

async function seedAll(
  services: Service[],
  request: SeedRequest,
  onAccounts?: (accounts: CreatedAccount[]) => void,
): Promise<CreatedAccount[]> {
  const accounts: CreatedAccount[] = [];
  for (const service of services) {
    const made = (await service.seed?.(request)) ?? [];
    if (made.length > 0) onAccounts?.(made);
    accounts.push(...made);
  }
  return accounts;
}

async function startWork(
  services: Service[],
  feed: EventFeed,
  { watches }: { watches: boolean },
): Promise<() => Promise<void>> {
  const jobs = Object.assign({}, ...services.map((service) => service.jobs ?? {}));
  const worker = new JobWorker(jobs, { watches });
  const stops: (() => Promise<void>)[] = [];
  for (const service of services.filter((one) => one.handlers)) {
    const consumer = new EventConsumer(service.name, service.handlers ?? {}).follow(feed);
    await consumer.prepare();
    const follow = async () => {
      await consumer.catchUp();
      worker.wake();
    };
    // The feed watches the collection for the whole process.
    const trigger = new PollingTrigger('events', follow, { watches: false }).start();
    feed.onNewEvents(() => trigger.wake());
    stops.push(async () => {
      await trigger.stop();
      await consumer.savePosition();
    });
  }
  if (Object.keys(jobs).length > 0) worker.start();
  return async () => {
    await Promise.all([...stops.map((stop) => stop()), worker.stop()]);
  };
}
