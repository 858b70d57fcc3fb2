import { existsSync, readFileSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';

const SAMPLE_MS = 5000;
const toMb = (bytes: number) => Math.round(bytes / 1e6);

type MemoryWatch = {
  /** To be called when the program has ended: what it had at most and last, and what the machine has left; megabytes. */
  end(): { lastMb: number | undefined; freeMb: number; totalMb: number };
};

/** Samples a program's memory, as it cannot be read after the end; `lastMb` is undefined where there is no /proc. */
export function watchMemory(pid: number | undefined): MemoryWatch {
  let lastMb: number | undefined;
  const sample = () => {
    lastMb = residentMb(pid) ?? lastMb;
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS).unref();
  return {
    end() {
      clearInterval(timer);
      return { lastMb, freeMb: toMb(freemem()), totalMb: toMb(totalmem()) };
    },
  };
}

function residentMb(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return undefined;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : toMb(Number(kilobytes) * 1024);
  } catch {
    return undefined;
  }
}
