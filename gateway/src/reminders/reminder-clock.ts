import { callService, logger } from '@practice/service-kit';

const ASK_MS = 20_000;

/** Has the reminders announced whose time has come, whichever gateway asks first. */
export function startReminderClock(): { stop: () => Promise<void> } {
  const ask = () =>
    callService('appointments', 'announceReminders', {}).catch((err: unknown) => {
      logger.debug({ err }, 'reminders cannot be announced yet');
    });
  let asked = ask();
  const timer = setInterval(() => {
    asked = ask();
  }, ASK_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await asked;
    },
  };
}
