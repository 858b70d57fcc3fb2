import { randomUUID } from 'node:crypto';
import type { ProblemCode, RefusalCounts } from '@practice/contracts';
import { callService, logger } from '@practice/service-kit';

/** Counts wait that long before they are stored together. */
const FLUSH_MS = 5000;

const kinds: Partial<Record<ProblemCode, Exclude<keyof RefusalCounts, 'batchId'>>> = {
  CROSS_SITE_REQUEST: 'crossSiteRequests',
  CHALLENGE_FAILED: 'failedChallenges',
  TOO_MANY_REQUESTS: 'refusedRequests',
};

/**
 * Counts refusals that admins are alerted of when there are very many, in memory, and stores them in batches. A batch that had no
 * answer is sent again under its number, which the service counts once; meanwhile the next one grows.
 */
export class Refusals {
  #counts = nothing();
  #unsent: RefusalCounts | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Counts a problem that a caller was answered with, if it is one of those. */
  readonly add = (code: ProblemCode): void => {
    const kind = kinds[code];
    if (!kind) return;
    this.#counts[kind] += 1;
    this.#flushLater();
  };

  /** Stores what was counted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isNew = Object.values(this.#counts).some((count) => count > 0);
    if (!this.#unsent && !isNew) return;
    if (!this.#unsent) {
      this.#unsent = { batchId: randomUUID(), ...this.#counts };
      this.#counts = nothing();
    }
    try {
      await callService('identity', 'recordRefusals', this.#unsent);
      this.#unsent = undefined;
    } catch (err) {
      logger.debug({ err }, 'refusals cannot be counted yet');
      this.#flushLater();
    }
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}

function nothing() {
  return { crossSiteRequests: 0, failedChallenges: 0, refusedRequests: 0 };
}
