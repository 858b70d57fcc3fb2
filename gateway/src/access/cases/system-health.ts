import { jobQueue } from '@practice/service-kit';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

/** One job that has failed for good. */
async function failed(): Promise<{ kind: string }> {
  await jobQueue().deleteMany({ _id: 'failed' });
  await jobQueue().insertOne({
    ...{ _id: 'failed', kind: 'check-urls', payload: {}, state: 'dead', runAt: new Date(), attempts: 10 },
    ...{ maxAttempts: 10, owner: null, leaseUntil: null, reason: 'Hata', createdAt: new Date(), doneAt: null },
  });
  return { kind: 'check-urls' };
}

export const rest: RestCases = {
  'GET /api/system-health': { people: admins, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.systemHealth': {
    document: `{ systemHealth {
      database eventsBehind services { name isUp address version latencyMs } jobs { queued waiting running dead }
      details {
        measuredAt version nodeVersion lateJobs problems { code part isFailure subject }
        databaseState { engine version roundTripMs dataBytes members { name state isHealthy isPrimary } }
        consumers { service behind } stalledJobs { kind label state reason count oldestAt canRetry }
        emails { lastSentAt waiting failed } backups { isEnabled newest { id } verifiedAt nextOn }
        gateways { name seenAt disk { freeBytes totalBytes } remotes { name isUp } setupProblems certificateEndsAt }
        migrations { applied last lastAt }
      }
    } }`,
    people: admins,
    good: {},
    bad: [],
  },
};

export const mutations: MutationCases = {
  retryFailedJobs: {
    route: 'POST /api/system-health/retry-failed-jobs',
    people: admins,
    good: failed,
    leaves: ['jobs', 'events'],
    random: ['createdAt', 'runAt'],
    bad: [
      { what: 'an e-mail', input: { kind: 'send-email' }, code: 'VALIDATION_FAILED' },
      { what: 'no kind', input: { kind: null }, code: 'VALIDATION_FAILED' },
    ],
    alsoGood: [{ what: 'a kind of which none has failed', input: { kind: 'make-backup' }, leaves: [] }],
  },
};
