import { spawn } from 'node:child_process';

export type CommandResult = {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  isOverTime: boolean;
};

/** Runs a program to its end and collects what it says. Never throws. Over the limit it is killed; it ends with this process. */
export function runCommand(
  command: string,
  args: string[],
  options: { limitMs: number; env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    let isOverTime = false;
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: options.env ?? process.env,
      cwd: options.cwd,
    });
    const killChild = () => child.kill('SIGTERM');
    process.once('exit', killChild);
    const timer = setTimeout(() => {
      isOverTime = true;
      child.kill('SIGKILL');
    }, options.limitMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-100_000);
      });
    }
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(timer);
      process.off('exit', killChild);
      resolve({ code, signal, output, isOverTime });
    };
    child.once('error', (error) => {
      output += error.message;
      end(null, null);
    });
    // `exit` and not `close`: a grandchild may hold the pipes for longer.
    child.once('exit', (code, signal) => setImmediate(() => end(code, signal)));
  });
}
