import { logger } from '@practice/service-kit';

type Options = {
  /** Asks a service to do what is due; whichever gateway asks first has it done. */
  ask: () => Promise<unknown>;
  everyMs: number;
  /** What is not done while the service cannot be asked, for the log. */
  otherwise: string;
};

/** Asks at once and then again and again, until `stop`, which waits for the last answer. A service that is away is asked later. */
export function askRegularly({ ask, everyMs, otherwise }: Options): { stop: () => Promise<void> } {
  const tryToAsk = async () => {
    await ask().catch((err: unknown) => logger.debug({ err }, otherwise));
  };
  let asked = tryToAsk();
  const timer = setInterval(() => {
    asked = tryToAsk();
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await asked;
    },
  };
}
