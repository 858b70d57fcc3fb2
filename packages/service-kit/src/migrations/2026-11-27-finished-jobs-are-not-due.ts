import { database } from '../database.ts';
import type { Migration } from './migration.ts';
import { dropIndexes } from './rewrite-documents.ts';

/** `runAt` of a job that has ended is null; the index that led to due jobs by state and kind is gone. */
export const finishedJobsAreNotDue: Migration = {
  name: '2026-11-27-finished-jobs-are-not-due',
  async up() {
    const jobs = database().collection('jobs');
    await jobs.updateMany({ state: { $in: ['done', 'dead'] } }, { $set: { runAt: null } });
    await dropIndexes('jobs', ['state_1_kind_1_runAt_1']);
  },
};
