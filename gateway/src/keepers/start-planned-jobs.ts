import { type JobKind, JobWorker } from '@practice/service-kit';
import { askRegularly } from './ask-regularly.ts';

const PLAN_MS = 30 * 60_000;

type Options = {
  /** The handlers of its jobs by kind; `stopped` ends one under way, which is begun again or goes on later. */
  kindsOf: (stopped: AbortSignal) => Record<string, JobKind>;
  /** Asks a service to plan the next one. */
  plan: () => Promise<unknown>;
  /** What is not done while the service cannot be asked, for the log. */
  otherwise: string;
};

/** Runs jobs that a service plans, on one gateway or another, and has the next one planned; `stop` waits for their end. */
export function startPlannedJobs({ kindsOf, plan, otherwise }: Options): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const worker = new JobWorker(kindsOf(stopping.signal), { watches: false });
  const planning = askRegularly({ ask: plan, everyMs: PLAN_MS, otherwise });
  worker.start();
  return {
    async stop() {
      stopping.abort();
      await planning.stop();
      await worker.stop();
    },
  };
}
