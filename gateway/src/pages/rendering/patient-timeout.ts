import { readFileSync } from 'node:fs';

const SHORTEST_MS = 50;
/** However busy the machine is: a visitor waits. */
const MOST = 4;

/**
 * Calls `then` after so many milliseconds, without those in which this process or the child `pid` waited for a processor: on a
 * busy machine what is slow is not stuck. After four times as many it does so in any case.
 */
export function patientTimeout(then: () => void, ms: number, pid: number | undefined): { clear: () => void } {
  const startedAt = performance.now();
  const waitedAt = waitedMs(pid);
  let timer = setTimeout(look, ms).unref();

  function look(): void {
    const passed = performance.now() - startedAt;
    const left = ms - (passed - (waitedMs(pid) - waitedAt));
    if (left <= 0 || passed >= ms * MOST) then();
    else timer = setTimeout(look, Math.max(SHORTEST_MS, left)).unref();
  }

  return { clear: () => clearTimeout(timer) };
}

/** How long the main threads of both have been ready to run and did not; 0 where the system does not say. */
function waitedMs(pid: number | undefined): number {
  return [process.pid, pid].reduce<number>((sum, each) => sum + waitOf(each), 0);
}

function waitOf(pid: number | undefined): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}
