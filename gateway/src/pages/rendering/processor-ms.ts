import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used; Infinity where the system does not say. */
export function processorMs(pid: number | undefined): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(afterName[11]) + Number(afterName[12])) * TICK_MS;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
