import { spawn } from 'node:child_process';

export type CommandResult = { code: number | null; output: string; isOverTime: boolean };

/** Runs a program to its end and collects what it says. Never throws; over the limit, or when this process ends, it is killed. */
export function runCommand(
  command: string,
  args: string[],
  options: { limitMs: number; env?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    let isOverTime = false;
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: options.env ?? process.env });
    const killChild = () => child.kill('SIGKILL');
    process.once('exit', killChild);
    const timer = setTimeout(() => {
      isOverTime = true;
      child.kill('SIGKILL');
    }, options.limitMs);
    const collect = (data: Buffer) => {
      output = (output + data.toString()).slice(-20_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (code: number | null) => {
      clearTimeout(timer);
      process.off('exit', killChild);
      resolve({ code, output, isOverTime });
    };
    child.once('error', (error) => {
      output += error.message;
      end(null);
    });
    // `exit` and not `close`: a grandchild may hold the pipes for longer.
    child.once('exit', (code) => setImmediate(() => end(code)));
  });
}
