import { jobQueue, registerServiceUrl } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createService } from '../server.ts';
import { getSystemHealth } from './get-system-health.ts';

useTestDatabase([createService()]);

it('says which parts run, and counts the jobs that are not done', async () => {
  await jobQueue().insertMany(
    (['dead', 'dead', 'waiting', 'done'] as const).map((state, index) => ({
      ...{
        _id: `job:${index}`,
        kind: 'send-email',
        payload: {},
        state,
        runAt: new Date(),
        attempts: 0,
        maxAttempts: 1,
      },
      ...{ owner: null, leaseUntil: null, reason: null, createdAt: new Date(), doneAt: null },
    })),
  );
  registerServiceUrl('seo', 'http://127.0.0.1:1');
  // The files of a worker share what is registered.
  onTestFinished(() => registerServiceUrl('seo', ''));
  const health = await getSystemHealth(contextFor('admin'));
  expect(health).toMatchObject({ database: true, jobs: { queued: 0, waiting: 1, running: 0, dead: 2 } });
  expect(health.eventsBehind).toBeGreaterThanOrEqual(0);
  expect(health.services).toContainEqual({ name: 'seo', isUp: false });
});
