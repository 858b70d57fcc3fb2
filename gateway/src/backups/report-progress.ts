import { callService, logger } from '@practice/service-kit';

const EVERY_MS = 1500;

/** Stores how far a backup is, from time to time; `part` 1 is all. What cannot be stored is left out. */
export function reportProgress(id: string): (part: number) => void {
  let reportedAt = Date.now();
  return (part) => {
    if (Date.now() - reportedAt < EVERY_MS) return;
    reportedAt = Date.now();
    const progress = Math.max(0, Math.min(99, Math.floor(part * 100)));
    callService('identity', 'noteBackupProgress', { id, progress }).catch((err: unknown) => {
      logger.debug({ err }, 'the progress of a backup is not stored');
    });
  };
}
