import { type Job, JobWorker, jobQueue, type Service } from '@practice/service-kit';
import { onTestFinished, vi } from 'vitest';

/** A message as the contact page sends it. */
export function contactInput(overrides: object = {}) {
  return {
    name: 'Elif Yıldız',
    email: 'elif@ornek.example',
    subject: 'Görüşme süresi',
    contactType: 'general',
    message: 'Gizli kalması gereken bir soru: kızım geceleri uyanıyor.',
    kvkkConsent: true,
    ...overrides,
  };
}

/** Runs every job that is left, now, and waits until none is due. */
export async function runJobs(service: Service): Promise<void> {
  await jobQueue().updateMany(
    { state: { $in: ['queued', 'waiting'] } },
    { $set: { state: 'queued', runAt: new Date() } },
  );
  const worker = new JobWorker(service.jobs ?? {}, { watches: false });
  onTestFinished(() => worker.stop());
  worker.start();
  const open = { state: { $in: ['queued', 'running'] as Job['state'][] } };
  await vi.waitFor(async () => {
    if ((await jobQueue().countDocuments(open)) > 0) throw new Error('jobs are open');
  }, 30_000);
}
