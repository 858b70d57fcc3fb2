import { callService, logger } from '@practice/service-kit';

const ASK_MS = 30 * 60_000;

/** Has old entries of the audit log removed once their time is over, whichever gateway asks first. */
export function startAuditLogKeeper(): { stop: () => Promise<void> } {
  const ask = () =>
    callService('identity', 'removeOldAuditEntries', {}).catch((err: unknown) => {
      logger.debug({ err }, 'old entries of the audit log cannot be removed yet');
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
