import { setTimeout as pause } from 'node:timers/promises';

/** Asks until it is so, for two minutes, as the machine may be busy. Returns whether it is. */
export async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(1000)) if (await isSo()) return true;
  return false;
}
