import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Mark = {
  /** Matches an argument that names the program. */
  program: RegExp;
  /** A flag that this program is always started with, such as `--dbpath`. */
  flag: string;
  /** The flag's value, an absolute path that belongs to this product alone. */
  value: string;
};

/**
 * Processes that were started with a flag and a path of ours: what a killed supervisor left behind. Found by what they
 * are, not by a noted number, which a kill can lose and the system can give to somebody else.
 */
export function findProcesses(mark: Mark): number[] {
  return commandLines()
    .filter(({ pid, matches }) => pid !== process.pid && matches(mark))
    .map(({ pid }) => pid);
}

type CommandLine = { pid: number; matches(mark: Mark): boolean };

function commandLines(): CommandLine[] {
  return existsSync('/proc/self/cmdline') ? fromProc() : fromPs();
}

function fromProc(): CommandLine[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), args: argumentsOf(name) }))
    .map(({ pid, args }) => ({
      pid,
      matches: ({ program, flag, value }) =>
        args.some((arg, index) => arg === flag && args[index + 1] === value) && args.some((arg) => program.test(arg)),
    }));
}

function argumentsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function fromPs(): CommandLine[] {
  return execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(.*)$/.exec(row))
    .filter((row) => row !== null)
    .map(([, pid, line = '']) => ({
      pid: Number(pid),
      matches: ({ program, flag, value }) =>
        `${line} `.includes(` ${flag} ${value} `) && line.split(' ').some((arg) => program.test(arg)),
    }));
}
