import { collectionsHavePlainNames } from './2026-11-22-collections-have-plain-names.ts';
import { finishedJobsAreNotDue } from './2026-11-27-finished-jobs-are-not-due.ts';
import type { Migrated } from './records.ts';

/** The kit's own collections (events, jobs, limits), migrated like a service's by whichever process starts first. */
export const kitMigrations: Migrated = {
  name: 'service-kit',
  models: ['counters', 'jobs', 'events'].map((collectionName) => ({
    collection: { collectionName },
    schema: { indexes: () => [] },
  })),
  migrations: [collectionsHavePlainNames, finishedJobsAreNotDue],
};
