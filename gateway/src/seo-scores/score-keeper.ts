import { callService, logger } from '@practice/service-kit';

const ASK_MS = 30 * 60_000;

/** Has the scores of the pages kept every day, whichever gateway asks first. */
export function startScoreKeeper(): { stop: () => Promise<void> } {
  const ask = () =>
    callService('seo', 'keepSeoScores', {}).catch((err: unknown) => {
      logger.debug({ err }, 'the scores of the pages cannot be kept yet');
    });
  const timer = setInterval(ask, ASK_MS).unref();
  const asked = ask();
  return {
    async stop() {
      clearInterval(timer);
      await asked;
    },
  };
}
