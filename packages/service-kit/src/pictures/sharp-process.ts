import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';

type Work = {
  /** The body of an async function of `sharp`, `bytes` and `parameter` that returns the bytes of a picture. */
  program: string;
  bytes: Buffer;
  parameter: number;
  /** Milliseconds after which it is ended. */
  patience: number;
};

const MAX_RESULT_BYTES = 32 * 1024 * 1024;

/** Works on a picture in a process of its own, which is given nothing but the picture. */
export function sharpProcess({ program, bytes, parameter, patience }: Work): Promise<Buffer> {
  const options = {
    encoding: 'buffer',
    timeout: patience,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_RESULT_BYTES,
  } as const;
  return new Promise((resolve, reject) => {
    const parameters = ['-e', wrapped(program), String(parameter)];
    const child = execFile(process.execPath, parameters, { ...options, env: {} }, (cause, result) => {
      if (cause || result.length === 0) reject(cause ?? new Error('no picture came out'));
      else resolve(result);
    });
    // It may have ended before it has read everything.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

function wrapped(program: string): string {
  return `
const sharp = require(${JSON.stringify(createRequire(import.meta.url).resolve('sharp'))});
sharp.concurrency(1);
async function work(bytes, parameter) {${program}
}
async function run() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  process.stdout.write(await work(Buffer.concat(parts), Number(process.argv[1])));
}
run().catch(() => process.exit(1));
`;
}
